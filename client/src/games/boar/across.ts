/** How many cards lie side by side. */

/** Two rows hold what is usual; a larger hand of somebody else gets narrower cards, not more rows. */
const ROWS = 2;

/** Beside each other for one, two, three or four hands: fewer hands have more room each, and one alone has a row of its own. */
const BESIDE = [14, 7, 5, 5] as const;
const BELOW = 7;
const MOST_IN_ONE_ROW = 8;
const LOW = 5;
const MINE_AT_LEAST = 6;
const MINE_IN_A_ROW = 5;
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
 * How many lie in a row if a number of cards lies in one, two or three; the place says in which of them the cards are
 * largest. There is room for an even number, so that a card more seldom moves those that lie there.
 */
export interface Rows {
  readonly one: number;
  readonly two: number;
  readonly three: number;
}

function rowsFor(cards: number, least: number, leastInRow = 1): Rows {
  const places = cards <= least ? least : 2 * Math.ceil(cards / 2);
  const inRow = (rows: number) => Math.max(leastInRow, Math.ceil(places / rows));
  return { one: inRow(1), two: inRow(2), three: inRow(3) };
}

/** For one's own hand: in every row there is room for as many, so that a second one leaves the cards as large as they are. */
export const rowsOfMine = (cards: number): Rows => rowsFor(cards, MINE_AT_LEAST, MINE_IN_A_ROW);

/** For the cards beside the deck. */
export const rowsOfTable = (cards: number): Rows => rowsFor(cards, TABLE_AT_LEAST);
