import { expect, test } from 'vitest';
import { band, linear, path, step, ticks } from './scale';

test('a scale puts both ends where they belong, and the middle in the middle', () => {
  const place = linear([0, 6], [200, 20]);
  expect([0, 3, 6].map(place)).toEqual([200, 110, 20]);
});

test('a scale may run downwards: little left on the table is up', () => {
  const place = linear([4, 0], [200, 20]);
  expect(place(0)).toBe(20);
  expect(place(4)).toBe(200);
});

test('a single value stands in the middle', () => {
  expect(linear([1, 1], [0, 100])(1)).toBe(50);
});

test.each([
  [6, 6, 1],
  [60, 6, 10],
  [61, 6, 20],
  [500, 5, 100],
  [0.9, 5, 0.2],
  [0, 5, 1],
])('a width of %d in at most %d steps goes by %d', (width, most, expected) => {
  expect(step(width, most)).toBeCloseTo(expected, 12);
});

test('ticks are round and lie within', () => {
  expect(ticks(0, 6, 6)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(ticks(1, 60, 6)).toEqual([10, 20, 30, 40, 50, 60]);
  expect(ticks(0, 0.9, 5)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
});

test('a band goes along the upper line and back along the lower one', () => {
  const upper = [
    [0, 1],
    [10, 2],
  ] as const;
  const lower = [
    [0, 5],
    [10, 6],
  ] as const;
  expect(path(upper)).toBe('M0.0 1.0L10.0 2.0');
  expect(band(upper, lower)).toBe('M0.0 1.0L10.0 2.0L10.0 6.0L0.0 5.0Z');
  expect(band([], [])).toBe('');
});
