/** How a throw and what it brings are shown, beat by beat. Nothing is hidden here; it only takes its time. */
import type { Beat, Show } from '../../../table/beats.svelte';
import type { Event, Observation } from './view';

/** The last throw of a turn (M4). */
export const LAST = 3;

export function show(before: Observation, now: Observation, news: readonly Event[]): Show<Observation> | null {
  const has = (...kinds: readonly Event['event'][]) => news.some(({ event }) => kinds.includes(event));
  if (has('landed')) return now.throws === LAST ? { fall: now, hold: now } : { fall: now };
  if (!has('took', 'paid')) return null;
  const { brains, middle, stage, out } = now;
  const brought = { ...before, brains, middle };
  return { lights: before, haul: brought, ...(has('phase_two') && { title: { ...brought, stage, out } }) };
}

/** Dice and what they brought are spoken of when they have been seen. */
export function beatOf({ event }: Event): Beat | 'rest' {
  if (event === 'took' || event === 'paid' || event === 'landed') return 'verdict';
  return event === 'phase_two' ? 'title' : 'rest';
}

/** Dice are heard while they fall, and a choice when it is made; each brain that comes is heard by itself. */
export function heardIn(event: Event): Beat | 'rest' {
  if (event.event === 'landed') return 'fall';
  return event.event === 'took' || event.event === 'paid' ? 'lights' : beatOf(event);
}
