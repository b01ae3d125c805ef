import { describe, expect, test } from 'vitest';
import { cardRow, cardField, leastHeight, listColumns, mostHeight, roomFor, type Box, type CardSizes } from './card-field';

const SIZES: CardSizes = { least: 44, largest: 270, ratio: 4 / 3, gap: 8 };

/** What the five layouts leave for cards, from the least phone to a wall. */
const BOXES: readonly Box[] = [
  { width: 284, height: 200 },
  { width: 324, height: 260 },
  { width: 354, height: 420 },
  { width: 376, height: 480 },
  { width: 320, height: 250 },
  { width: 400, height: 300 },
  { width: 730, height: 560 },
  { width: 784, height: 640 },
  { width: 680, height: 600 },
  { width: 760, height: 520 },
  { width: 1100, height: 760 },
];

describe('by hand', () => {
  test('nine cards in three columns take the height of a wide box', () => {
    // (320 − 2 · 8) / 3 = 101.33 high, so 76 wide; the width alone would allow (600 − 16) / 3 = 194.
    expect(cardField(9, { width: 600, height: 320 }, SIZES, 3)).toMatchObject({ columns: 3, rows: 3, width: 76 });
  });
  test('four cards in a narrow box take its width', () => {
    // Two columns: (200 − 8) / 2 = 96; one: 500 high for four, (500 − 24) / 4 / (4 / 3) = 89; four: 44.
    expect(cardField(4, { width: 200, height: 500 }, SIZES)).toMatchObject({ columns: 2, rows: 2, width: 96 });
  });
  test('one card is never larger than a card', () => {
    expect(cardField(1, { width: 2000, height: 2000 }, SIZES)).toMatchObject({ columns: 1, rows: 1, width: 270 });
  });
  test('in as many columns as the game says, unless a thumb could not hit the cards', () => {
    const square: CardSizes = { ...SIZES, ratio: 1, gap: 4 };
    // Seven in 332: (332 − 24) / 7 = 44. In 324 they would be 42 wide, and six are (324 − 20) / 6 = 50 wide, but seven rows
    // of them are (360 − 24) / 7 = 48 high.
    expect(cardField(42, { width: 332, height: 400 }, square, 7)).toMatchObject({ columns: 7, rows: 6, width: 44 });
    expect(cardField(42, { width: 324, height: 360 }, square, 7)).toMatchObject({ columns: 6, rows: 7, width: 48 });
  });
  test('where there is no height cards keep the least size', () => {
    expect(cardField(6, { width: 300, height: 10 }, SIZES, 3).width).toBe(44);
    // Two rows of 44 · 4 / 3 = 58.67 and a gap of 8.
    expect(leastHeight(6, 300, SIZES, 3)).toBe(126);
  });
  test('cards that are as wide as their box need no more height', () => {
    // (316 − 2 · 8) / 3 = 100 wide and 133.33 high; six are two rows of that and a gap of 8.
    expect([mostHeight(3, 316, SIZES, 3), mostHeight(6, 316, SIZES, 3)]).toEqual([134, 275]);
    expect(mostHeight(3, 2000, { ...SIZES, head: 13 }, 3)).toBe(373); // never larger than a card, which is 360 high
  });
});

describe('by hand, with something above each card', () => {
  const numbered: CardSizes = { ...SIZES, head: 14 };
  test('what lies above the cards is taken from their height', () => {
    // Two rows in 320: (320 − 8) / 2 − 14 = 142 high, so 106 wide.
    expect(cardField(6, { width: 600, height: 320 }, numbered, 3)).toMatchObject({ columns: 3, rows: 2, width: 106 });
    // Two rows of 58.67 and 14, and a gap of 8.
    expect(leastHeight(6, 300, numbered, 3)).toBe(154);
  });
  test('four cards lie two by two where three columns would not make them larger', () => {
    // Two rows in 280: (280 − 8) / 2 − 14 = 122 high, so 91 wide, in two columns as in three; four would be 69 wide.
    expect(cardField(4, { width: 300, height: 280 }, numbered)).toMatchObject({ columns: 2, rows: 2, width: 91 });
  });
});

test('cards are higher where height is left, and no narrower for it', () => {
  const square: CardSizes = { least: 44, largest: 270, ratio: 1, tallest: 1.4, gap: 10 };
  // Four columns of (350 − 30) / 4 = 80: three rows of 80 and two gaps are 260 high, and of 112 they are 356.
  const high = (height: number) => cardField(12, { width: 350, height }, square, 4);
  expect([200, 260, 320, 500].map((height) => [high(height).width, high(height).height])).toEqual([
    [60, 60],
    [80, 80],
    [80, 100],
    [80, 112],
  ]);
  expect(mostHeight(12, 350, square, 4)).toBe(356);
});

describe('by hand, for five buttons', () => {
  const buttons: CardSizes = { least: 84, largest: 200, ratio: 1, gap: 6, lowest: 46 };
  test('on a phone: three and two, as wide as there is room', () => {
    // (284 − 12) / 3 = 90.67 wide and (134 − 6) / 2 = 64 high; five side by side would be 52 wide.
    expect(cardField(5, { width: 284, height: 134 }, buttons)).toEqual({ columns: 3, rows: 2, width: 90, height: 64 });
  });
  test('on a tablet: side by side, as high as they are wide', () => {
    // (784 − 24) / 5 = 152; two rows would be (260 − 6) / 2 = 127 high.
    expect(cardField(5, { width: 784, height: 260 }, buttons)).toEqual({ columns: 5, rows: 1, width: 152, height: 152 });
  });
  test('where there is no height they keep the least', () => {
    expect(cardField(5, { width: 284, height: 40 }, buttons)).toMatchObject({ columns: 3, rows: 2, height: 46 });
    expect(leastHeight(5, 284, buttons)).toBe(98);
  });
});

describe('room for cards that come one by one', () => {
  const box = { width: 600, height: 200 };
  const steps = [6, 10, 14];
  test('is kept for the last step that leaves them wide enough', () => {
    // Six in a row: (600 − 40) / 6 = 93; ten in one: 52, in two: (200 − 8) / 2 / (4 / 3) = 72; fourteen in two: 72.
    for (const count of [0, 6, 7, 14]) expect(roomFor(count, steps, box, SIZES, 70)).toBe(14);
    expect(roomFor(3, steps, box, SIZES, 80)).toBe(6);
  });
  test('is kept for the first step that holds them where none leaves them wide enough', () => {
    expect([0, 6, 7, 10, 11, 15].map((count) => roomFor(count, steps, box, SIZES, 300))).toEqual([6, 6, 10, 10, 14, 15]);
  });
  test('is never more than there is height for', () => {
    // One row of six cards of 44 is 59 high, and two rows are not.
    expect(roomFor(1, steps, { width: 320, height: 60 }, SIZES, 44)).toBe(6);
  });
});

const COUNTS = Array.from({ length: 42 }, (_, i) => i + 1);

describe.each(BOXES)('in a box of $width by $height', (box) => {
  test.each(COUNTS)('%i cards fit side by side', (count) => {
    const { columns, rows, width, height } = cardField(count, box, SIZES);
    expect(columns * rows).toBeGreaterThanOrEqual(count);
    expect(columns * (rows - 1)).toBeLessThan(count);
    expect(columns * width + (columns - 1) * SIZES.gap).toBeLessThanOrEqual(box.width);
    const high = rows * height + (rows - 1) * SIZES.gap;
    expect(high <= box.height || width === SIZES.least).toBe(true);
    expect(width).toBeLessThanOrEqual(SIZES.largest);
  });
  test.each(COUNTS)('no other arrangement makes %i cards larger', (count) => {
    const found = cardField(count, box, SIZES);
    const others = COUNTS.slice(0, count).map((columns) => cardField(count, box, SIZES, columns).width);
    expect(found.width).toBe(Math.max(...others));
  });
  test('no card more changes the size of the others before the next step', () => {
    const steps = [6, 10, 14, 20, 30, 42];
    const widths = COUNTS.map((count) => cardField(roomFor(count, steps, box, SIZES, 60), box, SIZES).width);
    expect(new Set(widths).size).toBeLessThanOrEqual(steps.length);
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  });
  test('cards become smaller, never larger, with every card more', () => {
    const widths = COUNTS.map((count) => cardField(count, box, SIZES).width);
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  });
  test('cards of the least size fit into the least height', () => {
    for (const count of COUNTS) {
      const high = leastHeight(count, box.width, SIZES);
      const { rows, height } = cardField(count, { width: box.width, height: high }, SIZES);
      expect(rows * height + (rows - 1) * SIZES.gap).toBeLessThanOrEqual(high + 1);
    }
  });
});

describe('a fan', () => {
  test('shows so much of each card where there is room', () => {
    // 20 high, so 20 wide; three more, half of each: 20 + 3 · 10 = 50 of 60.
    expect(cardRow(4, { width: 60, height: 20 }, { largest: 30, ratio: 1 }, 0.5)).toEqual({ width: 20, height: 20, step: 10 });
  });
  test('is closer where there is none', () => {
    // (60 − 20) / 8 = 5.
    expect(cardRow(9, { width: 60, height: 20 }, { largest: 30, ratio: 1 }, 0.5).step).toBe(5);
  });
  test('of one card or none has no step', () => {
    expect(cardRow(1, { width: 60, height: 20 }, SIZES, 0.5).step).toBe(0);
    expect(cardRow(0, { width: 60, height: 20 }, SIZES, 0.5).step).toBe(0);
  });
  test.each(COUNTS)('of %i cards stays in its box, and its cards are of one size', (count) => {
    for (const box of BOXES) {
      const { width, step } = cardRow(count, box, SIZES, 0.5);
      expect(width + (count - 1) * step).toBeLessThanOrEqual(box.width + 0.001);
      expect(width).toBe(cardRow(1, box, SIZES, 0.5).width);
    }
  });
});

describe('a list', () => {
  const LEAST: Box = { width: 130, height: 44 };
  test('of five stands in one column where that is high enough', () => {
    // Five rows and four gaps: 5 · 44 + 4 · 6 = 244.
    expect(listColumns(5, { width: 354, height: 244 }, LEAST, 6)).toBe(1);
    expect(listColumns(5, { width: 354, height: 243 }, LEAST, 6)).toBe(2);
  });
  test('has no columns too narrow for words', () => {
    // Two columns of 130 and a gap are 266.
    expect(listColumns(5, { width: 265, height: 100 }, LEAST, 6)).toBe(1);
    expect(listColumns(5, { width: 266, height: 100 }, LEAST, 6)).toBe(2);
  });
  test('has one column in no room at all', () => {
    expect(listColumns(5, { width: 0, height: 0 }, LEAST, 6)).toBe(1);
  });
});
