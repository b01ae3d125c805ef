/** How a game went: worked out by hand from the rules. */
import { expect, test } from 'vitest';
import { kindOf, type Kind } from '../../table/endings/kind';
import type { Outcome } from '../../wire/protocol';
import { all, each } from '../outcomes.setup';
import { tally } from './ending';

const alone = (errors: number) => ({ mode: 'solo', errors });
const together = (errors: number) => ({ mode: 'cooperative', errors });
const versus = { mode: 'versus', errors: 0, grid: [] };

const CASES: readonly (readonly [said: string, seen: object, outcome: Outcome, kind: Kind])[] = [
  ['one card apart', versus, each([6, 7, 5]), 'narrow'],
  ['a head start counts for who wins, also for how narrowly', versus, each([6, 9, 8], [0, 0, 3]), 'narrow'],
  ['three cards apart', versus, each([6, 9, 5]), 'clear'],
  ['twice as many, and five more', versus, each([5, 10, 4]), 'rout'],
  ['five more, and not twice as many', versus, each([6, 11, 4]), 'clear'],
  ['both have eight', versus, each([8, 5, 8]), 'tie'],
  ['the others have nothing', versus, each([0, 12]), 'perfect'],
  ['the others have only what they were given', versus, each([2, 12, 0], [2, 0, 0]), 'perfect'],
  ['one of three has nothing', versus, each([6, 9, 0]), 'heroic'],
  ['nobody has anything', versus, each([0, 0]), 'tie'],
  ['nine right, none wrong', alone(0), all(9), 'perfect'],
  ['nine right, three wrong', alone(3), all(6), 'won'],
  ['three right, nine wrong', alone(9), all(-6), 'heroic'],
  ['together all right', together(0), all(14, 3), 'perfect'],
  ['together more right than wrong', together(6), all(1, 3), 'won'],
  ['together as many right as wrong', together(7), all(0, 3), 'heroic'],
  ['together more wrong than right', together(9), all(-4, 3), 'lost'],
];

test.each(CASES)('%s', (_said, seen, outcome, kind) => {
  expect(kindOf(outcome, tally(seen as never, outcome))).toBe(kind);
});
