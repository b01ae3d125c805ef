import { expect, test } from 'vitest';
import { shown } from '../gallery';
import { beatOf, show, wayOf } from './show';
import type { Event, Observation } from './view';

const TURTLE = { colour: 'red', creature: 'turtle' } as const;
const WHALE = { colour: 'green', creature: 'whale' } as const;
const PLACE = 4;

/** Nine cards lie face down, and a red crab is turned from the deck. */
const before: Observation = shown.tables.turn.observation;
const laid: Observation = {
  ...before,
  phase: 'new_card',
  turned: null,
  fresh: PLACE,
  deck: 17,
  grid: before.grid.with(PLACE, { lies: 'face_up', card: { colour: 'red', creature: 'crab' } }),
};
const taken = { event: 'taken', seat: 0, place: PLACE, card: TURTLE } as const satisfies Event;
const missed = { event: 'missed', seat: 0, place: PLACE, card: WHALE } as const satisfies Event;
const newCard: Event = { event: 'new_card', place: PLACE };

test('W5 a hit: the card is lifted, turns at its place, then the word, then it is gone and counted', () => {
  const now: Observation = { ...laid, points: [4, 2, 0, 1], hits: 2, shown: TURTLE };
  const beats = show(before, now, [taken, newCard]);
  expect(Object.keys(beats ?? {})).toEqual(['breath', 'truth', 'verdict', 'after']);
  expect(beats?.breath).toEqual({ ...before, fresh: PLACE });
  expect(beats?.truth?.grid).toEqual(before.grid.with(PLACE, { lies: 'face_up', card: TURTLE }));
  expect(beats?.verdict).toEqual(beats?.truth);
  expect(beats?.after?.points).toEqual([4, 2, 0, 1]);
});

test('its face is there neither before the truth nor when it has gone, and no number counts up before the last beat', () => {
  const now: Observation = { ...laid, points: [4, 2, 0, 1], shown: TURTLE };
  const beats = show(before, now, [taken, newCard]);
  for (const seen of [beats?.breath, beats?.after]) expect(JSON.stringify(seen)).not.toContain('turtle');
  for (const seen of [beats?.breath, beats?.truth, beats?.verdict]) expect(seen?.points).toEqual(before.points);
});

test('W7 a miss is turned over for all, and leaves the game', () => {
  const beats = show(before, { ...laid, box: 4, turn: 1, shown: WHALE }, [missed, newCard]);
  expect(beats?.truth?.grid[PLACE]).toEqual({ lies: 'face_up', card: WHALE });
  expect([beats?.verdict?.box, beats?.after?.box, beats?.after?.turn]).toEqual([3, 4, 0]);
});

test('W12 a miss alone counts as an error in the last beat', () => {
  const alone: Observation = { ...shown.tables.solo.observation };
  const beats = show(alone, { ...alone, phase: 'new_card', errors: 3 }, [missed, newCard]);
  expect([beats?.verdict?.errors, beats?.after?.errors]).toEqual([2, 3]);
});

test('W10 the last card of the game is seen before all lie open', () => {
  const last: Observation = { ...before, deck: 0 };
  const beats = show(last, { ...shown.tables.over.observation, points: [4, 2, 0, 1] }, [taken, { event: 'ended' }]);
  for (const seen of Object.values(beats ?? {})) expect(seen?.grid.filter(({ lies }) => lies === 'face_up').length).toBeLessThanOrEqual(1);
  expect(beats?.truth?.phase).toBe('turn');
});

test('the word comes with the card, and nothing else has a show', () => {
  expect([taken, missed, newCard].map(beatOf)).toEqual(['verdict', 'verdict', 'rest']);
  expect(show(laid, before, [{ event: 'turned_down', place: PLACE }])).toBeNull();
  expect(show(before, before, [{ event: 'turned_up', card: TURTLE }])).toBeNull();
});

test('W5 W7 W12 the card goes to who found it, or to the pile of what was found or missed', () => {
  expect([wayOf({ ...taken, seat: 2 }, false), wayOf(taken, true)]).toEqual(["[data-seat='2']", '.piles .good']);
  expect([wayOf(missed, false), wayOf(missed, true)]).toEqual(['.piles .bad, .piles .box', '.piles .bad, .piles .box']);
});
