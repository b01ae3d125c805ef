import { expect, test } from 'vitest';
import { Retelling } from './retelling.svelte';

test('the story of a game is there until the next one; what comes too late is of the game before', async () => {
  const stories: ((story: { turning: null }) => void)[] = [];
  const retelling = new Retelling(() => new Promise((told) => void stories.push(told as never)));
  const first = retelling.follow(true);
  stories[0]?.({ turning: null });
  await first;
  expect(retelling.story).toEqual({ turning: null });
  await retelling.follow(false);
  expect(retelling.story).toBeNull();
  const late = retelling.follow(true);
  await retelling.follow(false);
  stories[1]?.({ turning: null });
  await late;
  expect(retelling.story).toBeNull();
});

test('without a story there is a result all the same', async () => {
  const retelling = new Retelling(() => Promise.reject(new TypeError('the line is down')));
  await retelling.follow(true);
  expect(retelling.story).toBeNull();
});
