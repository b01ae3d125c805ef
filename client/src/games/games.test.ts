import { expect, test } from 'vitest';
import { cardsIn } from './boar/view';
import { tokensFor } from './brains/words';
import { faceOf } from './brains/view';
import { CLOTHINGS, COLOURS, CUTS, personOf, WEAVE_OF } from './goose/parts';
import { numbersOver } from './goose/words';

test('G4: numbers wrap around the line-up', () => {
  const over = (places: number) => Array.from({ length: places }, (_, slot) => numbersOver(slot, places));
  expect(over(3)).toEqual([[1, 4], [2, 5], [3, 6]]);
  expect(over(4)).toEqual([[1, 5], [2, 6], [3], [4]]);
  expect(over(5)).toEqual([[1, 6], [2], [3], [4], [5]]);
  expect(over(6)).toEqual([[1], [2], [3], [4], [5], [6]]);
});

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
