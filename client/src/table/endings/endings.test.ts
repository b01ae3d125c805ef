import { beforeEach, expect, test } from 'vitest';
import { emptyStorage } from '../../device/storage.setup';
import { variantHere, VARIANTS, variantOf } from './variant';

beforeEach(emptyStorage);

const GAMES = Array.from({ length: 12 }, (_, i) => i + 1);

test('all pictures come up at a table, and none twice in a row', () => {
  const evening = GAMES.map((games) => variantOf({ id: 'K7QX3M9P', games }));
  expect(new Set(evening).size).toBe(VARIANTS);
  expect(evening.filter((variant, i) => variant === evening[i - 1])).toEqual([]);
});

test('who plays alone at one table after the other never sees the same picture twice in a row', () => {
  const tables = ['AAAA', 'AAAA', 'AAAB', 'AAAA', 'AAAA', 'AAAA'];
  const seen = tables.map((id) => variantHere({ id }, 'won', false));
  expect(seen.filter((variant, i) => variant === seen[i - 1])).toEqual([]);
});

test('where several devices look, each of them shows what all of them show, whatever it showed before', () => {
  const evening = { id: 'K7QX3M9P', games: 2 };
  expect([variantHere(evening, 'tie', true), variantHere(evening, 'tie', true)]).toEqual([variantOf(evening), variantOf(evening)]);
});
