import { expect, test } from 'vitest';
import { words as en } from '../../generated/words/en';
import { words as live } from '../../generated/words/en/beyond';
import { castOf, saidOf } from './cast';
import { KINDS, type Kind } from './kind';
import { VARIANTS } from './variant';

const WON = { reason: '', scores: [6, 8, 5], places: [2, 1, 3], winners: [1] };
const TIE = { reason: '', scores: [8, 8, 5], places: [1, 1, 3], winners: [0, 1] };
const TOGETHER = { reason: '', scores: [8, 8], places: [1, 1], winners: [] };
const ALONE = { reason: '', scores: [8], places: [1], winners: [] };
const ways = [...Array(VARIANTS).keys()];
const EACH: readonly Kind[] = ['narrow', 'clear', 'rout', 'perfect', 'heroic'];

test('the winner is large and wears the crown, and nobody else does', () => {
  for (const kind of EACH) {
    for (const variant of ways) {
      const crowned = castOf(kind, WON, variant).filter(({ thing }) => thing === 'crown');
      expect(crowned.map(({ seat, large }) => [seat, large])).toEqual([[1, true]]);
    }
  }
});

test('who failed like a hero has a medal and is as large as who won', () => {
  const [second, first, last] = castOf('heroic', WON, 0);
  expect([second?.large, first?.large, last?.large]).toEqual([false, true, true]);
  expect([second?.pose, last?.thing]).toEqual(['applauds', 'medal']);
});

test('those who share the win are large together, without a crown', () => {
  const roles = castOf('tie', TIE, 0);
  expect(roles.map(({ large }) => large)).toEqual([true, true, false]);
  expect(roles.filter(({ thing }) => thing === 'crown')).toEqual([]);
});

test('alone and together nobody loses, and everybody is large', () => {
  for (const kind of ['perfect', 'won', 'lost', 'heroic'] as const) {
    for (const outcome of [TOGETHER, ALONE]) expect(castOf(kind, outcome, 2).every(({ large }) => large)).toBe(true);
  }
  expect(castOf('heroic', ALONE, 0)).toEqual([{ seat: 0, pose: 'sorry', thing: 'medal', large: true }]);
});

test('two pictures in a row are never cast alike', () => {
  for (const kind of KINDS) {
    for (const outcome of [WON, TIE, TOGETHER, ALONE]) {
      expect(new Set(ways.map((variant) => JSON.stringify(castOf(kind, outcome, variant)))).size).toBeGreaterThan(1);
      for (const variant of ways) expect(castOf(kind, outcome, variant)).not.toEqual(castOf(kind, outcome, (variant + 1) % VARIANTS));
    }
  }
});

test('there is a sentence for every way a game can go', () => {
  const said = { ...en, ...live };
  const all = [...EACH.map((kind) => saidOf(kind, WON)), saidOf('tie', TIE), ...(['perfect', 'won', 'heroic'] as const).map((kind) => saidOf(kind, ALONE))];
  const together = (['perfect', 'won', 'lost', 'heroic'] as const).map((kind) => saidOf(kind, TOGETHER));
  expect([...all, ...together].filter((key) => !(`ending.${key}` in said))).toEqual([]);
});
