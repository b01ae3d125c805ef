/** How playing a card is shown, beat by beat: made of what this viewer saw before and sees now, and nothing else. */
import type { Beat, Show } from '../../beats.svelte';
import type { Event, Observation } from './view';

type Played = Extract<Event, { event: 'played' }>;

export interface Two {
  readonly cards: readonly [Played['animal'], Played['animal']];
  readonly pair: boolean;
}

export function playedIn(news: readonly Event[]): Played | null {
  return news.find((event) => event.event === 'played') ?? null;
}

/** Two cards that leave the table together, as a pair or as an error: later only their number is known (B8, B16). */
export function twoIn(news: readonly Event[]): Two | null {
  const left = news.find((event) => event.event === 'paired' || event.event === 'erred');
  if (left === undefined) return null;
  return { cards: [left.animal, left.event === 'paired' ? left.animal : left.top], pair: left.event === 'paired' };
}

export function show(before: Observation, now: Observation, news: readonly Event[]): Show<Observation> | null {
  const played = playedIn(news);
  const judged = news.some(({ event }) => event === 'paired' || event === 'stayed' || event === 'erred');
  if (played === null && !judged) return null;
  const laid = played === null ? before : { ...before, hands: now.hands, played: played.animal };
  const beats = { ...(played && { breath: before, truth: laid }) };
  // Alone the two lie side by side (B16): the other one is from the deck.
  const verdict = before.mode === 'solo' ? { ...laid, top: now.top, deck: now.deck } : laid;
  return judged ? { ...beats, verdict, after: { ...now, phase: before.phase, turn: before.turn } } : beats;
}

export function beatOf({ event }: Event): Beat | 'rest' {
  if (event === 'played') return 'truth';
  return event === 'paired' || event === 'stayed' || event === 'erred' ? 'verdict' : 'rest';
}

/** Who draws a card does not see it any more, and neither does the public (B4, B7). */
export function hides(event: Event): boolean {
  return event.event === 'drawn' && event.animal === null;
}
