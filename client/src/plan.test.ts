import { describe, expect, test } from 'vitest';
import { firstPlan, modeOf, newTable, playersOf, seatsOf, withBot, withCharacter, withColour, withoutBot, withoutPerson, withPerson, type Plan } from './plan';

const MIA = { name: 'Mia', animal: 'frog' } as const;
const BEN = { name: 'Ben', animal: 'bear' } as const;
const kinds = (plan: Plan) => seatsOf(plan).map((seat) => seat.kind);

describe('the first plan', () => {
  test('is a solo game of the one who played last', () => {
    const plan = firstPlan('goose', [MIA, BEN], 'You');
    expect(newTable(plan)).toEqual({
      game: 'goose',
      mode: 'solo',
      level: 'rookie',
      naming: false,
      colours: null,
      seats: [{ kind: 'here', name: 'Mia', animal: 'frog' }],
      starter: 0,
      where: 'device',
    });
  });

  test('fills Brains up to three with bots, each seat with its own colour and no level', () => {
    const table = newTable(firstPlan('brains', [], 'You'));
    expect(table.seats.map((seat) => seat.kind)).toEqual(['here', 'bot', 'bot']);
    expect([table.mode, table.level, table.colours]).toEqual(['versus', null, ['red', 'yellow', 'blue']]);
  });
});

describe('people and bots', () => {
  test('adding somebody takes the next one known, with an animal nobody has', () => {
    const plan = withPerson(firstPlan('boar', [MIA, { ...BEN, animal: 'frog' }], 'You'), [MIA, { ...BEN, animal: 'frog' }], 'Player 2');
    expect(plan.people[1]?.name).toBe('Ben');
    expect(plan.people[1]?.animal).not.toBe('frog');
  });

  test('somebody new replaces a bot that only filled up', () => {
    const plan = withPerson(firstPlan('brains', [MIA], 'You'), [MIA], 'Player 2');
    expect(kinds(plan)).toEqual(['here', 'here', 'bot']);
  });

  test('a full table gives up a bot for a person, and never holds more than the game allows', () => {
    const full = [1, 2, 3, 4, 5].reduce((plan) => withBot(plan), firstPlan('boar', [MIA], 'You'));
    expect(playersOf(full)).toBe(4);
    expect(new Set(full.bots).size).toBe(3);
    expect(kinds(withPerson(full, [MIA], 'Player 2'))).toEqual(['here', 'here', 'bot', 'bot']);
  });

  test('bots never fall below what the game needs', () => {
    expect(withoutBot(firstPlan('brains', [MIA], 'You'), 0).bots).toHaveLength(2);
    expect(withoutBot(withBot(firstPlan('goose', [MIA], 'You')), 0).bots).toEqual([]);
  });

  test('a character that is taken changes places', () => {
    const plan = firstPlan('brains', [MIA], 'You');
    const [first, second] = plan.bots;
    expect(withCharacter(plan, 0, second ?? 'crow').bots).toEqual([second, first]);
    expect(withCharacter(plan, 0, 'elephant').bots).toEqual(['elephant', second]);
  });

  test('who is youngest stays the same person when somebody before them leaves', () => {
    const three = withPerson(withPerson(firstPlan('goose', [MIA], 'You'), [], 'B'), [], 'C');
    const plan = withoutPerson({ ...three, youngest: 2 }, 1);
    expect(plan.people[plan.youngest]?.name).toBe('C');
    expect(withoutPerson({ ...three, youngest: 1 }, 1).youngest).toBe(0);
  });
});

describe('modes and places', () => {
  const two = withPerson(firstPlan('goose', [MIA, BEN], 'You'), [MIA, BEN], '');

  test('together is for games that have it, and for more than one', () => {
    expect(modeOf({ ...two, together: true })).toBe('cooperative');
    expect(modeOf({ ...two, game: 'boar', together: true })).toBe('versus');
    expect(modeOf({ ...firstPlan('goose', [MIA], ''), together: true })).toBe('solo');
  });

  test('naming is for a Boar of several', () => {
    const boar = { ...two, game: 'boar', naming: true } as const;
    expect(newTable(boar).naming).toBe(true);
    expect(newTable(withoutPerson(boar, 1)).naming).toBe(false);
    expect(newTable({ ...two, naming: true }).naming).toBe(false);
  });

  test('by link only the host is named, on a stage nobody is', () => {
    expect(kinds({ ...two, where: 'link' })).toEqual(['here', 'open']);
    expect(kinds({ ...two, where: 'stage' })).toEqual(['open', 'open']);
  });
});

test('choosing a taken colour exchanges the two (M3)', () => {
  const plan = withColour(firstPlan('brains', [MIA], 'You'), 0, 'blue');
  expect(plan.colours).toEqual(['blue', 'yellow', 'red', 'green', 'black']);
});
