/** How many turns so many pairs need alone (P7), on the average: with perfect memory and ordinary luck, and by chance alone. */

/**
 * Who forgets nothing takes what is known to be a pair, and else turns a card that was never turned; so does the second card,
 * where the like of the first is not known. `unseen`: pairs of which no card was turned; `single`: those of which one was.
 */
export function perfectTurns(unseen: number, single = 0, known = new Map<number, number>()): number {
  if (unseen === 0) return single;
  const at = 100 * unseen + single;
  const before = known.get(at);
  if (before !== undefined) return before;
  const after = (pairs: number, ones: number) => perfectTurns(pairs, ones, known);
  const cards = 2 * unseen + single;
  const lucky = (1 + after(unseen - 1, single)) / (cards - 1);
  const late = single === 0 ? 0 : (single * (2 + after(unseen - 1, single))) / (cards - 1);
  const both = unseen === 1 ? 0 : (2 * (unseen - 1) * (1 + after(unseen - 2, single + 2))) / (cards - 1);
  const turns = (2 * unseen * (lucky + late + both) + (single === 0 ? 0 : single * (1 + after(unseen, single - 1)))) / cards;
  known.set(at, turns);
  return turns;
}

/** One in 2n − 1 pairs of cards is a pair where n are left: the sum of these is a square. */
export const chanceTurns = (pairs: number): number => pairs ** 2;
