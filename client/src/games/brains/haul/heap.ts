/** How brains lie in a heap: from the middle of its lower edge outwards and upwards, so that it shrinks from the top. */
import { tokensFor } from '../table/tell';

/** Places for the most tokens that so many brains can be: all fives, and then ones for the last five. */
export function placesFor(brains: number): number {
  return tokensFor(brains).fives + 4;
}

/** How many rows count as much as the same number of tokens to the side, at most. */
const STEEPEST = 1.2;

/**
 * The places of a heap in the order in which they are filled; place 0 is the left one of the lowest row. A row higher
 * counts as much as the same share of the way to the side, so a heap of any size is a mound; where there is more height than
 * that it stays one, and does not become a tower.
 */
export function heapOrder(places: number, columns: number): readonly number[] {
  const high = Math.min(Math.ceil(places / columns), STEEPEST * (columns / 2));
  const out = (place: number) => {
    const row = Math.floor(place / columns);
    const middle = (Math.min(columns, places - row * columns) - 1) / 2; // the last row may be shorter
    return row / high + Math.abs((place % columns) - middle) / (columns / 2);
  };
  return [...Array(places).keys()].toSorted((one, other) => out(one) - out(other) || one - other);
}
