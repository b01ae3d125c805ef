import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shown } from './gallery';
import { Truth } from './truth.svelte';

const asked = shown.tables.answer.observation;
const after = shown.tables['new-card'].observation;
const place = after.fresh ?? 0;
const old = { card: 'face_up', suspect: after.shown };

function still(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches }));
}
beforeEach(() => {
  vi.useFakeTimers();
  still(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the card lies open at its place, is taken, and then the new one comes', () => {
  const truth = new Truth();
  truth.see(asked);
  expect(truth.lineup(asked)).toBe(asked.lineup);
  truth.see(after);
  expect(truth.lineup(after)[place]).toEqual(old);
  truth.see(after); // somebody else is ready
  vi.advanceTimersByTime(1400);
  expect(truth.lineup(after)[place]).toEqual({ card: 'gap' });
  vi.advanceTimersByTime(300);
  expect(truth.lineup(after)).toBe(after.lineup);
});

test('G10 with the deck used up a won card is shown at its place too, and the gap stays', () => {
  const gap = { card: 'gap' } as const;
  const last = { ...after, phase: 'roll', fresh: null, deck: 0, lineup: after.lineup.with(place, gap) } as const;
  const truth = new Truth();
  truth.see(asked);
  truth.see(last);
  expect(truth.lineup(last)[place]).toEqual(old);
  vi.advanceTimersByTime(1600);
  expect(truth.lineup(last)).toBe(last.lineup);
});

test('a card that was shown is not shown again when all have gone on', () => {
  const truth = new Truth();
  truth.see(asked);
  truth.see(after);
  vi.advanceTimersByTime(1600);
  truth.see({ ...after, phase: 'roll', fresh: null });
  expect(truth.moment).toBe('past');
});

test('who comes to the table meanwhile sees it as it is', () => {
  const truth = new Truth();
  truth.see(after);
  expect(truth.lineup(after)).toBe(after.lineup);
  expect(truth.told).toBe(false);
});

test('the moment ends with the next one at the latest', () => {
  const truth = new Truth();
  truth.see(asked);
  truth.see(after);
  truth.see(asked);
  expect(truth.moment).toBe('past');
});

test('there is no such moment for who wants no movement', () => {
  still(true);
  const truth = new Truth();
  truth.see(asked);
  truth.see(after);
  expect(truth.lineup(after)).toBe(after.lineup);
});
