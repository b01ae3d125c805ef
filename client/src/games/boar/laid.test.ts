import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Laid } from './laid.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const played = { event: 'played', seat: 0, slot: 0, animal: 'owl', name: null } as const;

test('B16 the two cards of a miss are seen, and then they are gone', () => {
  const laid = new Laid();
  laid.see([played, { event: 'erred', seat: 0, animal: 'owl', top: 'fox' }]);
  expect(laid.two).toEqual({ cards: ['owl', 'fox'], pair: false });
  laid.see([]); // the same view comes again
  expect(laid.two).not.toBeNull();
  vi.runAllTimers();
  expect(laid.two).toBeNull();
});

test('B8 both cards of a pair are seen, also the last one', () => {
  const laid = new Laid();
  laid.see([played, { event: 'paired', seat: 0, animal: 'owl', table: null }, { event: 'ended' }]);
  expect(laid.two).toEqual({ cards: ['owl', 'owl'], pair: true });
});

test('whatever happens next takes their place', () => {
  const laid = new Laid();
  laid.see([played, { event: 'paired', seat: 0, animal: 'owl', table: null }]);
  laid.see([{ event: 'drawn', seat: 0, animal: null }]);
  expect(laid.two).toBeNull();
});
