import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Truth } from './truth.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a card is seen before it is said what it means, and is said once', () => {
  const tell = vi.fn();
  const truth = new Truth();
  truth.begin(tell);
  expect([truth.turned, truth.told]).toEqual([false, false]);
  while (!truth.turned) vi.advanceTimersToNextTimer();
  expect([truth.told, tell.mock.calls.length]).toEqual([false, 0]);
  vi.runAllTimers();
  expect([truth.turned, truth.told, tell.mock.calls.length]).toEqual([true, true, 1]);
});

test('what would have been right is seen at its place before it is named', () => {
  const tell = vi.fn();
  const truth = new Truth();
  truth.begin(tell, { elsewhere: true });
  while (!truth.turned) vi.advanceTimersToNextTimer();
  expect([truth.shown, truth.told]).toEqual([false, false]);
  while (!truth.shown) vi.advanceTimersToNextTimer();
  expect([truth.told, tell.mock.calls.length]).toEqual([false, 0]);
  vi.runAllTimers();
  expect([truth.turned, truth.shown, truth.told, tell.mock.calls.length]).toEqual([true, true, true, 1]);
});

test('whoever leaves before is told nothing', () => {
  const tell = vi.fn();
  const truth = new Truth();
  truth.begin(tell);
  truth.stop();
  vi.runAllTimers();
  expect([truth.told, tell.mock.calls.length]).toEqual([false, 0]);
});
