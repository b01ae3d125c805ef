/** How two who play against each other stand, over all games that are on the notepad. */
import type { GameName, PadGame, SeatResult } from '../wire/protocol';

export interface Rivalry {
  /** What they played last. */
  readonly game: GameName;
  /** Who has won more often comes first. */
  readonly seats: readonly [SeatResult, SeatResult];
  readonly wins: readonly [number, number];
}

/** The newest game of all, where nobody leads yet, or where more than two played. */
export interface LastMeeting {
  readonly game: GameName;
  readonly winners: readonly SeatResult[];
  readonly others: readonly SeatResult[];
}

const who = ({ name, bot }: SeatResult): string => `${bot ?? ''}/${name}`;
const pairOf = ({ seats }: PadGame): string => seats.map(who).toSorted().join('|');

/** Of the two who played last, the newest game first; null where none of them has won yet. */
export function rivalry(games: readonly PadGame[]): Rivalry | null {
  const duels = games.filter(({ mode, seats }) => mode === 'versus' && seats.length === 2);
  const [last] = duels;
  const [one, other] = last?.seats ?? [];
  if (last === undefined || one === undefined || other === undefined || (one.player ?? other.player) === null) return null;
  const met = duels.filter((duel) => pairOf(duel) === pairOf(last));
  const winners = met.flatMap(({ seats }) => (seats.every(({ won }) => won) ? [] : seats.filter(({ won }) => won).map(who)));
  if (winners.length === 0) return null;
  const count = (seat: SeatResult) => winners.filter((winner) => winner === who(seat)).length;
  const seats = count(one) >= count(other) ? ([one, other] as const) : ([other, one] as const);
  return { game: last.game, seats, wins: [count(seats[0]), count(seats[1])] };
}

/** Who won when several met last; null where that is told as a rivalry, or where the newest game was another kind of game. */
export function lastMeeting(games: readonly PadGame[]): LastMeeting | null {
  const [last] = games;
  if (last?.mode !== 'versus' || last.seats.every(({ player }) => player === null)) return null;
  const winners = last.seats.filter(({ won }) => won);
  if (winners.length === 0 || (last.seats.length === 2 && rivalry(games) !== null)) return null;
  return { game: last.game, winners, others: last.seats.filter(({ won }) => !won) };
}
