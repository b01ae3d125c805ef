/**
 * The show of a card that turns at its place, beat by beat: made of what this viewer saw before and sees now, and nothing
 * else. Its face is there neither before the truth nor when it has gone, and no number counts up before the last beat.
 */
import type { Show } from '../table/beats.svelte';

/** What is counted on a table: the cards that were won, lost, or left the game. */
interface Counts {
  readonly points: readonly number[];
  readonly errors: number;
  readonly box: number;
}

interface Turn<Observation> {
  /** All look at the card, and nothing of it is to be seen. */
  readonly asked: Observation;
  /** It lies open at its place; null if not everybody may see it. */
  readonly open: Observation | null;
  /** As the table lies when the word is said, if that is not as before. */
  readonly told?: Observation;
  /** It has gone from its place. */
  readonly gone: Observation;
}

/** The beats in which a card turns, and then goes to who won it or to a pile, where it counts as it does now. */
export function turning<Observation extends Counts>(now: Observation, { asked, open, told, gone }: Turn<Observation>): Show<Observation> {
  const { points, errors, box } = now;
  return { breath: asked, ...(open && { truth: open }), verdict: told ?? open ?? asked, after: { ...gone, points, errors, box } };
}

/** Where on the board a card goes, as a selector: to a seat, to the pile of what all have won, or to those that are lost. */
export function wayTo(owner: number | 'all' | 'nobody'): string {
  if (typeof owner === 'number') return `[data-seat='${owner}']`;
  return owner === 'all' ? '.piles .good' : '.piles .bad, .piles .box';
}
