/** What each game hands over for what its table notices; loaded when the board lies there. */
import type { Noticing } from '../table/company/notice';
import type { GameName, Games } from '../wire/protocol';

export type AnyNoticing = Noticing<Games[GameName]['observation'], Games[GameName]['event']>;

const FOUND = import.meta.glob<AnyNoticing>('./*/notices.ts', { import: 'noticing' });

/** Null for a game that has none, or if it cannot be loaded now: then nothing is noticed. */
export const noticingOf = async (game: GameName): Promise<AnyNoticing | null> => (await FOUND[`./${game}/notices.ts`]?.().catch(() => null)) ?? null;
