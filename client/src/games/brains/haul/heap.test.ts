import { expect, test } from 'vitest';
import { heapOrder, placesFor } from './heap';

test('a heap is a mound on the middle of its lower edge', () => {
  // Three rows of five: 0 to 4, 5 to 9, 10 to 14. Out from the middle by 0 or 1 or 2 of 2.5, and up by 0 or 1 or 2 of 3:
  // 2 is at 0, 7 at 0.33, 1 and 3 at 0.4, 12 at 0.67, 6 and 8 at 0.73, 0 and 4 at 0.8.
  expect(heapOrder(15, 5).slice(0, 9)).toEqual([2, 7, 1, 3, 12, 6, 8, 0, 4]);
});

test('every place is filled once', () => {
  for (const columns of [1, 4, 9, 20]) expect(heapOrder(34, columns).toSorted((a, b) => a - b)).toEqual([...Array(34).keys()]);
});

test('there is a place for every token, however few brains are taken', () => {
  // 150 brains are 30 fives; 149 are 29 fives and 4 ones.
  expect(placesFor(150)).toBe(34);
  expect(placesFor(100)).toBe(24);
});
