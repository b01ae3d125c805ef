import { expect, test } from 'vitest';
import type { Observation } from './view';
import { inHundred, questionOf, rounded } from './odds';

const TABLE: Observation = {
  mode: 'versus',
  stage: 'collect',
  turn: 1,
  colours: ['red', 'yellow', 'blue'],
  middle: 61,
  brains: [13, 20, 6],
  out: [],
  throws: 2,
  thrown: [],
  dice: [5, 3, 0, 3, 0].map((number) => ({ number, colour: 'red' }) as const),
  totals: [],
};

test('while brains are collected everybody is in, in the order of turns from who throws', () => {
  expect(questionOf(TABLE)).toEqual({
    dice: [5, 3, 0, 3, 0],
    throws: 2,
    middle: 61,
    own: 20,
    others: { red: 13, blue: 6 },
    turns: ['yellow', 'blue', 'red'],
  });
});

test('M8: while brains are paid, opponents count by their colour; who is out stands for none', () => {
  const paying: Observation = { ...TABLE, stage: 'pay', middle: 41, brains: [13, 20, 0], out: [2] };
  expect(questionOf(paying)).toEqual({
    dice: [5, 3, 0, 3, 0],
    throws: 2,
    middle: 0,
    own: 20,
    others: { red: 13 },
    turns: ['yellow', 'red'],
  });
});

test('a solved chance has one decimal, an estimate none', () => {
  expect([inHundred(0.5234, true), inHundred(0.5234, false)]).toEqual([52.3, 52]);
});

test('brains to one decimal', () => {
  expect([16.867, 14, -3.25, 0.04].map(rounded)).toEqual([16.9, 14, -3.2, 0]);
});
