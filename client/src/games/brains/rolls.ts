/** Which dice tumble: those that were thrown, and only once. */
import type { Event, Observation } from './view';

type Seen = Pick<Observation, 'turn' | 'throws' | 'thrown' | 'dice'>;
const ALL = [0, 1, 2, 3, 4];

/**
 * The dice that landed between two looks at the table. The news says which; who missed it saw them in the air, or sees
 * that they lie differently.
 */
export function landed(before: Seen, now: Seen, news: readonly Event[]): readonly number[] {
  const same = before.turn === now.turn && before.throws === now.throws && before.dice.length === now.dice.length;
  if (same || now.dice.length === 0) return [];
  const thrown = news.find((event) => event.event === 'landed');
  if (thrown !== undefined) return thrown.dice;
  if (now.throws === 1 || before.turn !== now.turn) return ALL;
  if (before.thrown.length > 0) return before.thrown;
  return ALL.filter((die) => before.dice[die]?.number !== now.dice[die]?.number);
}
