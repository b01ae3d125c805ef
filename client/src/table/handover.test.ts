import { expect, test } from 'vitest';
import { lookTogether, whatNow, type Situation } from './handover';

/** Two at one device, and each sees what the other may not. */
const at = (more: Partial<Situation>): Situation => ({
  phase: 'playing',
  looking: 'seat',
  hand: 0,
  here: [0, 1],
  awaited: [0],
  secret: [0, 1],
  ...more,
});

test('somebody with a device of their own has their seat in hand all the time', () => {
  expect(whatNow(at({ here: [2], looking: 'cover', hand: null, awaited: [0] }))).toEqual({ do: 'hold', seat: 2 });
  expect(whatNow(at({ here: [2], hand: 2, awaited: [0] }))).toEqual({ do: 'stay' });
});

test('a device without a seat shows what is public', () => {
  expect(whatNow(at({ here: [], looking: 'cover', hand: null }))).toEqual({ do: 'watch' });
  expect(whatNow(at({ here: [], looking: 'public', hand: null }))).toEqual({ do: 'stay' });
});

test('before the game nothing is looked at', () => {
  expect(whatNow(at({ phase: 'lobby', looking: 'cover', hand: null }))).toEqual({ do: 'stay' });
});

test('a player who is done hands over, and the cover stays until the next one says that it is them', () => {
  expect(whatNow(at({ awaited: [0] }))).toEqual({ do: 'stay' });
  expect(whatNow(at({ awaited: [1] }))).toEqual({ do: 'offer', seat: 1 });
});

test('after a reload nobody knows who holds the device, so the cover comes first', () => {
  expect(whatNow(at({ looking: 'cover', hand: null, awaited: [1] }))).toEqual({ do: 'cover', seat: 1 });
  expect(whatNow(at({ looking: 'public', hand: null, awaited: [1] }))).toEqual({ do: 'cover', seat: 1 });
  expect(whatNow(at({ looking: 'cover', hand: null, awaited: [1], secret: [0] }))).toEqual({ do: 'cover', seat: 1 });
});

test('while a bot plays, the last one may go on looking; after a reload only the public view is shown', () => {
  expect(whatNow(at({ awaited: [2] }))).toEqual({ do: 'stay' });
  expect(whatNow(at({ looking: 'cover', hand: null, awaited: [2] }))).toEqual({ do: 'watch' });
});

test('where nothing is secret the next one is shown at once', () => {
  expect(whatNow(at({ awaited: [1], secret: [] }))).toEqual({ do: 'hold', seat: 1 });
  expect(whatNow(at({ looking: 'cover', hand: null, awaited: [1], secret: [] }))).toEqual({ do: 'hold', seat: 1 });
});

test('one who sees something alone says when they are done; somebody else’s secret holds nobody up', () => {
  expect(whatNow(at({ awaited: [1], secret: [0] }))).toEqual({ do: 'offer', seat: 1 });
  expect(whatNow(at({ here: [0, 1, 2], hand: 1, awaited: [2], secret: [0] }))).toEqual({ do: 'hold', seat: 2 });
});

test('a cover comes before the one who is about to see something alone', () => {
  expect(whatNow(at({ awaited: [1], secret: [1] }))).toEqual({ do: 'cover', seat: 1 });
});

test('when all is over nothing is covered', () => {
  expect(whatNow(at({ phase: 'over', awaited: [], looking: 'cover', hand: null }))).toEqual({ do: 'hold', seat: 0 });
  expect(whatNow(at({ phase: 'over', awaited: [], secret: [] }))).toEqual({ do: 'stay' });
});

test('people at one device look together while several of them are awaited, or one may speak for all', () => {
  const shared = { here: [0, 1], awaited: [0, 1], moves: [], saidForAll: ['ready'] };
  expect(lookTogether(shared)).toBe(true);
  expect(lookTogether({ ...shared, awaited: [1, 2] })).toBe(false);
  expect(lookTogether({ ...shared, awaited: [1], moves: [{ move: 'ready' }] })).toBe(true);
  expect(lookTogether({ ...shared, awaited: [1], moves: [{ move: 'draw' }] })).toBe(false);
  expect(lookTogether({ ...shared, here: [0] })).toBe(false);
});
