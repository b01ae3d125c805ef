/** Which misses of a game are shown at once: a page of all of them is ten screens long, and nobody reads it. */
import type { Answer, LookingBack } from '../../games/contract';
import type { GameName } from '../../wire/protocol';

export const FEW = 3;

/** Those that mattered most, in the order in which they came: they cost most, or had been seen the shortest while ago. */
export function dearest(missed: readonly Answer<GameName>[], { matter, later }: Pick<LookingBack<GameName>, 'matter' | 'later'>): readonly Answer<GameName>[] {
  const weight = (miss: Answer<GameName>) => matter?.(miss) ?? -(later?.(miss) ?? Infinity);
  const first = missed.toSorted((one, other) => weight(other) - weight(one) || one.number - other.number).slice(0, FEW);
  return first.toSorted((one, other) => one.number - other.number);
}
