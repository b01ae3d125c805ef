import { beforeAll, expect, test } from 'vitest';
import { TABLES } from '../gallery/fixtures';
import { language } from '../language.svelte';
import { en } from '../messages/en';
import { asksAgain as boar } from './boar/slips';
import { asksAgain as brains } from './brains/slips';
import { asksAgain as goose } from './goose/slips';

beforeAll(() => {
  language.catalogue = en;
});

test('Goose: giving the card away is asked everywhere, an answer only on a phone when the deck is used up', () => {
  const { observation } = TABLES.goose.answer;
  const blue = { move: 'answer', value: 'blue' } as const;
  expect(goose({ move: 'slip' }, observation, false)).toBe('Did somebody see your card?');
  expect(goose(blue, observation, true)).toBeNull();
  expect(goose(blue, { ...observation, deck: 0 }, false)).toBeNull();
  expect(goose(blue, { ...observation, deck: 0 }, true)).toBe('Say blue?');
  expect(goose({ move: 'propose', value: 'blue' }, { ...observation, deck: 0 }, true)).toBeNull();
});

test('Boar: drawing one of the last cards is asked on a phone', () => {
  const { observation } = TABLES.boar.turn;
  expect(boar({ move: 'draw' }, observation, true)).toBeNull();
  expect(boar({ move: 'draw' }, { ...observation, deck: 2 }, false)).toBeNull();
  expect(boar({ move: 'draw' }, { ...observation, deck: 2 }, true)).toBe('Draw the owl?');
  expect(boar({ move: 'play', slot: 0, name: null }, { ...observation, deck: 2 }, true)).toBeNull();
});

test('Brains: paying oneself is asked everywhere, ending a turn early on a phone', () => {
  const { observation: early, moves } = TABLES.brains.second;
  const { observation: last, moves: colours } = TABLES.brains.pay;
  expect(brains({ move: 'announce', colour: 'red' }, early, false, moves)).toBeNull();
  expect(brains({ move: 'announce', colour: 'red' }, early, true, moves)).toBe('Choose red now? You may still throw.');
  expect(brains({ move: 'announce', colour: 'yellow' }, last, true, colours)).toBeNull();
  expect(brains({ move: 'announce', colour: 'green' }, last, false, colours)).toBe('Pay 4 brains yourself?');
  expect(brains({ move: 'throw', dice: [0] }, early, true, moves)).toBeNull();
});
