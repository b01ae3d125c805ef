import { beforeAll, expect, test, vi } from 'vitest';
import { askedFor, languageFor } from './catalogues';
import { dateTag, language, speaker, spoken, t } from './language.svelte';
import type { GameName } from '../wire/protocol';
import { GAMES } from '../wire/games';

const game = GAMES[0] as GameName;
const own = speaker<{ readonly greeting: 'Hello, {name}'; readonly 'table.ready': 'All set' }>(game);

beforeAll(() => language.speak('en'));

test('a key that nobody knows, and a place that is left open, are errors before the page runs', () => {
  // @ts-expect-error There is no such key.
  expect(t('nothing.like.this')).toBe('nothing.like.this');
  // @ts-expect-error The place {game} is not filled in.
  expect(t('rules.title')).toContain('{game}');
  // @ts-expect-error A game has no such key either.
  expect(own('nothing.like.this')).toBe('nothing.like.this');
  // @ts-expect-error The place {name} is not filled in.
  expect(own('greeting', {})).toBe('greeting');
});

test('a game says its own words first, then what is on its lid, then what the page says', () => {
  language.words = { [game]: { greeting: 'Hello, {name}', 'table.ready': 'All set' } };
  expect(own('greeting', { name: 'Mia' })).toBe('Hello, Mia');
  expect(own('table.ready')).toBe('All set');
  expect(spoken(game, 'title')).toBe(t(`game.${game}.title`));
  expect(own('table.no')).toBe(t('table.no'));
  expect(t('table.ready')).toBe('Ready');
  expect(spoken(game, 'nothing.like.this')).toBe('');
});

test('a British browser writes dates as in Britain, and one of another language as its language does', async () => {
  const written = (languages: string[]) => {
    vi.stubGlobal('navigator', { languages });
    return new Intl.DateTimeFormat(dateTag(), { day: 'numeric', month: 'long' }).format(new Date(2026, 10, 16));
  };
  await language.speak('en');
  expect(written(['en-GB', 'en'])).toBe('16 November');
  expect(written(['de-AT', 'de'])).toBe('November 16');
  vi.unstubAllGlobals();
});

test('a half-finished language is spoken if it is asked for, and never because a browser would like it', () => {
  vi.stubGlobal('navigator', { languages: ['nl-BE', 'de-AT'] });
  const spokenFor = (chosen: string) => languageFor(chosen, ['en', 'de'], ['nl']);
  expect(spokenFor('nl')).toBe('nl');
  expect(spokenFor('auto')).toBe('de');
  expect(spokenFor('de')).toBe('de');
  expect(spokenFor('pl')).toBe('en');
  expect(askedFor('?language=nl&table=quiet-otter')).toBe('nl');
  expect(askedFor('')).toBe(null);
  vi.unstubAllGlobals();
});

test('another language is spoken by the games that were opened, too', async () => {
  language.words = {};
  await language.learn(game);
  const english = language.words[game];
  await language.speak('de');
  expect(language.tag).toBe('de');
  expect(Object.keys(language.words[game] ?? {})).toEqual(Object.keys(english ?? {}));
  expect(language.words[game]).not.toEqual(english);
});

test('what a game says beyond its table comes when somebody goes there, whichever comes first', async () => {
  const [further = ''] = Object.keys(import.meta.glob('../generated/games/*/words/de/beyond.ts'));
  const opened = further.split('/')[3] as GameName;
  const pages = [];
  for (const first of ['game', 'way'] as const) {
    vi.resetModules();
    const { language: page } = await import('./language.svelte');
    await page.speak('de');
    if (first === 'game') await page.learn(opened);
    const before = page.words[opened]?.['rule.aim'];
    await Promise.all([page.goOn('beyond'), page.learn(opened)]);
    pages.push([before, page.words[opened]?.['rule.aim'] !== undefined, page.words[opened]?.['ending'] !== undefined]);
  }
  expect(pages).toEqual([
    [undefined, true, true],
    [undefined, true, true],
  ]);
});
