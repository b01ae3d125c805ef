import { beforeAll, expect, test } from 'vitest';
import type { TablePlayer } from '../../table/board';
import { language } from '../../words/language.svelte';
import { shown } from './gallery';
import { COLOURS } from './pieces/parts';
import { asksAgain } from './table/mistaps';
import { tell, tokensFor } from './table/tell';
import { faceOf } from './table/view';

const players: TablePlayer[] = [
  { name: 'Mia', animal: 'penguin' },
  { name: 'Ben', animal: 'bear' },
];

beforeAll(async () => {
  await language.speak('en');
  await language.learn('brains');
});

test('M2: brains in tokens are worth what they were', () => {
  expect([0, 4, 5, 13].map(tokensFor)).toEqual([
    { fives: 0, ones: 0 },
    { fives: 0, ones: 4 },
    { fives: 1, ones: 0 },
    { fives: 2, ones: 3 },
  ]);
});

test('every colour has its zombie', () => {
  const drawn = Object.keys(import.meta.glob('./drawings/*.svg'));
  expect(drawn.toSorted()).toEqual(COLOURS.map((colour) => `./drawings/${colour}.svg`).toSorted());
});

test('a face of 0 is a brain', () => {
  expect([0, 1, 5].map((number) => faceOf({ number, colour: 'red' }))).toEqual(['brain', 1, 5]);
});

test('the payer is told so, no matter who chose the colour', () => {
  const paid = { event: 'paid', seat: 0, colour: 'red', total: 3, brains: 3 } as const;
  expect(tell({ ...paid, payer: 1 }, players, 1)?.text).toBe('Mia chooses red: you pay 3 brains.');
  expect(tell({ ...paid, payer: 1 }, players, 0)?.text).toBe('You choose red: Ben pays 3 brains.');
  expect(tell({ ...paid, payer: 0, brains: 1 }, players, 0)?.text).toBe('You choose red and pay 1 brain.');
  expect(tell({ ...paid, payer: 0 }, players, 1)?.text).toBe('Mia chooses red and pays 3 brains.');
});

test.each(['de', 'en'])('every sentence begins with a capital letter: %s', async (tag) => {
  await language.speak(tag);
  const said = [
    tell({ event: 'landed', seat: 0, throw: 1, dice: [0], faces: [{ number: 0, colour: 'red' }] }, players, 0),
    tell({ event: 'took', seat: 0, colour: 'red', total: 3, brains: 3 }, players, 1),
  ];
  for (const telling of said) expect(telling?.text).toMatch(/^(\p{Lu}[^.!]*[.!]( |$))+$/u);
});

test('paying oneself is asked if there is a choice', () => {
  const { observation: early, moves } = shown.tables.second;
  const { observation: last, moves: colours } = shown.tables.pay;
  const green = { move: 'announce', colour: 'green' } as const;
  expect(asksAgain({ move: 'announce', colour: 'red' }, early, moves)).toBeNull();
  expect(asksAgain({ move: 'announce', colour: 'yellow' }, last, colours)).toBeNull();
  expect(asksAgain(green, last, colours)).toEqual({ asks: 'Pay 2 brains yourself?', yes: 'Yes, pay' }); // nobody else plays green any more
  expect(asksAgain(green, last, [green])).toBeNull();
  expect(asksAgain({ move: 'throw', dice: [0] }, early, moves)).toBeNull();
});

test('there is a sentence for each turning point that only this game has', () => {
  const said = Object.keys(language.words.brains ?? {}).filter((key) => key.startsWith('turning.'));
  expect(said).toEqual(expect.arrayContaining(['gift', 'own'].map((key) => `turning.${key}`)));
});
