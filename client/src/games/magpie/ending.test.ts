/** How a game went: worked out by hand from the rules. */
import { expect, test } from 'vitest';
import { kindOf, type Kind } from '../../table/endings/kind';
import type { Outcome } from '../../wire/protocol';
import { all, each } from '../outcomes.setup';
import { tally } from './ending';

const versus = { mode: 'versus', errors: 0, grid: [] };
const pairs = (taken: number, left: number) => Array.from({ length: 2 * (taken + left) }, (_, i) => ({ lies: i < 2 * taken ? 'taken' : 'face_down' }));

const CASES: readonly (readonly [said: string, seen: object, outcome: Outcome, kind: Kind])[] = [
  ['a pair of the other would have made it level', { ...versus, grid: pairs(12, 0) }, each([7, 5]), 'narrow'],
  ['one pair apart', { ...versus, grid: pairs(7, 0) }, each([4, 3]), 'narrow'],
  ['of six pairs twice as many', { ...versus, grid: pairs(6, 0) }, each([4, 2]), 'clear'],
  ['four pairs apart', versus, each([7, 3]), 'clear'],
  ['twice as many', versus, each([10, 5]), 'rout'],
  ['level', versus, each([3, 3]), 'tie'],
  ['all of them', versus, each([6, 0]), 'perfect'],
  ['one of three has none', versus, each([7, 3, 0]), 'heroic'],
  // Six pairs take about 9 turns with a perfect memory, and 36 by chance.
  ['alone as a perfect memory', { mode: 'solo', turns: 9, grid: pairs(6, 0) }, all(-9), 'perfect'],
  ['alone in fewer turns than by chance', { mode: 'solo', turns: 35, grid: pairs(6, 0) }, all(-35), 'won'],
  ['alone in as many as by chance', { mode: 'solo', turns: 36, grid: pairs(6, 0) }, all(-36), 'heroic'],
  ['together as a perfect memory', { mode: 'cooperative', turns: 9, grid: pairs(6, 0) }, all(6, 2), 'perfect'],
  ['together all are saved', { mode: 'cooperative', turns: 15, grid: pairs(6, 0) }, all(6, 2), 'won'],
  ['together all but one', { mode: 'cooperative', turns: 15, grid: pairs(5, 1) }, all(5, 2), 'heroic'],
  ['together she flies off with two', { mode: 'cooperative', turns: 15, grid: pairs(4, 2) }, all(4, 2), 'lost'],
];

test.each(CASES)('%s', (_said, seen, outcome, kind) => {
  expect(kindOf(outcome, tally(seen as never, outcome))).toBe(kind);
});
