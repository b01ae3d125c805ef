/** How a game went: worked out by hand from the rules. */
import { expect, test } from 'vitest';
import { kindOf, type Kind } from '../../table/endings/kind';
import type { Outcome } from '../../wire/protocol';
import { tally } from './ending';

const versus = { mode: 'versus', errors: 0, grid: [] };
/** The last one standing, then who went out last. */
const standing = (brains: readonly number[], places: readonly number[]): Outcome => ({ reason: '', scores: brains, places, winners: [places.indexOf(1)] });

const CASES: readonly (readonly [said: string, seen: object, outcome: Outcome, kind: Kind])[] = [
  ['two brains left', versus, standing([0, 2, 0], [2, 1, 3]), 'narrow'],
  ['eight left', versus, standing([8, 0, 0, 0], [1, 4, 2, 2]), 'clear'],
  ['sixteen left', versus, standing([0, 0, 16], [3, 2, 1]), 'rout'],
];

test.each(CASES)('%s', (_said, seen, outcome, kind) => {
  expect(kindOf(outcome, tally(seen as never, outcome))).toBe(kind);
});
