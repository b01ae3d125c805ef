import { expect, test, vi } from 'vitest';
import { dealtAt, keepDealt, occasionOf, GESTURES, gestureOf } from './mascot';

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

test('it says a few words: to who comes, when it deals, to a room at whose turn it is, and at the end', () => {
  const at = { phase: 'playing', begins: false, ends: false, asksTheRoom: false } as const;
  const evening = [
    { ...at, phase: 'lobby' },
    { ...at, begins: true, asksTheRoom: true },
    at,
    { ...at, asksTheRoom: true },
    { ...at, phase: 'over', ends: true },
  ] as const;
  expect(evening.map(occasionOf)).toEqual(['welcomes', 'deals', null, 'points', 'calls']);
});

test('it says nothing during a break and beside a result', () => {
  const at = { begins: false, ends: false, asksTheRoom: true } as const;
  expect([occasionOf({ ...at, phase: 'paused' }), occasionOf({ ...at, phase: 'over' })]).toEqual([null, null]);
});

test('who comes back in the middle of a game is not greeted again; at the next game and at another table everybody is', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  expect(dealtAt('K7QX3M9P')).toBeUndefined();
  keepDealt('K7QX3M9P', 2);
  expect(dealtAt('K7QX3M9P')).toBe(2);
  expect(dealtAt('another')).toBeUndefined();
  kept.set('gander.dealt', '"something else"');
  expect(dealtAt('K7QX3M9P')).toBeUndefined();
});
