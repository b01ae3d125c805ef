/** How the second card of a turn is shown, beat by beat: all see the same, so it is made of what lay there and what is told. */
import { wayTo } from '../../../cards/show';
import type { Beat, Show } from '../../../table/beats.svelte';
import type { Event, Observation, Spot } from '../pieces/parts';

type Compared = Extract<Event, { event: 'pair_taken' | 'no_pair' }>;

const TAKEN: Spot = { lies: 'taken', card: null };

export function comparedIn(news: readonly Event[]): Compared | null {
  return news.find((event) => event.event === 'pair_taken' || event.event === 'no_pair') ?? null;
}

export function show(before: Observation, now: Observation, news: readonly Event[]): Show<Observation> | null {
  const compared = comparedIn(news);
  const turned = news.find((event) => event.event === 'turned_over');
  if (compared === null || turned === undefined) return null;
  const [first, second] = compared.places;
  const asked: Observation = { ...before, open: compared.places };
  const open: Observation = { ...asked, grid: before.grid.with(second, { lies: 'face_up', card: turned.card }) };
  const left = compared.event === 'no_pair' ? open.grid : before.grid.with(first, TAKEN).with(second, TAKEN);
  const { pairs, turns, wrong } = now;
  return { breath: asked, truth: open, verdict: open, after: { ...open, grid: left, pairs, turns, wrong } };
}

/** Where on the board a pair goes: to who found it, or to what all have found. */
export function wayOf({ event, seat }: Compared, mode: Observation['mode']): string | null {
  return event === 'no_pair' ? null : wayTo(mode === 'versus' ? seat : 'all');
}

/** The first card of a turn is told at once, the second when it is to be seen. */
export function beatOf({ event }: Event): Beat | 'rest' {
  return event === 'pair_taken' || event === 'no_pair' || event === 'turned_over' ? 'verdict' : 'rest';
}
