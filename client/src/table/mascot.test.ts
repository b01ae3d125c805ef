import { expect, test } from 'vitest';
import { GESTURES, gestureOf, isJustLaid, lay, occasionOf } from './mascot';

const playing = { phase: 'playing', begins: false, hides: false, asks: false } as const;

test('the mascot welcomes, deals, points at who is asked, and calls the end', () => {
  const evening = [{ ...playing, phase: 'lobby' }, { ...playing, begins: true }, { ...playing, asks: true }, playing, { ...playing, phase: 'over' }] as const;
  expect(evening.map(gestureOf)).toEqual(['welcomes', 'deals', 'points', 'looks', 'calls']);
});

test('it shuts its eyes when cards are turned down, whatever else it had to do', () => {
  expect(gestureOf({ phase: 'playing', begins: true, hides: true, asks: true })).toBe('sleeps');
});

test('it has no other gesture', () => {
  expect(
    new Set(
      [true, false].flatMap((asks) =>
        (['lobby', 'playing', 'paused', 'over'] as const).flatMap((phase) => [
          gestureOf({ ...playing, phase, asks }),
          gestureOf({ ...playing, phase, begins: true }),
          gestureOf({ ...playing, phase, hides: true }),
        ]),
      ),
    ),
  ).toEqual(new Set(GESTURES));
});

test('it says a few words: to who comes, when it deals, and at the end', () => {
  const at = { phase: 'playing', begins: false, ends: false } as const;
  const evening = [{ ...at, phase: 'lobby' }, { ...at, begins: true }, at, { ...at, phase: 'over', ends: true }] as const;
  expect(evening.map(occasionOf)).toEqual(['welcomes', 'deals', null, 'calls']);
});

test('it says nothing during a break and beside a result', () => {
  const at = { begins: false, ends: false } as const;
  expect([occasionOf({ ...at, phase: 'paused' }), occasionOf({ ...at, phase: 'over' })]).toEqual([null, null]);
});

test('a table is just laid once, for who looks at it first', () => {
  lay('K7QX3M9P');
  expect([isJustLaid('K7QX3M9P'), isJustLaid('K7QX3M9P')]).toEqual([true, false]);
  lay('K7QX3M9P');
  expect([isJustLaid('another'), isJustLaid('K7QX3M9P')]).toEqual([false, false]);
});
