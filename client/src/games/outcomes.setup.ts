/** Ends of games, written down by hand for the tests of each game. */
import type { Outcome } from '../wire/protocol';

/** Places and winners follow from the points, as A3 says. */
export function each(scores: readonly number[], ahead?: readonly number[]): Outcome {
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { reason: '', scores, places, winners: [...scores.keys()].filter((seat) => places[seat] === 1), ...(ahead && { ahead }) };
}

/** Alone or together there is one result, and nobody wins. */
export function all(score: number, players = 1): Outcome {
  return { reason: '', scores: Array<number>(players).fill(score), places: Array<number>(players).fill(1), winners: [] };
}
