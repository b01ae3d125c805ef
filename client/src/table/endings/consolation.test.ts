import { expect, test } from 'vitest';
import type { Outcome } from '../../wire/protocol';
import { consolationFor } from './consolation';

const won = (scores: readonly number[], winners: readonly number[] = [0], ahead?: readonly number[]): Outcome =>
  ({ reason: '', scores, places: scores.map((_, seat) => (winners.includes(seat) ? 1 : 2)), winners, ...(ahead ? { ahead } : {}) }) as Outcome;

test('who lost high is consoled, and who won, came close or looks on is not', () => {
  expect(consolationFor('rout', won([12, 3]), 1)).toBe('rout');
  expect([consolationFor('rout', won([12, 3]), 0), consolationFor('rout', won([12, 3]), null)]).toEqual([null, null]);
  expect([consolationFor('narrow', won([4, 3]), 1), consolationFor('clear', won([6, 3]), 1)]).toEqual([null, null]);
  expect(consolationFor('tie', won([4, 4, 0], [0, 1]), 2)).toBeNull();
});

test('who has nothing is told so kindly, also if points were given at the start, and who has something is not', () => {
  expect(consolationFor('perfect', won([6, 0]), 1)).toBe('nothing');
  expect(consolationFor('heroic', won([6, 2, 4], [0], [0, 2, 0]), 1)).toBe('nothing');
  expect(consolationFor('heroic', won([6, 2, 0]), 1)).toBeNull();
});
