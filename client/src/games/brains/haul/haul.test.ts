import { expect, test } from 'vitest';
import { departures, loads, tokensWhile } from './haul';

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

test('up to twelve brains fly one by one; of more, one carries several, the later the more', () => {
  expect(loads(3)).toEqual([1, 1, 1]);
  expect(loads(12)).toEqual(Array(12).fill(1));
  // The most that dice can bring (M5). Twelve are one each; of the other 15, (n/12)² have gone with the nth: 0, 0, 1, 2, 3, 4, 5, 7, 8, 10, 13, 15.
  expect(loads(27)).toEqual([1, 1, 2, 2, 2, 2, 2, 3, 2, 3, 4, 3]);
  for (let brains = 0; brains <= 27; brains++) expect(sum(loads(brains))).toBe(brains);
});

test('few brains leave at an even pace, many faster and faster, and none too late', () => {
  expect(departures(3, 200)).toEqual([0, 90, 180]);
  // Five would take 360 ms one after the other. Half of the way left is a quarter of the time left.
  expect(departures(5, 160)).toEqual([0, 70, 120, 150, 160]);
  expect(departures(1, 0)).toEqual([0]);
});

test('a heap that shrinks loses its ones and then whole fives; change is made once, at the end', () => {
  // 11 brains are two fives and a one; four are taken, and seven, a five and two ones, stay.
  expect([11, 10, 9, 8, 7].map((now) => tokensWhile(now, 11, 7))).toEqual([
    { fives: 2, ones: 1 },
    { fives: 2, ones: 0 },
    { fives: 2, ones: 0 },
    { fives: 2, ones: 0 },
    { fives: 1, ones: 2 },
  ]);
});

test('a plate fills as a heap shrinks, the other way round', () => {
  expect([3, 4, 8, 9].map((now) => tokensWhile(now, 3, 9))).toEqual([
    { fives: 0, ones: 3 },
    { fives: 1, ones: 0 },
    { fives: 1, ones: 3 },
    { fives: 1, ones: 4 },
  ]);
});
