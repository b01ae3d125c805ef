import { expect, test } from 'vitest';
import { reasonFor } from './attempt';
import { language } from '../words/language.svelte';

test.each([
  ['en', 'This table is full: every seat is taken.'],
  ['de', 'Dieser Tisch ist voll: Alle Plätze sind besetzt.'],
])('a table at which every seat is taken is not answered as if the code were wrong: %s', async (tag, full) => {
  await language.speak(tag);
  expect(reasonFor('table_full')).toBe(full);
});
