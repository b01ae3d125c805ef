import { beforeAll, expect, test } from 'vitest';
import { amountsTold } from './agreement';
import { language } from '../words/language.svelte';
import { offerOf } from './game-offers';
import { GAMES } from '../wire/games';

const NAMES = ['Mia', 'Ben', 'Ida'];

beforeAll(() => language.speak('en'));

test.each(GAMES)('%s: whoever is given something is told with all of it, and nobody else', (game) => {
  const options = offerOf(game).options.filter(({ kind }) => kind === 'amounts');
  const given = options.map((option, i) => ({ option, amounts: [0, 5, i] }));
  const told = amountsTold(game, given, NAMES);
  if (options.length === 0) return expect(told).toEqual([]);
  expect(told[0]).toMatch(options.length > 1 ? /^Ben: 5 .+, 5 .+/ : /^Ben: 5 /);
  expect(told.slice(1)).toEqual(options.length > 1 ? ['Ida: 1 card to start with'] : []);
  expect(
    amountsTold(
      game,
      given.map(({ option }) => ({ option, amounts: [] })),
      NAMES,
    ),
  ).toEqual([]);
});
