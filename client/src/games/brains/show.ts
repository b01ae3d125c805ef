/** How a throw and what it brings are shown, beat by beat. Nothing is hidden here; it only takes its time. */
import type { Beat, Show } from '../../table/beats.svelte';
import type { Event, Observation } from './view';

export function show(before: Observation, now: Observation, news: readonly Event[]): Show<Observation> | null {
  if (news.some(({ event }) => event === 'landed')) return { truth: now };
  if (!news.some(({ event }) => event === 'took' || event === 'paid')) return null;
  const { brains, middle, out } = now;
  return { verdict: before, after: { ...before, brains, middle, out } };
}

export function beatOf({ event }: Event): Beat | 'rest' {
  return event === 'took' || event === 'paid' || event === 'landed' ? 'verdict' : 'rest';
}

/** Dice are heard while they fall. */
export function heardIn(event: Event): Beat | 'rest' {
  return event.event === 'landed' ? 'truth' : beatOf(event);
}
