/** How a roll and an answer are shown, beat by beat: made of what this viewer saw before and sees now, and nothing else. */
import { turning, wayTo } from '../../../cards/show';
import type { Beat, Show } from '../../../table/beats.svelte';
import type { Event, Observation, SuspectCard } from './view';

export function show(before: Observation, now: Observation, news: readonly Event[]): Show<Observation> | null {
  // What the dice bring waits for them: at the end of a game all cards turn round, and that would tell it.
  if (news.some(({ event }) => event === 'rolled')) return { truth: { ...now, phase: 'dice', lineup: lineupFor(before, news) } };
  const answered = news.find((event) => event.event === 'answered');
  const slot = before.question?.slot;
  if (answered === undefined || slot === undefined) return null;
  const asked: Observation = { ...before, proposal: null };
  const shown = shownIn(news);
  // The card goes to one pair of eyes (G9), or nobody's (G12): there is nothing for all to see.
  if (shown === null && now.phase === 'others') {
    const looked: Observation = now.held ? { ...asked, held: now.held } : now;
    return { breath: asked, truth: { ...looked, wrong: before.wrong }, verdict: { ...looked, wrong: now.wrong } };
  }
  const said = answered.right ? before.wrong : [...before.wrong, answered.value];
  const open = shown && lying(asked, slot, { card: 'face_up', suspect: shown });
  const gone = lying({ ...asked, held: null, holder: null, wrong: said }, slot, { card: 'gap' });
  return turning(now, { asked, open, told: { ...(open ?? asked), wrong: said }, gone });
}

/** What the dice fall beside: as it lay, but a card that was turned down meanwhile is not seen any more. */
function lineupFor(before: Observation, news: readonly Event[]): Observation['lineup'] {
  if (!news.some(({ event }) => event === 'turned_down')) return before.lineup;
  return before.lineup.map((place) => (place.card === 'face_up' ? { card: 'face_down' } : place));
}

function lying(seen: Observation, slot: number, place: Observation['lineup'][number]): Observation {
  return { ...seen, holder: null, lineup: seen.lineup.with(slot, place) };
}

/** The card that all may see now. */
export function shownIn(news: readonly Event[]): SuspectCard | null {
  const shown = news.find((event) => event.event === 'won' || event.event === 'missed');
  return shown?.suspect ?? null;
}

/** Where on the board the card goes that was asked about: to who won it or looks at it alone, or to a pile. */
export function wayOf(news: readonly Event[]): string {
  const owner = news.find((event) => event.event === 'won' || event.event === 'looked');
  return wayTo(owner ? (owner.seat ?? 'all') : 'nobody');
}

export function beatOf({ event }: Event): Beat | 'rest' {
  if (event === 'answered' || event === 'looked' || event === 'rolled') return 'verdict';
  return event === 'won' || event === 'missed' || event === 'boxed' || event === 'slipped' ? 'after' : 'rest';
}

/** Dice are heard while they fall. */
export function heardIn(event: Event): Beat | 'rest' {
  return event.event === 'rolled' ? 'truth' : beatOf(event);
}
