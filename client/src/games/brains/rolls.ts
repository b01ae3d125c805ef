/** Which dice tumble: those that were thrown, and only once. */
import type { Observation } from './view';

type Seen = Pick<Observation, 'turn' | 'throws' | 'thrown' | 'dice'>;
const ALL = [0, 1, 2, 3, 4];

/**
 * The dice that landed between two looks at the table. The thrower knows which (`sent`); a watcher
 * sees them in the air, or sees that they lie differently.
 */
export function landed(before: Seen, now: Seen, sent: readonly number[]): readonly number[] {
  const same = before.turn === now.turn && before.throws === now.throws && before.dice.length === now.dice.length;
  if (same || now.dice.length === 0) return [];
  if (now.throws === 1 || before.turn !== now.turn) return ALL;
  if (before.thrown.length > 0) return before.thrown;
  if (sent.length > 0) return sent;
  return ALL.filter((die) => before.dice[die]?.number !== now.dice[die]?.number);
}
