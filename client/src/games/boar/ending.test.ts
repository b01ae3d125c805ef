/** How a game went: worked out by hand from the rules. */
import { expect, test } from 'vitest';
import { kindOf, type Kind } from '../../table/endings/kind';
import type { Outcome } from '../../wire/protocol';
import { all, each } from '../outcomes.setup';
import { tally } from './ending';

const alone = (errors: number) => ({ mode: 'solo', errors });
const versus = { mode: 'versus', errors: 0, grid: [] };

const CASES: readonly (readonly [said: string, seen: object, outcome: Outcome, kind: Kind])[] = [
  ['one pair apart', versus, each([14, 12, 3]), 'narrow'],
  ['four apart', versus, each([14, 10, 3]), 'clear'],
  ['twice as many', versus, each([16, 6]), 'rout'],
  ['level', versus, each([12, 12]), 'tie'],
  ['one is left with a hand of cards', versus, each([16, -6, 6]), 'heroic'],
  ['the other has a hand of cards', versus, each([16, -2]), 'heroic'],
  ['the other has nothing', versus, each([16, 0]), 'perfect'],
  ['less than nothing wins, too', versus, each([-2, -4]), 'narrow'],
  ['alone without an error', alone(0), all(20), 'perfect'],
  ['alone with some', alone(4), all(8), 'won'],
  ['alone with more errors than pairs', alone(12), all(-3), 'heroic'],
];

test.each(CASES)('%s', (_said, seen, outcome, kind) => {
  expect(kindOf(outcome, tally(seen as never, outcome))).toBe(kind);
});
