import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { language } from '../../words/language.svelte';
import Rules from './Rules.svelte';

test.each([
  ['en', 'you take both as points and have another turn, even if you did not mean to match it'],
  ['de', 'nimmst du beide als Punkte und bist noch einmal dran, auch wenn es Zufall war'],
])('B8 a match counts though nobody meant it, and the page of the rules says so: %s', async (tag, said) => {
  await language.speak(tag);
  await language.learn('boar');
  expect(render(Rules).body).toContain(said);
});
