import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shown } from './gallery';
import { Truth } from './truth.svelte';

const asked = shown.tables.turn.observation;
const after = shown.tables['new-card'].observation;
const place = after.fresh ?? 0;

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

test('the card lies open at its place, and then the one from the deck takes it', () => {
  const truth = new Truth();
  truth.see(asked);
  expect(truth.grid(asked)).toBe(asked.grid);
  expect(truth.turned(asked)).toBe(asked.turned);
  truth.see(after);
  expect(truth.grid(after)[place]).toEqual({ lies: 'face_up', card: after.shown });
  expect(truth.turned(after)).toEqual(asked.turned);
  truth.see(after); // somebody else is ready
  vi.advanceTimersByTime(1400);
  expect(truth.grid(after)).toBe(after.grid);
  expect(truth.turned(after)).toBeNull();
});

test('who comes to the table meanwhile sees it as it is', () => {
  const truth = new Truth();
  truth.see(after);
  expect(truth.grid(after)).toBe(after.grid);
  expect(truth.told).toBe(false);
});

test('the moment ends with the next one at the latest', () => {
  const truth = new Truth();
  truth.see(asked);
  truth.see(after);
  truth.see(asked);
  expect(truth.open).toBe(false);
});

test('there is no such moment for who wants no movement', () => {
  still(true);
  const truth = new Truth();
  truth.see(asked);
  truth.see(after);
  expect(truth.grid(after)).toBe(after.grid);
});
