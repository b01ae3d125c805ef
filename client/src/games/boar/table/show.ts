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

/** Where on the board a played card comes from: its place in the hand, if that is there still, or the row it lay in. */
export function wayFrom({ seat, slot }: Played, me: number | null): readonly string[] {
  const hand = seat === me ? '.hand' : `[data-seat='${seat}']`;
  return [`${hand} .cards > li:nth-child(${slot + 1})`, hand];
}

/** Where it goes in the end: to the badge of who won the pair, or to the errors. What stays on the table comes there from its place. */
export function wayOf(judged: Judged): string | null {
  if (judged.event === 'paired') return `[data-seat='${judged.seat}'] .badge`;
  return judged.event === 'erred' ? '.errors' : null;
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
