import { expect, test } from 'vitest';
import { acrossHands, rowsOfMine, rowsOfTable } from './across';

test('the usual hands: cards as large as the number of hands allows', () => {
  expect(acrossHands([5])).toEqual({ beside: 14, below: 7, rows: 1, single: 1, low: 5, lowRows: 1, lowSingle: 1 });
  expect(acrossHands([4, 7])).toEqual({ beside: 7, below: 7, rows: 2, single: 2, low: 5, lowRows: 3, lowSingle: 1 });
  expect(acrossHands([5, 4, 7])).toEqual({ beside: 5, below: 7, rows: 3, single: 3, low: 5, lowRows: 4, lowSingle: 2 });
  expect(acrossHands([1, 2, 3, 0])).toEqual({ beside: 5, below: 7, rows: 4, single: 4, low: 5, lowRows: 4, lowSingle: 4 });
});

test('a hand of ten lies in two rows', () => {
  expect(acrossHands([5, 4, 10])).toEqual({ beside: 5, below: 7, rows: 4, single: 2, low: 5, lowRows: 4, lowSingle: 2 });
});

test('a hand of eight still lies in one row where the hands lie below each other', () => {
  expect(acrossHands([6, 8, 7])).toEqual({ beside: 5, below: 8, rows: 3, single: 3, low: 5, lowRows: 6, lowSingle: 0 });
});

test('any hand fits into its rows', () => {
  for (let most = 0; most <= 36; most += 1) {
    for (const hands of [[most], [most, 1], [0, most, 3]]) {
      const { beside, below, low } = acrossHands(hands);
      expect(2 * Math.min(beside, below, low)).toBeGreaterThanOrEqual(most);
    }
    for (const { one, two, three } of [rowsOfMine(most), rowsOfTable(most)]) {
      expect(Math.min(one, 2 * two, 3 * three)).toBeGreaterThanOrEqual(most);
    }
  }
});

test('one’s own hand has room for six cards, then for an even number, and for ten in two rows', () => {
  expect([0, 1, 3, 6, 7, 8, 18].map((cards) => rowsOfMine(cards).one)).toEqual([6, 6, 6, 6, 8, 8, 18]);
  expect([1, 6, 10, 11].map((cards) => rowsOfMine(cards).two)).toEqual([5, 5, 5, 6]);
  expect(rowsOfMine(13)).toEqual({ one: 14, two: 7, three: 5 });
});

test('the table has room for four cards, then for an even number', () => {
  expect([0, 1, 4, 5, 6, 9].map((cards) => rowsOfTable(cards).one)).toEqual([4, 4, 4, 6, 6, 10]);
});
