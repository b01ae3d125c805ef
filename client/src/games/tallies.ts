/** How games went, as each counts it. Apart from `parts.ts`, since nobody asks before the end. */
import type { GameName } from '../wire/protocol';
import type { Tallies } from './contract';

const TALLIES = import.meta.glob<Tallies<GameName>>('./*/ending.ts', { import: 'tally' });

const atHand: Partial<Record<GameName, Tallies<GameName>>> = {};

/** Null if it cannot be loaded now: then the last scene is as it is after most games. */
export async function tallyOf(game: GameName): Promise<Tallies<GameName> | null> {
  const tally = (await TALLIES[`./${game}/ending.ts`]?.().catch(() => null)) ?? null;
  if (tally !== null) atHand[game] = tally;
  return tally;
}

/** The same if it was loaded before. */
export const tallyAtHand = (game: GameName): Tallies<GameName> | null => atHand[game] ?? null;
