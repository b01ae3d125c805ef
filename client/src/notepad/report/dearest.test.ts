import { expect, test } from 'vitest';
import type { Answer } from '../../games/contract';
import type { GameName } from '../../wire/protocol';
import { dearest } from './dearest';

const missed = [5, 1, 9, 2, 7].map((ago, i) => ({ number: i + 1, ago }) as unknown as Answer<GameName>);
const numbers = (found: readonly Answer<GameName>[]) => found.map(({ number }) => number);
const ago = (miss: Answer<GameName>) => (miss as unknown as { ago: number }).ago;

test('of many misses the three that had been seen last are shown, in their order', () => {
  expect(numbers(dearest(missed, { later: ago }))).toEqual([1, 2, 4]);
});

test('where a game says how much one mattered, that counts', () => {
  expect(numbers(dearest(missed, { later: ago, matter: ago }))).toEqual([1, 3, 5]);
});

test('what was never seen matters least, and of equals the first come first', () => {
  expect(numbers(dearest(missed, { later: (miss) => (miss.number === 2 ? null : 4) }))).toEqual([1, 3, 4]);
  expect(numbers(dearest(missed.slice(0, 2), {}))).toEqual([1, 2]);
});
