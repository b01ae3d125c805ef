/** How many cards lie side by side. */

/** Two rows hold what is usual; a larger hand of somebody else gets narrower cards, not more rows. */
const ROWS = 2;

/** Beside each other for one, two, three or four hands: fewer hands have more room each. */
const BESIDE = [10, 7, 5, 5] as const;
const BELOW = 7;
const MOST_IN_ONE_ROW = 8;
const LOW = 5;
const MINE_AT_LEAST = 3;
const TABLE_AT_LEAST = 4;

export interface Across {
  /** In a row, where the hands lie beside each other. */
  readonly beside: number;
  /** In a row, where the hands lie below each other, and the rows of all hands together. */
  readonly below: number;
  readonly rows: number;
  /** How many of the hands lie in one row. */
  readonly single: number;
  /** The same where they lie below each other in half the width. */
  readonly low: number;
  readonly lowRows: number;
  readonly lowSingle: number;
}

/** For the hands of the others: the same for all of them, so that all cards are of one size. */
export function acrossHands(sizes: readonly number[]): Across {
  const most = Math.max(0, ...sizes);
  const half = Math.ceil(most / ROWS);
  const below = most <= MOST_IN_ONE_ROW ? Math.max(BELOW, most) : Math.max(BELOW, half);
  const low = Math.max(LOW, half);
  const rowsOf = (across: number) => sizes.reduce((sum, cards) => sum + Math.max(1, Math.ceil(cards / across)), 0);
  const singleIn = (across: number) => sizes.filter((cards) => cards <= across).length;
  return {
    beside: Math.max(BESIDE[sizes.length - 1] ?? 5, half),
    below,
    rows: rowsOf(below),
    single: singleIn(below),
    low,
    lowRows: rowsOf(low),
    lowSingle: singleIn(low),
  };
}

/**
 * How a number of cards lies in one, two or three rows; the place says in which of them the cards are largest. There is
 * room for an even number, so that a card more seldom moves those that lie there.
 */
export interface Rows {
  readonly one: number;
  readonly two: number;
  readonly three: number;
}

function rowsFor(cards: number, least: number): Rows {
  const places = cards <= least ? least : 2 * Math.ceil(cards / 2);
  return { one: places, two: Math.ceil(places / 2), three: Math.ceil(places / 3) };
}

/** For one's own hand. */
export const rowsOfMine = (cards: number): Rows => rowsFor(cards, MINE_AT_LEAST);

/** For the cards beside the deck. */
export const rowsOfTable = (cards: number): Rows => rowsFor(cards, TABLE_AT_LEAST);
