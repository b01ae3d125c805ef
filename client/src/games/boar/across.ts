/** How many cards lie side by side. Two rows hold what is usual; a larger hand gets narrower cards, not more rows. */

const ROWS = 2;

/** Beside each other for one, two, three or four hands: fewer hands have more room each. */
const BESIDE = [10, 7, 5, 5] as const;
const BELOW = 7;
const MOST_IN_ONE_ROW = 8;
const LOW = 5;
const MINE = 7;
const MINE_IN_ONE_ROW = 10;
const TABLE_IN_ONE_ROW = 4;

export interface Across {
  /** In a row, where the hands lie beside each other. */
  readonly beside: number;
  /** In a row, where the hands lie below each other, and the rows of all hands together. */
  readonly below: number;
  readonly rows: number;
  /** The same where they lie below each other in half the width. */
  readonly low: number;
  readonly lowRows: number;
}

/** For the hands of the others: the same for all of them, so that all cards are of one size. */
export function acrossHands(sizes: readonly number[]): Across {
  const most = Math.max(0, ...sizes);
  const half = Math.ceil(most / ROWS);
  const below = most <= MOST_IN_ONE_ROW ? Math.max(BELOW, most) : Math.max(BELOW, half);
  const low = Math.max(LOW, half);
  const rowsOf = (across: number) => sizes.reduce((sum, cards) => sum + Math.max(1, Math.ceil(cards / across)), 0);
  return { beside: Math.max(BESIDE[sizes.length - 1] ?? 5, half), below, rows: rowsOf(below), low, lowRows: rowsOf(low) };
}

/** For one's own hand. */
export function acrossMine(cards: number): number {
  return Math.max(MINE, cards <= MINE_IN_ONE_ROW ? cards : Math.ceil(cards / ROWS));
}

/** For the cards beside the deck, and in how many rows. */
export function acrossTable(cards: number): { readonly across: number; readonly rows: number } {
  const rows = cards <= TABLE_IN_ONE_ROW ? 1 : ROWS;
  return { across: Math.max(1, Math.ceil(cards / rows)), rows };
}
