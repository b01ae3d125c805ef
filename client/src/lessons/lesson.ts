/**
 * What a lesson is made of: moments of a game as the server would send them, and what to say at each.
 * A lesson is a list and knows no rule; `tests/games/test_lessons.py` plays each by the rules of the server.
 */
import type { Key } from '../language.svelte';
import type { GameName, Games } from '../protocol';

/** The words of the lessons; none of them has a place to fill in. */
export type LessonKey = Extract<Key, `lesson.${GameName}.${string}`>;

interface Moment<G extends GameName> {
  readonly words: LessonKey;
  readonly observation: Games[G]['observation'];
  /** Time has passed since the step before: the table is laid anew, and nothing moves from there to here. */
  readonly later?: true;
}

/** The learner makes a move. */
export interface Doing<G extends GameName> extends Moment<G> {
  readonly kind: 'doing';
  /** Every legal move, so that the board is the one of a real table. */
  readonly moves: readonly Games[G]['move'][];
  /** The move that leads to the next step. */
  readonly wanted: Games[G]['move'];
  /** What to say to any other; left out where there is no other. */
  readonly otherwise?: LessonKey;
}

/** Somebody else is at it, or it is the end: there is only something to read. */
export interface Reading<G extends GameName> extends Moment<G> {
  readonly kind: 'reading';
}

export type Step<G extends GameName> = Doing<G> | Reading<G>;

export interface Lesson<G extends GameName> {
  /** How many sit at the table; the learner has seat 0. */
  readonly players: number;
  readonly steps: readonly [Step<G>, ...Step<G>[]];
}

/** Whether two moves say the same, in whatever order they say it. */
export function isSameMove(one: object, other: object): boolean {
  const plain = (move: object) => JSON.stringify(Object.entries(move).toSorted(([a], [b]) => a.localeCompare(b)));
  return plain(one) === plain(other);
}
