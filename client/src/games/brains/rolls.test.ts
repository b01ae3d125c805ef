import { expect, test } from 'vitest';
import { landed } from './rolls';
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
