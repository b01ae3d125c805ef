import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from './announcer.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each event is said once, however often it arrives', () => {
  const announcer = new Announcer();
  announcer.sayOnce('table', 1, 'Mia rolls');
  announcer.sayOnce('table', 2, 'Mia is right');
  announcer.sayOnce('table', 1, 'Mia rolls');
  announcer.sayOnce('table', 2, 'Mia is right');
  announcer.sayOnce('other', 1, 'Ben draws');
  expect(announcer.notices.map(({ text }) => text)).toEqual(['Mia rolls', 'Mia is right', 'Ben draws']);
});

test('what readers were told of an event is gone with the next one; slips of paper stay their time', () => {
  const announcer = new Announcer();
  announcer.say('The link is copied.');
  announcer.sayOnce('table', 1, 'Ben draws: fox.', { quiet: true });
  announcer.sayOnce('table', 2, 'Ida is thinking.', { quiet: true });
  expect(announcer.notices.map(({ text }) => text)).toEqual(['The link is copied.', 'Ida is thinking.']);
  announcer.clear();
  expect(announcer.notices).toEqual([]);
});

test('a notice goes by itself', () => {
  const announcer = new Announcer();
  announcer.say('Ben draws');
  vi.runAllTimers();
  expect(announcer.notices).toEqual([]);
});
