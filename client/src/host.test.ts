import { expect, test } from 'vitest';
import { POSES, poseOf } from './host';

const playing = { phase: 'playing', begins: false, hides: false, asksHere: false } as const;

test('the host welcomes, deals, points at who is asked here, and calls the end', () => {
  const evening = [
    { ...playing, phase: 'lobby' },
    { ...playing, begins: true },
    { ...playing, asksHere: true },
    playing,
    { ...playing, phase: 'over' },
  ] as const;
  expect(evening.map(poseOf)).toEqual(['welcomes', 'deals', 'points', 'looks', 'calls']);
});

test('it shuts its eyes when cards are turned down, whatever else it had to do', () => {
  expect(poseOf({ phase: 'playing', begins: true, hides: true, asksHere: true })).toBe('sleeps');
});

test('it has no other pose', () => {
  expect(new Set([true, false].flatMap((asksHere) => (['lobby', 'playing', 'paused', 'over'] as const).flatMap((phase) => [
    poseOf({ ...playing, phase, asksHere }), poseOf({ ...playing, phase, begins: true }), poseOf({ ...playing, phase, hides: true }),
  ])))).toEqual(new Set(POSES));
});
