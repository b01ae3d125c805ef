/** How pointing at a card is shown, beat by beat: all see the same, so it is made of what lay there and what lies there now. */
import { turning, wayTo } from '../../../cards/show';
import type { Beat, Show } from '../../../table/beats.svelte';
import type { Event, Observation } from './view';

type Pointed = Extract<Event, { event: 'taken' | 'missed' }>;

export function pointedIn(news: readonly Event[]): Pointed | null {
  return news.find((event) => event.event === 'taken' || event.event === 'missed') ?? null;
}

export function show(before: Observation, now: Observation, news: readonly Event[]): Show<Observation> | null {
  const pointed = pointedIn(news);
  if (pointed === null) return null;
  const asked: Observation = { ...before, fresh: pointed.place };
  const open: Observation = { ...asked, grid: before.grid.with(pointed.place, { lies: 'face_up', card: pointed.card }) };
  // The place is empty for a moment: the face of the card goes with it.
  return turning(now, { asked, open, gone: asked });
}

/** Where on the board the card goes: to who found it, or to a pile. */
export function wayOf({ event, seat }: Pointed, alone: boolean): string {
  if (event === 'missed') return wayTo('nobody');
  return wayTo(alone ? 'all' : seat);
}

export function beatOf({ event }: Event): Beat | 'rest' {
  return event === 'taken' || event === 'missed' ? 'verdict' : 'rest';
}
