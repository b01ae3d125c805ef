/** How a game went: worked out by hand from the rules. */
import { expect, test } from 'vitest';
import { kindOf, type Kind } from '../../table/endings/kind';
import type { Outcome } from '../../wire/protocol';
import { all, each } from '../outcomes.setup';
import { tally } from './ending';

const alone = (errors: number) => ({ mode: 'solo', errors });
const versus = { mode: 'versus', errors: 0, grid: [] };

const CASES: readonly (readonly [said: string, seen: object, outcome: Outcome, kind: Kind])[] = [
  ['one card apart', versus, each([4, 3]), 'narrow'],
  ['two apart', versus, each([6, 4, 3]), 'clear'],
  ['twice as many', versus, each([10, 5]), 'rout'],
  ['level', versus, each([7, 7, 2]), 'tie'],
  ['one caught nothing', versus, each([0, 6, 3]), 'heroic'],
  ['one caught all', versus, each([0, 8]), 'perfect'],
  ['alone without an error', alone(0), all(12), 'perfect'],
  ['alone with some', alone(2), all(5), 'won'],
  ['alone with as many errors as cards', alone(6), all(0), 'heroic'],
];

test.each(CASES)('%s', (_said, seen, outcome, kind) => {
  expect(kindOf(outcome, tally(seen as never, outcome))).toBe(kind);
});
