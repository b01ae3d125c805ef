import { expect, test } from 'vitest';
import { things } from '../../../build/drawings';
import type { MagpieObservation } from '../../wire/protocol';
import { boards } from './boards';
import { chanceTurns, perfectTurns } from './table/needs';
import { THINGS, type Event } from './pieces/parts';
import { show, wayOf } from './table/show';

test('everything that can lie there is drawn', () => {
  expect(THINGS.filter((thing) => !things().has(`magpie-${thing}`))).toEqual([]);
});

test('P7: what perfect memory needs, by hand', () => {
  expect([perfectTurns(0), perfectTurns(1), perfectTurns(0, 3)]).toEqual([0, 1, 3]);
  // Two pairs: the second card is the like of the first once in three times, and then two turns are enough, else three.
  expect(perfectTurns(2)).toBeCloseTo(8 / 3);
  // A pair nobody saw and one card that was seen: the next card is its like once in three times (2 turns). Else the second
  // one is the like of the first (2 turns) or of the one that was seen (3 turns), each as often.
  expect(perfectTurns(1, 1)).toBeCloseTo((2 + 2 * 2.5) / 3);
});

test('P7: luck alone needs 1 + 3 + 5 + … turns', () => {
  expect([1, 2, 3, 6].map(chanceTurns)).toEqual([1, 4, 9, 36]);
});

const before = boards.tables.second.observation as MagpieObservation;
const [first] = before.open as readonly [number];
const turned = { event: 'turned_over', seat: 0, place: 9, card: 'bell' } as const;
const faces = (seen: MagpieObservation | undefined) => seen?.grid.flatMap(({ card }) => card ?? []);

test('two that differ lie open when it is said, and stay so', () => {
  const news: Event[] = [turned, { event: 'no_pair', seat: 0, places: [first, 9] }];
  const beats = show(before, { ...before, phase: 'study' }, news);
  expect(Object.keys(beats ?? {})).toEqual(['breath', 'truth', 'verdict', 'after']);
  expect(faces(beats?.breath)).toEqual(faces(before));
  for (const seen of [beats?.truth, beats?.verdict, beats?.after]) expect(faces(seen)).toContain('bell');
});

test('P4, P5: a pair goes from its places, and counts only then', () => {
  const pair = { event: 'pair_taken', seat: 1, places: [first, 9], card: 'bell' } as const;
  const now = { ...before, pairs: [0, 9, 0, 0] };
  const beats = show(before, now, [turned, pair]);
  expect([beats?.verdict?.pairs, beats?.after?.pairs]).toEqual([before.pairs, now.pairs]);
  expect([first, 9].map((place) => beats?.after?.grid[place]?.lies)).toEqual(['taken', 'taken']);
  expect([wayOf(pair, 'versus'), wayOf(pair, 'solo')]).toEqual(["[data-seat='1']", '.piles .good']);
});

test('the first card of a turn is not held back', () => {
  expect(show(before, before, [turned])).toBeNull();
});
