/** Where a result lies among those of others. */
import type { Bar, OtherPlayer } from '../wire/protocol';

/** Out of how many it is told: «7 of 10». */
export const OF = 10;

export interface Standing {
  /** How many of ten did worse. */
  readonly better: number;
  /** How many of ten did just the same. */
  readonly level: number;
}

const gamesOf = (bars: readonly Bar[]) => bars.reduce((sum, { games }) => sum + games, 0);

/** How many of ten a result beats, and with how many it is level. Ten are only said of all, and nobody of none. */
export function standing(bars: readonly Bar[], result: number): Standing {
  const all = gamesOf(bars);
  const tenths = (games: number) => (games === 0 || games === all ? (OF * games) / all : Math.min(OF - 1, Math.max(1, Math.round((OF * games) / all))));
  const worse = gamesOf(bars.filter(({ value }) => value < result));
  const same = gamesOf(bars.filter(({ value }) => value === result));
  const better = tenths(worse);
  return { better, level: Math.min(tenths(same), OF - better) };
}

/** The result in the middle: half of the games came to this or more. */
export function middle(bars: readonly Bar[]): number {
  const half = gamesOf(bars) / 2;
  let sum = 0;
  return bars.findLast(({ games }) => (sum += games) >= half)?.value ?? 0;
}

/** Where half of the games reach the most that anybody reached, nobody reached more. */
export const halfReachTheMost = (bars: readonly Bar[]): boolean => middle(bars) === highest(bars);

export const lowest = (bars: readonly Bar[]): number => bars[0]?.value ?? 0;
export const highest = (bars: readonly Bar[]): number => bars.at(-1)?.value ?? 0;

/** Who says most about a result: those of whom about half did better. None where nobody leaves anything to chance. */
export function nearest(others: readonly OtherPlayer[], seat: number, result: number): OtherPlayer | null {
  const off = ({ seats, games }: OtherPlayer) => {
    const { better, level } = standing(seats[seat] ?? [], result);
    return games > 1 ? Math.abs(better + level / 2 - OF / 2) : Infinity;
  };
  const [first] = others.toSorted((one, other) => off(one) - off(other));
  return first === undefined || off(first) === Infinity ? null : first;
}
