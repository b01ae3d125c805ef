import { beforeAll, expect, test } from 'vitest';
import type { Player } from '../board';
import { language } from '../language.svelte';
import de from '../messages/de';
import { en } from '../messages/en';
import { tell as boar } from './boar/words';
import { tell as brains } from './brains/words';
import { tell as goose } from './goose/words';

const players: Player[] = [
  { name: 'Mia', animal: 'penguin' },
  { name: 'Ben', animal: 'bear' },
];

beforeAll(() => {
  language.catalogue = en;
});

test('Goose: whoever has the device alone is «you», the others have names', () => {
  const answered = { event: 'answered', seat: 0, feature: 'clothing', value: 'bow tie', right: true } as const;
  expect(goose(answered, players, 0)?.text).toBe('You say bow tie. Right!');
  expect(goose(answered, players, 1)?.text).toBe('Mia says bow tie. Right!');
  expect(goose({ ...answered, right: false }, players, 0)?.text).toBe('You say bow tie. Not this time.');
});

test('on a device that several look at everybody has a name', () => {
  expect(goose({ event: 'answered', seat: 0, feature: 'animal', value: 'rat', right: true }, players, null)?.text).toBe('Mia says rat. Right!');
  expect(boar({ event: 'paired', seat: 0, animal: 'owl', table: null }, players, null)?.text).toBe('A pair! Mia takes both and goes on.');
});

test('Boar: one’s own pair', () => {
  expect(boar({ event: 'paired', seat: 1, animal: 'owl', table: null }, players, 1)?.text).toBe('A pair! You take both and go on.');
});

test.each(['en', 'de'] as const)('every sentence begins with a capital letter: %s', (tag) => {
  language.catalogue = { en, de }[tag];
  const seat = 0;
  const animal = 'duck';
  const said = [
    boar({ event: 'drawn', seat, animal }, players, 1),
    boar({ event: 'played', seat, slot: 0, animal, name: 'owl' }, players, 0),
    boar({ event: 'played', seat, slot: 0, animal, name: null }, players, 0),
    boar({ event: 'erred', seat, animal, top: 'boar' }, players, 0),
    boar({ event: 'stayed', seat, animal }, players, 0),
    brains({ event: 'landed', seat, throw: 1, dice: [0], faces: [{ number: 0, colour: 'red' }] }, players, 0),
    brains({ event: 'took', seat, colour: 'red', total: 3, brains: 3 }, players, 1),
  ];
  language.catalogue = en;
  for (const telling of said) expect(telling?.text).toMatch(/^(\p{Lu}[^.!]*[.!]( |$))+$/u);
});

test('Brains: who pays is told so, whoever chose the colour', () => {
  const paid = { event: 'paid', seat: 0, colour: 'red', total: 3, brains: 3 } as const;
  expect(brains({ ...paid, payer: 1 }, players, 1)?.text).toBe('Mia chooses red: you pay 3 brains.');
  expect(brains({ ...paid, payer: 1 }, players, 0)?.text).toBe('You choose red: Ben pays 3 brains.');
  expect(brains({ ...paid, payer: 0, brains: 1 }, players, 0)?.text).toBe('You choose red and pay 1 brain.');
  expect(brains({ ...paid, payer: 0 }, players, 1)?.text).toBe('Mia chooses red and pays 3 brains.');
});
