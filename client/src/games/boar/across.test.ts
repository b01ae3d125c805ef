import { expect, test } from 'vitest';
import { acrossHands, acrossMine, acrossTable } from './across';

test('the usual hands: cards as large as the number of hands allows', () => {
  expect(acrossHands([5])).toEqual({ beside: 10, below: 7, rows: 1, low: 5, lowRows: 1 });
  expect(acrossHands([4, 7])).toEqual({ beside: 7, below: 7, rows: 2, low: 5, lowRows: 3 });
  expect(acrossHands([5, 4, 7])).toEqual({ beside: 5, below: 7, rows: 3, low: 5, lowRows: 4 });
  expect(acrossHands([1, 2, 3, 0])).toEqual({ beside: 5, below: 7, rows: 4, low: 5, lowRows: 4 });
});

test('a hand of ten lies in two rows', () => {
  expect(acrossHands([5, 4, 10])).toEqual({ beside: 5, below: 7, rows: 4, low: 5, lowRows: 4 });
});

test('a hand of eight still lies in one row where the hands lie below each other', () => {
  expect(acrossHands([6, 8, 7])).toEqual({ beside: 5, below: 8, rows: 3, low: 5, lowRows: 6 });
});

test('any hand fits into two rows', () => {
  for (let most = 0; most <= 36; most += 1) {
    for (const hands of [[most], [most, 1], [0, most, 3]]) {
      const { beside, below, low } = acrossHands(hands);
      expect(2 * Math.min(beside, below, low)).toBeGreaterThanOrEqual(most);
    }
    expect(2 * acrossMine(most)).toBeGreaterThanOrEqual(most);
    const { across, rows } = acrossTable(most);
    expect(across * rows).toBeGreaterThanOrEqual(most);
  }
});

test('one’s own hand stays in one row up to ten', () => {
  expect([0, 6, 7, 10, 11, 18].map(acrossMine)).toEqual([7, 7, 7, 10, 7, 9]);
});

test('cards on the table lie in one row, then in two', () => {
  expect([0, 1, 4, 5, 9].map(acrossTable)).toEqual([
    { across: 1, rows: 1 },
    { across: 1, rows: 1 },
    { across: 4, rows: 1 },
    { across: 3, rows: 2 },
    { across: 5, rows: 2 },
  ]);
});
