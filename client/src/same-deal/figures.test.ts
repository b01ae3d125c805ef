import { expect, test } from 'vitest';
import type { Bar, OtherPlayer } from '../wire/protocol';
import { halfReachTheMost, middle, nearest, standing } from './figures';

const bars = (...counts: readonly (readonly [number, number])[]): Bar[] => counts.map(([value, games]) => ({ value, games }));

test.each([
  [bars([10, 70], [12, 20], [14, 10]), 12, { better: 7, level: 2 }],
  [bars([10, 70], [12, 20], [14, 10]), 9, { better: 0, level: 0 }],
  [bars([10, 70], [12, 20], [14, 10]), 20, { better: 10, level: 0 }],
  // One game in a hundred is not nobody, and 99 are not all.
  [bars([10, 99], [12, 1]), 12, { better: 9, level: 1 }],
  [bars([10, 1], [12, 99]), 12, { better: 1, level: 9 }],
  [bars([24, 300]), 24, { better: 0, level: 10 }],
])('%j and a result of %i', (others, result, expected) => {
  expect(standing(others, result)).toEqual(expected);
});

test('half of the games came to the middle or more', () => {
  expect(middle(bars([1, 2], [5, 4], [9, 4]))).toBe(5);
  expect(middle(bars([1, 2], [5, 3], [9, 5]))).toBe(9);
  expect(middle(bars([-3, 1], [4, 2]))).toBe(4);
});

test('where half of the games reach the most, nobody is said to have reached more', () => {
  expect(halfReachTheMost(bars([1, 2], [5, 3], [9, 5]))).toBe(true);
  expect(halfReachTheMost(bars([1, 2], [5, 4], [9, 4]))).toBe(false);
});

test('the one who says most leaves something to chance, and about half of them did better', () => {
  const player = (who: string, games: number, ...seat: Bar[]): OtherPlayer => ({ who, games, seats: [seat] });
  const chick = player('chick', 10, ...bars([0, 9], [8, 1]));
  const otter = player('otter', 10, ...bars([4, 6], [8, 4]));
  const perfect = player('perfect', 1, ...bars([5, 1]));
  expect(nearest([chick, otter, perfect], 0, 5)?.who).toBe('otter');
  expect(nearest([perfect], 0, 5)).toBeNull();
});
