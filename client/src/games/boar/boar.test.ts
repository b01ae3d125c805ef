import { beforeAll, expect, test } from 'vitest';
import type { TablePlayer } from '../../table/board';
import { language } from '../../words/language.svelte';
import { shown } from './gallery';
import { t } from './language';
import { live } from './live';
import { ANIMALS } from './pieces/parts';
import { asksAgain } from './table/mistaps';
import { tell } from './table/tell';
import { cardsIn } from './table/view';

const players: TablePlayer[] = [
  { name: 'Mia', animal: 'penguin' },
  { name: 'Ben', animal: 'bear' },
];

beforeAll(async () => {
  await language.speak('en');
  await language.learn('boar');
});

test('every animal has a drawing', () => {
  const drawn = Object.keys(import.meta.glob('./drawings/*.svg'));
  expect(drawn.toSorted()).toEqual(ANIMALS.map((animal) => `./drawings/${animal}.svg`).toSorted());
});

test('a hand has as many cards as are seen of it', () => {
  expect(cardsIn({ hand: 'backs', cards: 3 })).toBe(3);
  expect(cardsIn({ hand: 'faces', animals: ['owl', 'fox'] })).toBe(2);
});

test('one’s own pair, and on a device that several look at everybody has a name', () => {
  expect(tell({ event: 'paired', seat: 1, animal: 'owl', table: null }, players, 1, [1])?.text).toBe('A pair! You take both and go on.');
  expect(tell({ event: 'paired', seat: 0, animal: 'owl', table: null }, players, null, [0])?.text).toBe('A pair! Mia takes both and goes on.');
});

test('nobody goes on with the pair that ends the game, or without a card and a deck', () => {
  expect(tell({ event: 'paired', seat: 1, animal: 'owl', table: null }, players, 1, [])?.text).toBe('A pair! You take both.');
  expect(tell({ event: 'paired', seat: 0, animal: 'owl', table: null }, players, 1, [1])?.text).toBe('A pair! Mia takes both.');
});

test.each(['de', 'en'])('every sentence begins with a capital letter: %s', async (tag) => {
  await language.speak(tag);
  const seat = 0;
  const animal = 'duck';
  const said = [
    tell({ event: 'drawn', seat, animal }, players, 1, []),
    tell({ event: 'played', seat, slot: 0, animal, name: 'owl' }, players, 0, []),
    tell({ event: 'played', seat, slot: 0, animal, name: null }, players, 0, []),
    tell({ event: 'erred', seat, animal, top: 'boar' }, players, 0, []),
    tell({ event: 'stayed', seat, animal }, players, 0, []),
  ];
  for (const telling of said) expect(telling?.text).toMatch(/^(\p{Lu}[^.!]*[.!]( |$))+$/u);
});

test.each(['de', 'en'])('a sum too long for a line breaks before a sign, and no number stands alone: %s', async (tag) => {
  await language.speak(tag);
  const sums = [t('score', { collected: 24, left: 10, total: 14 }), t('scoreSolo', { collected: 24, errors: 2, left: 10, total: 12 })];
  for (const sum of sums)
    expect(
      sum
        .split(' ')
        .slice(1)
        .every((part) => /^[−=]\u00a0/.test(part)),
    ).toBe(true);
});

test('drawing one of the last cards is asked if one could play', () => {
  const { observation } = shown.tables.turn;
  const late = { ...observation, deck: 2 };
  const draw = { move: 'draw' } as const;
  const first = { move: 'play', slot: 0, name: null } as const;
  expect(asksAgain(draw, observation, [draw, first])).toBeNull();
  expect(asksAgain(draw, late, [draw, first])).toEqual({
    asks: 'Draw the owl?',
    because: 'Each card left in your hand at the end costs a point.',
    yes: 'Yes, draw',
  });
  expect(asksAgain(draw, late, [draw])).toBeNull();
  expect(asksAgain(first, late, [draw, first])).toBeNull();
});

test('why it is over names whoever still has cards', () => {
  const { observation } = shown.tables.turn;
  const names = players.map(({ name }) => name);
  const outcome = { reason: 'deck_empty', scores: [], places: [], winners: [0] };
  const holder = observation.hands.findIndex((hand) => cardsIn(hand) > 0);
  expect(live.reasonOf(outcome, observation, players)).toContain(`only ${names[holder] ?? ''} has cards left`);
  expect(live.reasonOf(outcome, { ...observation, hands: [] }, players)).toBe('The deck is empty, and nobody has cards left.');
});

test('there is a sentence for each turning point that only this game has', () => {
  const said = Object.keys(language.words.boar ?? {}).filter((key) => key.startsWith('turning.'));
  expect(said).toEqual(expect.arrayContaining(['hand'].map((key) => `turning.${key}`)));
});
