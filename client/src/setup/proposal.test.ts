import { beforeAll, expect, test } from 'vitest';
import { canBeProposed, isAsProposed, questionOf, told, withProposal } from './proposal';
import { language } from '../words/language.svelte';
import { OFFERS } from '../wire/offers';
import { isPlayedTogether } from './game-offers';
import { amountsOf, firstPlan, newTable, withAgreed, withBot, withPerson, type Plan } from './plan';
import type { Handicaps, GameName, SeatKnown } from '../wire/protocol';
import { GAMES } from '../wire/games';

const MIA = { name: 'Mia', animal: 'otter' } as const;
const BEN = { name: 'Ben', animal: 'bear' } as const;
const NAMES = ['Mia', 'Ben', 'Otis'];

const REMEMBERED = GAMES.filter((game) => OFFERS[game].remembered);
const [GAME] = REMEMBERED as [GameName];

function twoOf(game: GameName): Plan {
  return withPerson(firstPlan(game, [MIA], ''), [MIA, BEN], '');
}

const seat = (number: number, games: number, missing = 0): SeatKnown => ({ seat: number, games, missing });
const answer = (change: Partial<Handicaps>): Handicaps => ({
  ready: true,
  people: [seat(0, 24), seat(1, 15)],
  given: {},
  even: false,
  unsure: false,
  tried: 300,
  ...change,
});
const said = (change: Partial<Handicaps>, plan: Plan = twoOf(GAME)) => told(answer(change), newTable(plan).seats, NAMES);

beforeAll(async () => {
  await language.speak('en');
  await language.goOn('beyond');
});

test('numbers are proposed where somebody wins and memory decides', () => {
  for (const game of GAMES) {
    expect(canBeProposed(twoOf(game))).toBe(REMEMBERED.includes(game));
    expect(canBeProposed({ ...twoOf(game), together: true })).toBe(REMEMBERED.includes(game) && !isPlayedTogether(game));
    expect(canBeProposed(firstPlan(game, [MIA], ''))).toBe(false);
  }
});

test('the table is asked for as it would be opened, without the numbers themselves', () => {
  const plan = twoOf(GAME);
  const given = withAgreed(plan, 'glances', [0, 3]);
  expect(questionOf(given)).toEqual(questionOf(plan));
  const { game, seats, options } = newTable(plan);
  expect(questionOf(plan)).toEqual({ game, seats, options });
});

test('a proposal fills the numbers, and what is said of it holds until somebody changes one', () => {
  const table = answer({ given: { glances: [0, 4] } });
  const plan = withProposal(twoOf(GAME), table);
  expect(amountsOf(plan, 'glances')).toEqual([0, 4]);
  expect(isAsProposed(plan, table)).toBe(true);
  expect(isAsProposed(withAgreed(plan, 'glances', [0, 3]), table)).toBe(false);
});

test('it says from what it was found, and what it brings', () => {
  expect(said({ given: { glances: [0, 4] }, even: true })).toBe(
    'From 24 games of Mia and 15 games of Ben. With this, each wins about half the time, going by 300 simulated games.',
  );
  expect(said({ given: { glances: [0, 5] } })).toBe(
    'From 24 games of Mia and 15 games of Ben. This brings you closer together, but not quite even, going by 300 simulated games.',
  );
  expect(said({ given: { glances: [0, 0] }, even: true })).toBe(
    'From 24 games of Mia and 15 games of Ben. As it is, everyone wins about equally often, going by 300 simulated games. Nobody needs anything extra.',
  );
  expect(said({ given: { glances: [0, 5] }, unsure: true })).toBe(
    'From 24 games of Mia and 15 games of Ben. This should bring you closer together, going by 300 simulated games. Whether it makes you even cannot be known that well.',
  );
  expect(said({ given: { glances: [0, 0] }, unsure: true })).toContain('As it is, nobody should need anything extra, going by 300 simulated games.');
  const three = withBot(twoOf(GAME));
  expect(said({ given: { glances: [0, 2, 1] }, even: true }, three)).toContain('With this, each wins about one game in 3');
});

test('who is too little known is named with the games that are missing; who has no name yet is not', async () => {
  expect(said({ people: [seat(0, 24), seat(1, 3, 6)] })).toBe('Too early to tell for Ben: about 6 more games with cards.');
  expect(said({ people: [seat(0, 7, 1), seat(1, 3, 6)] })).toBe(
    'Too early to tell for Mia: about one more game with cards. Too early to tell for Ben: about 6 more games with cards.',
  );
  expect(said({ people: [seat(0, 24), seat(1, 0, 8)] }, { ...twoOf(GAME), where: 'link' })).toBe(
    'Nobody knows yet who will join later, so there is nothing to propose.',
  );
  await language.speak('de');
  expect(said({ people: [seat(0, 24), seat(1, 3, 6)] })).toBe('Für Ben ist es noch zu früh: Etwa 6 Spiele mit Karten fehlen noch.');
  expect(said({ given: { glances: [0, 4] }, even: true })).toBe(
    'Aus 24 Spielen von Mia und 15 Spielen von Ben. Damit gewinnen beide etwa gleich oft, nach 300 simulierten Spielen.',
  );
});
