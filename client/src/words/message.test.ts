import { describe, expect, test } from 'vitest';
import { bestLanguage, placesOf, sentence } from './message';

describe('sentence', () => {
  test('a minus is a minus', () => expect(sentence('{n} points', 'en', { n: -19 })).toBe('−19 points'));

  test('fills in places and leaves unknown ones standing', () => {
    expect(sentence('{name}, what colour does suspect {n} wear?', 'en', { name: 'Mia', n: 3 })).toBe('Mia, what colour does suspect 3 wear?');
    expect(sentence('Hello {name}', 'en')).toBe('Hello {name}');
  });

  test('chooses the plural form by the rules of the language', () => {
    const points = { one: '{n} point', other: '{n} points' };
    expect([0, 1, 2].map((n) => sentence(points, 'en', { n }))).toEqual(['0 points', '1 point', '2 points']);
    const body = { one: '{n} bod', few: '{n} body', other: '{n} bodů' };
    expect([1, 3, 5].map((n) => sentence(body, 'cs', { n }))).toEqual(['1 bod', '3 body', '5 bodů']);
  });

  test('chooses the form of a place in a row as it is said there', () => {
    const place = { type: 'ordinal', one: '{n}st', two: '{n}nd', few: '{n}rd', other: '{n}th' } as const;
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22].map((n) => sentence(place, 'en', { n }))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '22nd',
    ]);
  });

  test('writes numbers the way the language does', () => {
    expect(sentence('{n}', 'de', { n: 11430 })).toBe('11.430');
  });
});

test('placesOf finds each place once, in plural forms too', () => {
  expect(placesOf('{b} and {a} and {b}')).toEqual(['a', 'b']);
  expect(placesOf({ one: '{n} card', other: '{n} cards of {name}' })).toEqual(['n', 'name']);
});

test('bestLanguage takes the first wish that can be met', () => {
  expect(bestLanguage(['fr', 'de-AT', 'en'], ['de', 'en'], 'en')).toBe('de');
  expect(bestLanguage(['pt-BR'], ['de', 'en'], 'en')).toBe('en');
  expect(bestLanguage(['pt-BR'], ['pt', 'pt-BR', 'en'], 'en')).toBe('pt-BR');
});
