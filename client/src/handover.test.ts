import { expect, test } from 'vitest';
import { lookTogether, needsCover, whatNow, type Situation } from './handover';
import type { BoarObservation, BrainsObservation, GooseObservation } from './protocol';

const goose = (more: Partial<GooseObservation> = {}): GooseObservation => ({
  mode: 'versus', phase: 'roll', turn: 0, lineup: [], numbers: [], deck: 20, points: [0, 0], errors: 0, box: 0, ready: [], fresh: null,
  question: null, wrong: [], holder: null, held: null, proposal: null, shown: null, ...more,
});
const boar = (phase: BoarObservation['phase'] = 'turn') => ({ phase }) as BoarObservation;
const brains = { stage: 'collect' } as BrainsObservation;
const rat = { colour: 'red', clothing: 'scarf', animal: 'rat' } as const;

const at = (more: Partial<Situation>): Situation => ({
  game: 'boar', phase: 'playing', looking: 'seat', hand: 0, here: [0, 1], awaited: [0], observation: boar(), ...more,
});

test('somebody with a device of their own has their seat in hand all the time', () => {
  expect(whatNow(at({ here: [2], looking: 'cover', hand: null, observation: null, awaited: [0] }))).toEqual({ do: 'hold', seat: 2 });
  expect(whatNow(at({ here: [2], hand: 2, awaited: [0] }))).toEqual({ do: 'stay' });
});

test('a device without a seat shows what is public', () => {
  expect(whatNow(at({ here: [], looking: 'cover', hand: null, observation: null }))).toEqual({ do: 'watch' });
  expect(whatNow(at({ here: [], looking: 'public', hand: null }))).toEqual({ do: 'stay' });
});

test('before the game nothing is looked at', () => {
  expect(whatNow(at({ phase: 'lobby', looking: 'cover', hand: null, observation: null }))).toEqual({ do: 'stay' });
});

test('Boar: whoever is done hands over, and the cover stays until the next one says that it is them', () => {
  expect(whatNow(at({ awaited: [0] }))).toEqual({ do: 'stay' });
  expect(whatNow(at({ awaited: [1] }))).toEqual({ do: 'offer', seat: 1 });
});

test('Boar: after a reload nobody knows who holds the device, so the cover comes first', () => {
  expect(whatNow(at({ looking: 'cover', hand: null, observation: null, awaited: [1] }))).toEqual({ do: 'cover', seat: 1 });
  expect(whatNow(at({ looking: 'public', hand: null, awaited: [1] }))).toEqual({ do: 'cover', seat: 1 });
});

test('Boar: while a bot plays, the last one may go on looking; after a reload only the public view is shown', () => {
  expect(whatNow(at({ awaited: [2] }))).toEqual({ do: 'stay' });
  expect(whatNow(at({ looking: 'cover', hand: null, observation: null, awaited: [2] }))).toEqual({ do: 'watch' });
});

test('Goose: the next one is shown at once, except when a card is being looked at alone', () => {
  const game = 'goose';
  expect(whatNow(at({ game, awaited: [1], observation: goose() }))).toEqual({ do: 'hold', seat: 1 });
  expect(whatNow(at({ game, awaited: [1], observation: goose({ held: rat }) }))).toEqual({ do: 'offer', seat: 1 });
  expect(whatNow(at({ game, looking: 'cover', hand: null, observation: null, awaited: [1] }))).toEqual({ do: 'hold', seat: 1 });
});

test('Brains has no secrets and no cover', () => {
  expect(whatNow(at({ game: 'brains', awaited: [1], observation: brains }))).toEqual({ do: 'hold', seat: 1 });
  expect(needsCover('brains', null)).toBe(false);
});

test('when all is over nothing is covered', () => {
  expect(whatNow(at({ phase: 'over', awaited: [], looking: 'cover', hand: null, observation: null }))).toEqual({ do: 'hold', seat: 0 });
  expect(whatNow(at({ phase: 'over', awaited: [], observation: boar('over') }))).toEqual({ do: 'stay' });
});

test('people at one device memorise and agree together; everything else is one person’s', () => {
  const together = (['study', 'new_card', 'agree', 'roll', 'answer', 'others'] as const).map((phase) => lookTogether('goose', goose({ phase })));
  expect(together).toEqual([true, true, true, false, false, false]);
  expect(lookTogether('boar', boar())).toBe(false);
  expect(lookTogether('brains', brains)).toBe(false);
});
