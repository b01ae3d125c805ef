import { expect, test } from 'vitest';
import { shown } from './gallery';
import { beatOf, heardIn, show } from './show';
import type { Event, Observation } from './view';

const thrown: Observation = shown.tables.second.observation;
const paying: Observation = shown.tables.pay.observation;

test('a throw: the dice fall and come to rest, are heard while they fall, and are spoken of afterwards', () => {
  const landed: Event = { event: 'landed', seat: 0, throw: 2, dice: [0, 1, 2, 3, 4], faces: thrown.dice };
  expect(show(shown.tables.first.observation, thrown, [landed])).toEqual({ truth: thrown });
  expect([heardIn(landed), beatOf(landed)]).toEqual(['truth', 'verdict']);
});

test('M7 taking: the dice still lie there with the word, and then the number counts up', () => {
  const now: Observation = { ...thrown, turn: 1, throws: 0, dice: [], totals: [], middle: 45, brains: [29, 20, 8, 23] };
  const beats = show(thrown, now, [
    { event: 'took', seat: 0, colour: 'red', total: 16, brains: 16 },
    { event: 'passed', seat: 0 },
  ]);
  expect(beats).toEqual({ verdict: thrown, after: { ...thrown, middle: 45, brains: [29, 20, 8, 23] } });
});

test('M8 paying, and M10 who has nothing left is out with the last beat, not before', () => {
  const paid: Event = { event: 'paid', seat: 0, payer: 2, colour: 'blue', total: 5, brains: 5 };
  const now: Observation = { ...paying, turn: 1, throws: 0, dice: [], totals: [], brains: [36, 40, 0, 0], out: [3, 2] };
  const beats = show(paying, now, [paid, { event: 'out', seat: 2 }]);
  expect(beats?.verdict).toMatchObject({ brains: paying.brains, out: [3] });
  expect(beats?.after).toMatchObject({ turn: 0, dice: paying.dice, brains: [36, 40, 0, 0], out: [3, 2] });
});

test('the last payment of the game is seen like any other', () => {
  const paid: Event = { event: 'paid', seat: 0, payer: 2, colour: 'blue', total: 5, brains: 5 };
  const beats = show(paying, { ...shown.tables.over.observation }, [paid, { event: 'out', seat: 2 }]);
  expect([beats?.verdict?.stage, beats?.after?.stage]).toEqual(['pay', 'pay']);
});

test('dice in the air and a turn that passes have no show', () => {
  expect(show(thrown, { ...thrown, thrown: [0, 2] }, [])).toBeNull();
  expect(show(thrown, thrown, [{ event: 'passed', seat: 0 }])).toBeNull();
});
