import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { language } from '../../words/language.svelte';
import MissedAnswers from '../../notepad/report/MissedAnswers.svelte';
import { shown } from './gallery';
import { review as game } from './review';

test.each([
  ['en', 'seven cards later'],
  ['de', 'sieben Karten später'],
])('what was missed is told as a person tells it: %s', async (tag, said) => {
  await language.speak(tag);
  await language.learn('goose');
  const missed = shown.review.missed.slice(0, 1).map((miss) => ({ ...miss, replacements: 7 }));
  const { body } = render(MissedAnswers, { props: { review: { ...shown.review, missed }, game: game as never } });
  expect(body).toContain(said);
  expect(body).not.toMatch(/\bevents?\b|Ereignis/);
});
