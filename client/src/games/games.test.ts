import { expect, test } from 'vitest';
import { cardsIn } from './boar/view';
import { tokensFor } from './brains/words';
import { faceOf } from './brains/view';
import { CLOTHINGS, COLOURS, CUTS, personOf, WEAVE_OF } from './goose/parts';

test('every colour of cloth has a weave of its own', () => {
  expect(new Set(Object.values(WEAVE_OF)).size).toBe(COLOURS.length);
});

test('suspects in the same colour or with the same clothing have different heads', () => {
  for (const colour of COLOURS) expect(new Set(CLOTHINGS.map((clothing) => personOf(colour, clothing).cut)).size).toBe(CUTS.length);
  for (const clothing of CLOTHINGS) expect(new Set(COLOURS.map((colour) => personOf(colour, clothing).cut)).size).toBe(CUTS.length);
});

test('M2: brains in tokens are worth what they were', () => {
  expect([0, 4, 5, 13].map(tokensFor)).toEqual([
    { fives: 0, ones: 0 },
    { fives: 0, ones: 4 },
    { fives: 1, ones: 0 },
    { fives: 2, ones: 3 },
  ]);
});

test('a face of 0 is a brain', () => {
  expect([0, 1, 5].map((number) => faceOf({ number, colour: 'red' }))).toEqual(['brain', 1, 5]);
});

test('a hand has as many cards as are seen of it', () => {
  expect(cardsIn({ hand: 'backs', cards: 3 })).toBe(3);
  expect(cardsIn({ hand: 'faces', animals: ['owl', 'fox'] })).toBe(2);
});
