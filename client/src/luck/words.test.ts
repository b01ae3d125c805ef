import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../words/catalogues';
import { language, t } from '../words/language.svelte';
import type { TableInfo } from '../wire/protocol';
import { GAMES } from '../wire/games';
import WasItLuck from './WasItLuck.svelte';

const HASH = 'ab12'.repeat(16);
const info = { id: 't', game: GAMES[0], fair: { hash: HASH, seed: 'cd34'.repeat(16), chosen: true } } as TableInfo;

test.each(LANGUAGES)('what can be checked is told in words before any figure, and figures only to who asks: %s', async (tag) => {
  await language.speak(tag);
  const { body } = render(WasItLuck, { props: { info, players: [] } });
  const [words, sheet, figures] = [t('luck.chosenText'), t('luck.figures'), HASH].map((part) => body.indexOf(part));
  expect(words).toBeGreaterThan(-1);
  expect(sheet).toBeGreaterThan(words ?? 0);
  expect(figures).toBeGreaterThan(sheet ?? 0);
  expect(body).not.toMatch(/<details[^>]* open/);
});
