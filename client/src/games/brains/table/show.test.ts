import { expect, test } from 'vitest';
import { shown } from '../gallery';
import { beatOf, heardIn, show } from './show';
import type { Event, Observation } from './view';

const thrown: Observation = shown.tables.second.observation;
const paying: Observation = shown.tables.pay.observation;

test('a throw: the dice fall and come to rest, are heard while they fall, and are spoken of afterwards', () => {
  const landed: Event = { event: 'landed', seat: 0, throw: 2, dice: [0, 1, 2, 3, 4], faces: thrown.dice };
  expect(show(shown.tables.first.observation, thrown, [landed])).toEqual({ fall: thrown });
  expect([heardIn(landed), beatOf(landed)]).toEqual(['fall', 'verdict']);
});

test('M4 the third throw is the last one: all wait for its last die', () => {
  const third: Observation = { ...thrown, throws: 3 };
  const landed: Event = { event: 'landed', seat: 0, throw: 3, dice: [1, 4], faces: third.dice };
  expect(show(thrown, third, [landed])).toEqual({ fall: third, hold: third });
});

test('M6 taking: what counts lights up, then the brains travel, and then it is said', () => {
  const now: Observation = { ...thrown, turn: 1, throws: 0, dice: [], totals: [], middle: 45, brains: [29, 20, 8, 23] };
  const took: Event = { event: 'took', seat: 0, colour: 'red', total: 16, brains: 16 };
  expect(show(thrown, now, [took])).toEqual({ lights: thrown, haul: { ...thrown, middle: 45, brains: [29, 20, 8, 23] } });
  // Lights and haul come before the verdict, and the show has none: it is told when the table is at rest.
  expect([heardIn(took), beatOf(took)]).toEqual(['lights', 'verdict']);
});

test('M7 the middle is empty: the title of phase 2 comes after the brains, and who has none is out with it (M10)', () => {
  const took: Event = { event: 'took', seat: 0, colour: 'red', total: 16, brains: 16 };
  const now: Observation = { ...thrown, stage: 'pay', turn: 1, throws: 0, dice: [], totals: [], middle: 0, brains: [29, 20, 0, 23], out: [2] };
  const beats = show({ ...thrown, middle: 16, brains: [13, 20, 0, 23] }, now, [took, { event: 'phase_two' }, { event: 'out', seat: 2 }]);
  expect(Object.keys(beats ?? {})).toEqual(['lights', 'haul', 'title']);
  expect(beats?.haul).toMatchObject({ stage: 'collect', middle: 0, out: [] });
  expect(beats?.title).toMatchObject({ stage: 'pay', turn: 0, dice: thrown.dice, out: [2] });
  expect(beatOf({ event: 'phase_two' })).toBe('title');
});

test('M8 paying, and M10 who has nothing left is out when it has been seen, not before', () => {
  const paid: Event = { event: 'paid', seat: 0, payer: 2, colour: 'blue', total: 5, brains: 5 };
  const now: Observation = { ...paying, turn: 1, throws: 0, dice: [], totals: [], brains: [36, 40, 0, 0], out: [3, 2] };
  const beats = show(paying, now, [paid, { event: 'out', seat: 2 }]);
  expect(beats?.lights).toMatchObject({ brains: paying.brains, out: [3] });
  expect(beats?.haul).toMatchObject({ turn: 0, dice: paying.dice, brains: [36, 40, 0, 0], out: [3] });
});

test('the last payment of the game is seen like any other', () => {
  const paid: Event = { event: 'paid', seat: 0, payer: 2, colour: 'blue', total: 5, brains: 5 };
  const beats = show(paying, { ...shown.tables.over.observation }, [paid, { event: 'out', seat: 2 }]);
  expect([beats?.lights?.stage, beats?.haul?.stage]).toEqual(['pay', 'pay']);
});

test('dice in the air and a turn that passes have no show', () => {
  expect(show(thrown, { ...thrown, thrown: [0, 2] }, [])).toBeNull();
  expect(show(thrown, thrown, [{ event: 'passed', seat: 0 }])).toBeNull();
});
