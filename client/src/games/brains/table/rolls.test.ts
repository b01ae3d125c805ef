import { expect, test } from 'vitest';
import { counting, landed, landings, sideOf } from './rolls';
import type { Event } from './view';

const COLOURS = ['red', 'yellow', 'blue', 'green', 'black'] as const;

function news(...dice: number[]): readonly Event[] {
  return [{ event: 'landed', seat: 0, throw: 2, dice, faces: [] }];
}

function seen(turn: number, throws: number, numbers: readonly number[], thrown: readonly number[] = []) {
  return { turn, throws, thrown, dice: numbers.map((number, die) => ({ number, colour: COLOURS[die] ?? 'red' })) };
}

test('the first throw of a turn is of all dice, whatever somebody kept before', () => {
  expect(landed(seen(0, 0, []), seen(0, 1, [1, 2, 3, 4, 5]), [])).toEqual([0, 1, 2, 3, 4]);
  expect(landed(seen(0, 3, [1, 2, 3, 4, 5]), seen(1, 1, [1, 2, 3, 4, 5]), [])).toEqual([0, 1, 2, 3, 4]);
});

test('later throws are of the dice that the news names, also where they show the same again, or that were seen in the air', () => {
  expect(landed(seen(0, 1, [1, 2, 3, 4, 5]), seen(0, 2, [1, 2, 3, 4, 5]), news(1, 4))).toEqual([1, 4]);
  expect(landed(seen(0, 1, [1, 2, 3, 4, 5], [2]), seen(0, 2, [1, 2, 0, 4, 5]), [])).toEqual([2]);
});

test('who only watched sees which dice lie differently', () => {
  expect(landed(seen(0, 1, [1, 2, 3, 4, 5]), seen(0, 2, [1, 0, 3, 4, 2]), [])).toEqual([1, 4]);
});

test('nothing tumbles while no throw was made, nor when the dice are gone', () => {
  expect(landed(seen(0, 2, [1, 2, 3, 4, 5]), seen(0, 2, [1, 2, 3, 4, 5]), news(1))).toEqual([]);
  expect(landed(seen(0, 2, [1, 2, 3, 4, 5]), seen(1, 0, []), news(1))).toEqual([]);
});

test('dice land one after the other, the first half-way through and the last a little before the beat is over', () => {
  expect(landings(5, 400)).toEqual([200, 235, 270, 305, 340]);
  expect(landings(2, 400)).toEqual([200, 340]);
  expect(landings(1, 400)).toEqual([340]);
});

test('M1 a tumbling die shows its own six sides: number n on die d has colour (d + n) mod 5, and its brain that of its 5', () => {
  const sides = (die: number) => [0, 1, 2, 3, 4, 5].map((side) => sideOf(die, side)).map(({ number, colour }) => `${number} ${colour}`);
  expect(sides(0)).toEqual(['0 red', '1 yellow', '2 blue', '3 green', '4 black', '5 red']);
  expect(sides(3)).toEqual(['0 green', '1 black', '2 red', '3 yellow', '4 blue', '5 green']);
  expect(sideOf(3, 6 + 4)).toEqual({ number: 4, colour: 'blue' });
});

test('M5 the numbers of a colour count, and from two on the brains that multiply them', () => {
  const dice = (...faces: readonly (readonly [number, (typeof COLOURS)[number]])[]) => faces.map(([number, colour]) => ({ number, colour }));
  const eightTimesTwo = dice([5, 'red'], [0, 'yellow'], [3, 'red'], [3, 'yellow'], [0, 'black']);
  expect(counting(eightTimesTwo, 'red')).toEqual([0, 1, 2, 4]);
  expect(counting(eightTimesTwo, 'yellow')).toEqual([1, 3, 4]);
  expect(counting(dice([5, 'red'], [0, 'yellow'], [3, 'red'], [3, 'yellow'], [2, 'black']), 'yellow')).toEqual([3]);
});
