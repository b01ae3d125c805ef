import { expect, test } from 'vitest';
import { LANGUAGES, SOURCE, type Words } from '../catalogues';
import { placesOf } from '../message';

const files = import.meta.glob<Words>(['./*.ts', '!./*.test.ts', '../games/*/lid/*.ts', '../games/*/words/*.ts'], { eager: true, import: 'default' });
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
    expect(texts.every((text) => text.trim() !== ''), key).toBe(true);
  }
});
