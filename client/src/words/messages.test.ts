import { expect, test } from 'vitest';
import { LANGUAGES, SOURCE, type Words } from './catalogues';
import { placesOf } from './message';

const found = import.meta.glob<Words>(
  ['../generated/words/*.ts', '../generated/words/*/{table,beyond}.ts', '../generated/games/*/lid/*.ts', '../generated/games/*/words/{*,*/beyond}.ts'],
  {
    eager: true,
    import: 'default',
  },
);
/** By place and language: what is said after the first page lies in the folder of its language. */
const files = Object.fromEntries(
  Object.entries(found)
    .map(([file, words]) => [file.replace(/(\w+)\/(table|beyond)\.ts$/, '$2/$1.ts'), words] as const)
    .filter(([file]) => LANGUAGES.some((language) => file.endsWith(`/${language}.ts`))), // others are tried, and may lack anything
);
/** Every file of sentences beside the English one it is a translation of. */
const catalogues = Object.entries(files).map(([file, words]) => {
  const source = file.replace(/\w+\.ts$/, `${SOURCE}.ts`);
  return [file, words, files[source] ?? {}] as const;
});

test('there are at least English and German', () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(['en', 'de']));
});

test('whatever is said in one language is said in all', () => {
  const places = [...new Set(Object.keys(files).map((file) => file.replace(/\w+\.ts$/, '')))];
  const wanted = places.flatMap((place) => LANGUAGES.map((language) => `${place}${language}.ts`));
  expect(Object.keys(files).toSorted()).toEqual(wanted.toSorted());
});

test.each(catalogues)('%s has exactly the keys of English', (_file, words, source) => {
  expect(Object.keys(words).toSorted()).toEqual(Object.keys(source).toSorted());
});

test.each(catalogues)('%s has the same places in every message as English', (_file, words, source) => {
  for (const [key, message] of Object.entries(source)) {
    expect({ key, places: placesOf(words[key] ?? '') }).toEqual({ key, places: placesOf(message) });
  }
});

test.each(catalogues)('%s has no empty message', (_file, words) => {
  for (const [key, message] of Object.entries(words)) {
    const texts = typeof message === 'string' ? [message] : Object.values(message);
    expect(
      texts.every((text) => text.trim() !== ''),
      key,
    ).toBe(true);
  }
});

/** The form of a message is chosen by {n}: no verb may agree with another number, as in «1 of 9 answers were right». */
const AGREES =
  /\{(?:right|better|level|count|left)\} (?:(?:of|von) \S+ \p{L}+ )?(?:were|are|have|waren|wären|sind|haben)\b|\b(?:waren|wären|sind|haben) \{(?:right|better|level|count|left)\}/u;
test.each(catalogues)('%s lets no verb agree with a number that may be one', (_file, words) => {
  const texts = Object.values(words).flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message)));
  expect(texts.filter((text) => AGREES.test(text))).toEqual([]);
});

/** What is loaded with a file, and with what that loads. */
const sources = import.meta.glob<string>('/src/**/*.{svelte,ts}', { eager: true, query: '?raw', import: 'default' });
function withAllItLoads(file: string, seen = new Set<string>()): Set<string> {
  const source = sources[file];
  if (source === undefined || seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of source.matchAll(/^ *import (?!type).*from '(\.[^']+)'/gm)) {
    const beside = new URL(path, `https://page${file}`).pathname;
    for (const end of ['', '.ts']) withAllItLoads(`${beside}${end}`, seen);
  }
  return seen;
}

test('what the first page says is there before it', () => {
  const loaded = ['/src/App.svelte', '/src/pages/Home.svelte', '/src/pages/Missing.svelte'].flatMap((file) => [...withAllItLoads(file)]);
  const shown = loaded.filter((file) => file.endsWith('.svelte'));
  const said = shown.flatMap((file) => [...(sources[file] ?? '').matchAll(/\bt\('([\w.]+)'/g)].map(([, key = '']) => key));
  expect(said).toContain('practice.five');
  expect(said.filter((key) => !(key in (files['../generated/words/en.ts'] ?? {})))).toEqual([]);
});

test('what a table says while the game is on is there before it', () => {
  const tables = ['/src/pages/Table.svelte', ...Object.keys(sources).filter((file) => /games\/\w+\/live\.ts$/.test(file))];
  const shown = new Set(tables.flatMap((file) => [...withAllItLoads(file)]));
  expect(shown).toContain('/src/pages/table/Seal.svelte');
  // Of the refusals a table has its own, and a sentence for all others (../voice/attempt.test.ts).
  const later = Object.keys(files['../generated/words/beyond/en.ts'] ?? {}).filter((key) => !key.startsWith('refused.'));
  const said = [...shown].flatMap((file) => {
    const source = sources[file] ?? '';
    const keys = new Set([...source.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key));
    const starts = [...source.matchAll(/`([a-z]+\.(?:[\w-]+\.)*)\$\{/g)].map(([, start = '']) => start);
    return later.filter((key) => keys.has(key) || starts.some((start) => key.startsWith(start))).map((key) => `${file}: ${key}`);
  });
  expect(said).toEqual([]);
});
