/** How games went, as each counts it. Apart from `parts.ts`, since nobody asks before the end. */
import type { GameName } from '../wire/protocol';
import type { Tallies } from './contract';

const TALLIES = import.meta.glob<Tallies<GameName>>('./*/ending.ts', { import: 'tally' });

/** Null if it cannot be loaded now: then the last scene is as it is after most games. */
export async function tallyOf(game: GameName): Promise<Tallies<GameName> | null> {
  return (await TALLIES[`./${game}/ending.ts`]?.().catch(() => null)) ?? null;
}
