/** How brains travel: one by one while they are few; the more there are, the faster they follow, until one carries several. */
import { tokensFor } from '../table/tell';

/** More than this are not on their way at once. */
const MOST = 12;
/** In milliseconds, from one that leaves to the next, where there is time for it. */
const APART = 90;

/** How many brains each that flies stands for: one, as long as they are few, then more and more. */
export function loads(brains: number): readonly number[] {
  const flying = Math.min(brains, MOST);
  const gone = (n: number) => n + Math.round((brains - flying) * (n / MOST) ** 2);
  return Array.from({ length: flying }, (_, i) => gone(i + 1) - gone(i));
}

/** When each of them leaves, in milliseconds: all within so many, and where that is little, faster and faster. */
export function departures(flying: number, within: number): readonly number[] {
  const last = flying - 1;
  if (last * APART <= within) return Array.from({ length: flying }, (_, i) => i * APART);
  return Array.from({ length: flying }, (_, i) => Math.round(within * (1 - (1 - i / last) ** 2)));
}

/**
 * The tokens of a heap or plate on its way from one number to the other. A five that is being carried off stays until all of it
 * has gone, and change is made once, in the end: so what shrinks never grows meanwhile.
 */
export function tokensWhile(brains: number, before: number, after: number): ReturnType<typeof tokensFor> {
  if (brains === before || brains === after) return tokensFor(brains);
  const most = Math.max(before, after);
  const { fives, ones } = tokensFor(most);
  const gone = most - brains;
  return gone <= ones ? { fives, ones: ones - gone } : { fives: fives - Math.floor((gone - ones) / 5), ones: 0 };
}
