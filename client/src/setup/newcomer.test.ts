import { beforeEach, expect, test } from 'vitest';
import { emptyStorage } from '../device/storage.setup';
import { isNewTo, knows } from './newcomer';
import { GAMES } from '../wire/games';

const [one, other] = GAMES as [(typeof GAMES)[number], (typeof GAMES)[number]];

beforeEach(emptyStorage);

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
