import { beforeEach, expect, test, vi } from 'vitest';
import { isNewTo, knows } from './newcomer';
import { GAMES } from '../wire/games';

const [one, other] = GAMES as [(typeof GAMES)[number], (typeof GAMES)[number]];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test('everybody is new to a game once, and to each game for itself', () => {
  expect(isNewTo(one)).toBe(true);
  knows(one);
  knows(one);
  expect([isNewTo(one), isNewTo(other)]).toEqual([false, true]);
});

test('what somebody else wrote there is no reason to stop', () => {
  localStorage.setItem('gander.knows', '"something else"');
  expect(isNewTo(one)).toBe(true);
  knows(one);
  expect(isNewTo(one)).toBe(false);
});
