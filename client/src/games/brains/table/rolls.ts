/** Dice: which tumble, namely those that were thrown, and only once; when they lie; and which of them count. */
import type { BrainsFace } from '../../../wire/protocol';
import { COLOURS, type Colour } from '../pieces/parts';
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

/** When each of so many dice lies, in milliseconds after the throw: one after the other, and all a little before the beat is over. */
export function landings(count: number, lasts: number): readonly number[] {
  const [first, last] = [0.5 * lasts, 0.85 * lasts];
  return Array.from({ length: count }, (_, i) => Math.round(count === 1 ? last : first + ((last - first) * i) / (count - 1)));
}

/** A face of a die, counted from 0 and round and round: what one sees of it while it tumbles. By M1 its 5 and its brain share a colour. */
export function sideOf(die: number, side: number): BrainsFace {
  const number = side % 6;
  return { number, colour: COLOURS[(die + (number || 5)) % COLOURS.length] ?? 'red' };
}

/** The dice that make up the total of a colour: its numbers, and from two on the brains, which multiply them (M5). */
export function counting(dice: readonly BrainsFace[], colour: Colour): readonly number[] {
  const multiply = dice.filter(({ number }) => number === 0).length > 1;
  return dice.flatMap((face, die) => ((face.number === 0 ? multiply : face.colour === colour) ? [die] : []));
}
