import { describe, expect, test } from 'vitest';
import type { GameName } from '../wire/protocol';
import { GAMES } from '../wire/games';
import { isPlayedTogether, reachOf } from './game-offers';
import {
  amountsOf,
  animalsOf,
  companyOf,
  firstPlan,
  modeOf,
  newTable,
  onTheTv,
  playersOf,
  seatsOf,
  withBot,
  withAgreed,
  withCharacter,
  withCompany,
  withoutBot,
  withoutPerson,
  withPerson,
  type Plan,
} from './plan';

const MIA = { name: 'Mia', animal: 'frog' } as const;
const BEN = { name: 'Ben', animal: 'bear' } as const;
/** Games for one or more, with and without playing together, and one that needs several. */
const ALONE = gameWith((game) => reachOf(game)[0] === 1 && isPlayedTogether(game));
const APART = gameWith((game) => reachOf(game)[0] === 1 && !isPlayedTogether(game));
const SEVERAL = gameWith((game) => reachOf(game)[0] === 3);

function gameWith(holds: (game: GameName) => boolean): GameName {
  const game = GAMES.find(holds);
  if (game === undefined) throw new Error('no game is like that');
  return game;
}
const kinds = (plan: Plan) => seatsOf(plan).map((seat) => seat.kind);

describe('the first plan', () => {
  test('is a solo game of the one who played last, as the game is usually played', () => {
    expect(newTable(firstPlan(ALONE, [MIA, BEN], 'You'))).toEqual({
      game: ALONE,
      seats: [{ kind: 'here', name: 'Mia', animal: 'frog' }],
      options: { mode: 'solo', starter: 0, level: 'rookie' },
    });
  });

  test('fills a game for several up with bots', () => {
    expect(kinds(firstPlan(SEVERAL, [], 'You'))).toEqual(['here', 'bot', 'bot']);
  });

  test('offers a stranger first whom beginners can beat', () => {
    expect(withBot(firstPlan(ALONE, [], 'You')).bots).toEqual(['squirrel']);
    expect(firstPlan(SEVERAL, [], 'You').bots).toEqual(['squirrel', 'tortoise']);
  });

  test('has the bots of last time, and more if the game needs them', () => {
    expect(firstPlan(ALONE, [], 'You', ['crow', 'chick']).bots).toEqual(['crow', 'chick']);
    expect(firstPlan(SEVERAL, [], 'You', ['crow']).bots).toEqual(['crow', 'squirrel']);
  });
});

describe('people and bots', () => {
  test('adding somebody takes the next one known, with an animal nobody has', () => {
    const plan = withPerson(firstPlan(APART, [MIA, { ...BEN, animal: 'frog' }], 'You'), [MIA, { ...BEN, animal: 'frog' }], 'Player 2');
    expect(plan.people[1]?.name).toBe('Ben');
    expect(plan.people[1]?.animal).not.toBe('frog');
  });

  test('people and bots are different animals', () => {
    const otter = { name: 'Ida', animal: 'otter' } as const;
    const full = [1, 2, 3].reduce((plan) => withBot(plan), firstPlan(APART, [otter], 'You', ['otter']));
    expect(full.bots).not.toContain('otter');
    const later = withPerson(firstPlan(APART, [MIA], 'You', ['otter']), [MIA, otter], 'Player 2');
    expect(later.people[1]?.name).toBe('Ida');
    expect(new Set(animalsOf(later)).size).toBe(3);
  });

  test('somebody new replaces a bot that only filled up', () => {
    const plan = withPerson(firstPlan(SEVERAL, [MIA], 'You'), [MIA], 'Player 2');
    expect(kinds(plan)).toEqual(['here', 'here', 'bot']);
  });

  test('a full table gives up a bot for a person, and never holds more than the game allows', () => {
    const full = [1, 2, 3, 4, 5].reduce((plan) => withBot(plan), firstPlan(APART, [MIA], 'You'));
    const [, most] = reachOf(APART);
    expect(playersOf(full)).toBe(most);
    expect(new Set(full.bots).size).toBe(most - 1);
    expect(kinds(withPerson(full, [MIA], 'Player 2')).filter((kind) => kind === 'here')).toHaveLength(2);
    expect(playersOf(withPerson(full, [MIA], 'Player 2'))).toBe(most);
  });

  test('bots never fall below what the game needs', () => {
    expect(withoutBot(firstPlan(SEVERAL, [MIA], 'You'), 0).bots).toHaveLength(2);
    expect(withoutBot(withBot(firstPlan(ALONE, [MIA], 'You')), 0).bots).toEqual([]);
  });

  test('a character that is taken changes places', () => {
    const plan = firstPlan(SEVERAL, [MIA], 'You');
    const [first, second] = plan.bots;
    expect(withCharacter(plan, 0, second ?? 'crow').bots).toEqual([second, first]);
    expect(withCharacter(plan, 0, 'elephant').bots).toEqual(['elephant', second]);
  });

  test('who is youngest stays the same person when somebody before them leaves', () => {
    const three = withPerson(withPerson(firstPlan(ALONE, [MIA], 'You'), [], 'B'), [], 'C');
    const plan = withoutPerson({ ...three, youngest: 2 }, 1);
    expect(plan.people[plan.youngest]?.name).toBe('C');
    expect(withoutPerson({ ...three, youngest: 1 }, 1).youngest).toBe(0);
  });
});

describe('modes and places', () => {
  const two = withPerson(firstPlan(ALONE, [MIA, BEN], 'You'), [MIA, BEN], '');

  test('together is for games that have it, and for more than one', () => {
    expect(modeOf({ ...two, together: true })).toBe('cooperative');
    expect(modeOf({ ...two, game: APART, together: true })).toBe('versus');
    expect(modeOf({ ...firstPlan(ALONE, [MIA], ''), together: true })).toBe('solo');
  });

  test('by link only the host is named, on a stage nobody is', () => {
    expect(kinds({ ...two, where: 'link' })).toEqual(['here', 'open']);
    expect(kinds({ ...two, where: 'stage' })).toEqual(['open', 'open']);
  });
});

test('who likes it relaxed opens a table without countdowns, and who likes it quick one with bots that think less', () => {
  const plan = firstPlan(ALONE, [MIA, BEN], 'You');
  expect(newTable(plan, 'relaxed').settings).toEqual({ relaxed: true, pace: 2 });
  expect(newTable(plan, 'usual').settings).toBeUndefined();
  expect(newTable(plan, 'quick').settings).toEqual({ pace: 0.7 });
  expect(newTable(onTheTv(ALONE), 'quick').settings).not.toHaveProperty('pace'); // a room is not hurried
});

test.each(GAMES)('on the TV %s has a seat for everybody who may come, and plays with those who do', (game) => {
  const { seats, settings, options } = newTable(onTheTv(game));
  expect(seats).toEqual(Array.from({ length: reachOf(game)[1] }, () => ({ kind: 'open' })));
  expect(settings).toMatchObject({ any_number: true, spectators: true });
  expect(options).toMatchObject({ mode: 'versus' });
});

describe('what a seat is given for a fair table', () => {
  const amounts = (plan: Plan) => (newTable(plan).options as Readonly<Record<string, unknown>>)['glances'];
  const three = withBot(withPerson(firstPlan(APART, [MIA, BEN], 'You'), [MIA, BEN], 'Player 2'));

  test('is left out where nobody gets any', () => {
    expect(amounts(three)).toBeUndefined();
    expect(amounts(withAgreed(three, 'glances', [0, 0, 0]))).toBeUndefined();
  });

  test('is a number for every seat, and stays with who got it when others come and go', () => {
    const given = withAgreed(three, 'glances', [0, 3, 1]);
    expect(amounts(given)).toEqual([0, 3, 1]);
    expect(amountsOf(withoutPerson(given, 0), 'glances')).toEqual([3, 1]);
    expect(amountsOf(withoutBot(given, 0), 'glances')).toEqual([0, 3]);
    expect(amountsOf(withPerson(given, [MIA, BEN], 'Player 3'), 'glances')).toEqual([0, 3, 0, 1]);
  });

  test('is nothing for one who plays alone', () => {
    const alone = withAgreed(firstPlan(APART, [MIA], 'You'), 'glances', [3]);
    expect(amounts(alone)).toBeUndefined();
  });
});

describe('company', () => {
  const solo = firstPlan(ALONE, [MIA], 'You');

  test('is somebody else, far away or at this device, and nobody is asked to add them first', () => {
    expect(companyOf(solo)).toBe('alone');
    for (const company of ['device', 'stage', 'link'] as const) {
      const plan = withCompany(solo, company, [MIA, BEN], 'Frog');
      expect(companyOf(plan)).toBe(company);
      expect(plan.people).toEqual([MIA, BEN]);
    }
    expect(kinds(withCompany(solo, 'link', [], 'Frog'))).toEqual(['here', 'open']);
  });

  test('keeps those who were named, and goes when one is alone', () => {
    const three = withPerson(withPerson(solo, [], 'Ben'), [], 'Ida');
    expect(companyOf(three)).toBe('device');
    expect(withCompany(three, 'link', [], '').people).toEqual(three.people);
    const left = withCompany({ ...three, where: 'link', youngest: 2 }, 'alone', [], '');
    expect(newTable(left)).toEqual(newTable(solo));
  });
});
