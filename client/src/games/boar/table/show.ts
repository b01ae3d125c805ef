/** How playing a card is shown, beat by beat: made of what this viewer saw before and sees now, and nothing else. */
import type { Beat, Show } from '../../../table/beats.svelte';
import type { Event, Observation } from './view';

type Played = Extract<Event, { event: 'played' }>;
type Judged = Extract<Event, { event: 'paired' | 'stayed' | 'erred' }>;

export function playedIn(news: readonly Event[]): Played | null {
  return news.find((event) => event.event === 'played') ?? null;
}

/** What is said of a card that was played; where a wrong name cost the pair, or would have, that is the reason (B15). */
export function verdictOn(judged: Judged, played: Played | null): Judged['event'] | 'misnamed' {
  const misnamed = played !== null && played.name !== null && played.name !== played.animal;
  return judged.event === 'stayed' && misnamed ? 'misnamed' : judged.event;
}

/** Where on the board a played card comes from: its place in one's own hand, if that is there still, or the row of somebody else. */
export function wayFrom({ seat, slot }: Played, me: number | null): readonly string[] {
  return seat === me ? [`.hand [data-number='${slot + 1}']`, '.hand'] : [`[data-seat='${seat}']`];
}

/** Where it goes in the end: to who won the pair, to the errors, or to the cards on the table. */
export function wayOf(judged: Judged): string {
  if (judged.event === 'paired') return `[data-seat='${judged.seat}']`;
  return judged.event === 'erred' ? '.errors' : '.middle .table';
}

export function show(before: Observation, now: Observation, news: readonly Event[]): Show<Observation> | null {
  const played = playedIn(news);
  const judged = news.some(({ event }) => event === 'paired' || event === 'stayed' || event === 'erred');
  if (played === null && !judged) return null;
  const laid = played === null ? before : { ...before, hands: now.hands, played: played.animal };
  const beats = { ...(played && { breath: before, truth: laid }) };
  return judged ? { ...beats, verdict: laid, after: { ...now, phase: before.phase, turn: before.turn } } : beats;
}

export function beatOf({ event }: Event): Beat | 'rest' {
  if (event === 'played') return 'truth';
  return event === 'paired' || event === 'stayed' || event === 'erred' ? 'verdict' : 'rest';
}

/** Who draws a card does not see it any more, and neither does the public (B4, B7). */
export function hides(event: Event): boolean {
  return event.event === 'drawn' && event.animal === null;
}
