import { expect, test } from 'vitest';
import { heapOrder, placesFor } from './heap';

test('a heap is a mound on the middle of its lower edge', () => {
  // Three rows of five: 0 to 4, 5 to 9, 10 to 14. Out from the middle by 0 or 1 or 2 of 2.5, and up by 0 or 1 or 2 of 3:
  // 2 is at 0, 7 at 0.33, 1 and 3 at 0.4, 12 at 0.67, 6 and 8 at 0.73, 0 and 4 at 0.8.
  expect(heapOrder(15, 5).slice(0, 9)).toEqual([2, 7, 1, 3, 12, 6, 8, 0, 4]);
});

test('where there is more height than width a heap is no tower', () => {
  // Six rows of six. Three rows and three fifths count as much as half the width, three: 2 and 3 are at 0.17, 8 and 9 at 0.44, 1 and
  // 4 at 0.5, 14 and 15 at 0.72, 7 and 10 at 0.78, 0 and 5 at 0.83, 20 and 21 at 1, 13 and 16 at 1.06: rows of 6, 4, 4 and 2.
  expect(heapOrder(36, 6).slice(0, 16)).toEqual([2, 3, 8, 9, 1, 4, 14, 15, 7, 10, 0, 5, 20, 21, 13, 16]);
});

test('every place is filled once', () => {
  for (const columns of [1, 4, 9, 20]) expect(heapOrder(34, columns).toSorted((a, b) => a - b)).toEqual([...Array(34).keys()]);
});

test('there is a place for every token, however few brains are taken', () => {
  // 150 brains are 30 fives; 149 are 29 fives and 4 ones.
  expect(placesFor(150)).toBe(34);
  expect(placesFor(100)).toBe(24);
});
