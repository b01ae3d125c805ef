/** How pointing at a card is shown, beat by beat: all see the same, so it is made of what lay there and what lies there now. */
import type { Beat, Show } from '../../table/beats.svelte';
import type { Event, Observation } from './view';

type Pointed = Extract<Event, { event: 'taken' | 'missed' }>;

export function pointedIn(news: readonly Event[]): Pointed | null {
  return news.find((event) => event.event === 'taken' || event.event === 'missed') ?? null;
}

export function show(before: Observation, now: Observation, news: readonly Event[]): Show<Observation> | null {
  const pointed = pointedIn(news);
  if (pointed === null) return null;
  const breath = { ...before, fresh: pointed.place };
  const truth = { ...breath, grid: before.grid.with(pointed.place, { lies: 'face_up', card: pointed.card }) };
  const { points, errors, box } = now;
  // The place is empty for a moment: the face of the card goes with it.
  const after = { ...breath, points, errors, box };
  return { breath, truth, verdict: truth, after };
}

/** Where on the board the card goes: to who found it, or to a pile. */
export function wayOf({ event, seat }: Pointed, alone: boolean): string {
  if (event === 'missed') return '.piles .bad, .piles .box';
  return alone ? '.piles .good' : `[data-seat='${seat}']`;
}

export function beatOf({ event }: Event): Beat | 'rest' {
  return event === 'taken' || event === 'missed' ? 'verdict' : 'rest';
}
