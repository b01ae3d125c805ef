import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partOf } from '../games/parts';
import type { GameName } from '../wire/protocol';
import { GAMES } from '../wire/games';
import type { Sound } from '../voice/sound';
import { LessonShow } from './show.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true })); // nothing moves, so that every beat can be hurried
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function lessonOf(game: GameName) {
  const [live, { steps }] = await Promise.all([partOf(game, 'live.ts'), partOf(game, 'lesson.ts')]);
  return { live, steps };
}

test.each([...GAMES])('%s: a lesson has moments of truth, and goes on only when they have been seen', async (game) => {
  const { live, steps } = await lessonOf(game);
  let shows = 0;
  for (const [i, step] of steps.entries()) {
    const to = steps[i + 1];
    const show = new LessonShow(live, () => undefined, 'usual');
    let gone = false;
    show.leads(step, to, () => (gone = true));
    if (show.now !== null) shows += 1;
    expect(gone).toBe(show.now === null);
    vi.runAllTimers();
    expect([gone, show.now]).toEqual([true, null]);
  }
  if (shows > 0) expect(shows).toBeGreaterThan(2); // there are games in which nothing comes to light bit by bit
});

test.each([...GAMES])('%s: in each beat lies what the game shows in it, with its sounds', async (game) => {
  const { live, steps } = await lessonOf(game);
  const heard: Sound[] = [];
  let shown = 0;
  for (const [i, step] of steps.entries()) {
    const to = steps[i + 1];
    const show = new LessonShow(live, (sound) => heard.push(sound), 'usual');
    show.leads(step, to, () => undefined);
    const beats = to === undefined || to.later ? null : live.show(step.observation, to.observation, to.news ?? []);
    if (show.now !== null) shown += 1;
    for (; show.now !== null; show.hurry()) expect(show.now.observation).toEqual(beats?.[show.now.beat]);
  }
  expect(heard.length).toBeGreaterThan(shown > 0 ? 2 : -1);
});

test.each([...GAMES])('%s: who turns to another step sees nothing more of the show', async (game) => {
  const { live, steps } = await lessonOf(game);
  for (const [i, step] of steps.entries()) {
    let gone = false;
    const show = new LessonShow(live, () => undefined, 'usual');
    show.leads(step, steps[i + 1], () => (gone = true));
    if (show.now === null) continue;
    show.forget();
    vi.runAllTimers();
    expect([gone, show.now]).toEqual([false, null]);
  }
});
