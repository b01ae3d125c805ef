/** How a best of three stands. */
import { nameOf, type TablePlayer } from './board';

/** Who wins two games wins a best of three; the score in the order of the seats. */
const NEEDED = 2;
export interface Series {
  readonly score: string;
  readonly winner: string | null;
}
export function seriesOf(wins: readonly number[], players: readonly TablePlayer[]): Series {
  const winner = wins.findIndex((won) => won >= NEEDED);
  return {
    score: wins.map((won, seat) => `${nameOf(players, seat)}\u00a0${won}`).join(' · '),
    winner: winner < 0 ? null : nameOf(players, winner),
  };
}
