import { expect, test } from 'vitest';
import { placesOf, type Message } from '../message';
import { en } from './en';

const files = import.meta.glob<{ default: Record<string, Message> }>(['./*.ts', '!./*.test.ts'], { eager: true });
const languages = Object.entries(files).map(([file, { default: catalogue }]) => [file, catalogue] as const);
const keys = Object.keys(en).toSorted();

test('there are at least English and German', () => {
  expect(languages.map(([file]) => file)).toEqual(expect.arrayContaining(['./en.ts', './de.ts']));
});

test.each(languages)('%s has exactly the keys of English', (_file, catalogue) => {
  expect(Object.keys(catalogue).toSorted()).toEqual(keys);
});

test.each(languages)('%s has the same places in every message as English', (_file, catalogue) => {
  for (const key of keys) {
    const source: Message = en[key as keyof typeof en];
    expect({ key, places: placesOf(catalogue[key] ?? '') }).toEqual({ key, places: placesOf(source) });
  }
});

test.each(languages)('%s has no empty message', (_file, catalogue) => {
  for (const [key, message] of Object.entries(catalogue)) {
    const texts = typeof message === 'string' ? [message] : Object.values(message);
    expect(texts.every((text) => text.trim() !== ''), key).toBe(true);
  }
});

test('the letters of the dice colours differ in every language', () => {
  for (const [file, catalogue] of languages) {
    const letters = ['red', 'yellow', 'blue', 'green', 'black'].map((colour) => catalogue[`letter.${colour}`]);
    expect(new Set(letters).size, file).toBe(5);
  }
});
