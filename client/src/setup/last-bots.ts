/** The characters that filled the seats of each game last time on this device: who liked them finds them there again. */
import { BOTS, type Bot, type Filler } from '../table/bots';
import { read, write } from '../device/storage';
import type { GameName } from '../wire/protocol';

const KEY = 'gander.bots';

function everyGame(): Partial<Record<string, unknown>> {
  const stored = read(KEY);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

export function botsLastTime(game: GameName): readonly Bot[] {
  const stored = everyGame()[game];
  return Array.isArray(stored) ? BOTS.filter((bot) => stored.includes(bot)).toSorted((a, b) => stored.indexOf(a) - stored.indexOf(b)) : [];
}

/** Ghosts are not kept: theirs is the month they were made in. */
export function rememberBots(game: GameName, bots: readonly Filler[]): void {
  write(KEY, { ...everyGame(), [game]: bots.filter((bot) => typeof bot === 'string') });
}
