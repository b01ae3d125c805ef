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
