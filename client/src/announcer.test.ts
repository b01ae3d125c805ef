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

test('a notice goes by itself', () => {
  const announcer = new Announcer();
  announcer.say('Ben draws');
  vi.runAllTimers();
  expect(announcer.notices).toEqual([]);
});
