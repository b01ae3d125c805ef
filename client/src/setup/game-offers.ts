/** What the games offer, as far as more than one page asks. */
import { OFFERS, type Offer } from '../wire/offers';
import type { GameName, Level, Mode, TableInfo } from '../wire/protocol';
import { GAMES } from '../wire/games';

/** What a game can be set up as; the server has the last word. */
export function offerOf(game: GameName): Offer {
  return OFFERS[game];
}

/** The fewest and the most players, whatever the mode. */
export function reachOf(game: GameName): readonly [fewest: number, most: number] {
  const reaches = Object.values(offerOf(game).players);
  return [Math.min(...reaches.map(([fewest]) => fewest)), Math.max(...reaches.map(([, most]) => most))];
}

/** How many are needed at a table, in the mode that was agreed there. */
export function fewestIn({ game, options }: TableInfo): number {
  const { players } = offerOf(game);
  const { mode = null } = options;
  return (mode === null ? undefined : players[mode])?.[0] ?? reachOf(game)[0];
}

/** Whether a result is a number of turns, of which the fewest are best. */
export function countsTurns(game: GameName, mode: Mode): boolean {
  return offerOf(game).fewest.includes(mode);
}

/** A result as one says it: turns are kept below zero, so that more is better everywhere. */
export function saidScore(game: GameName, mode: Mode, score: number): number {
  return countsTurns(game, mode) ? -score : score;
}

export function isPlayedTogether(game: GameName): boolean {
  return offerOf(game).players.cooperative !== undefined;
}

/** The levels of all games, the easiest first, and every number of players there can be, from two. */
export const LEVELS: readonly Level[] = [...new Set(GAMES.flatMap((game) => levelsOf(game)))];
export const SIZES: readonly number[] = Array.from({ length: Math.max(...GAMES.map((game) => reachOf(game)[1])) - 1 }, (_, i) => i + 2);

export function levelsOf(game: GameName): readonly Level[] {
  return (offerOf(game).options.find(({ name }) => name === 'level')?.choices ?? []) as readonly Level[];
}
