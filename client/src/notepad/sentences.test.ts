import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../words/catalogues';
import { language, t } from '../words/language.svelte';
import type { GameName } from '../wire/protocol';
import { GAMES } from '../wire/games';
import { lately, laterWords, roughly, rounded, say, signed } from './sentences';

const game = GAMES[0] as GameName;

beforeAll(() => language.speak('en'));

test('a forecast is never exact', () => {
  expect([0, 1, 7, 43, 141].map(roughly)).toEqual([1, 1, 7, 45, 140]);
});

test('cards have one decimal', () => {
  const stranger = 'a game without words of its own' as GameName;
  expect(say({ key: 'progress.kept.own', values: { mean: 4.0812, load: 6 } }, stranger)).toBe('Of 6 cards you remember about 4.1.');
});

test('a game’s own wording comes before the common one, once its words are there', async () => {
  await language.learn(game);
  const own = language.words[game]?.['progress.kept.own'];
  expect(own).toBeDefined();
  expect(language.message('progress.kept.own', game)).toBe(own);
});

test('the latest game is one game', () => {
  const values = { before: t('notepad.games', { n: 1 }), low: '−1', high: '+7' };
  expect(t('progress.beyond', { n: 1, ...values })).toMatch(/Your latest game beside those before \(1 game\)/);
  expect(t('progress.beyond', { n: 4, ...values })).toMatch(/Your latest 4 games beside/);
});

test('what changed lately is said in one breath, and chance is called chance', () => {
  const change = (mean: number, low: number, high: number) => lately({ mean, low, high });
  expect(change(7.2, -1, 15)).toBe('Lately you knew 7 of 100 answers more than before. That may still be chance.');
  expect(change(-6, -11, -1)).toBe('Lately you knew 6 of 100 answers fewer than before.');
  expect(change(0.3, -4, 5)).toBe('Lately you knew as many answers as before.');
});

test('one more game, several more games', () => {
  const told = (more: number) => say({ key: 'progress.verdict.too_early', values: { more } }, game);
  expect(told(1)).toMatch(/1 more game would tell/);
  expect(told(28)).toMatch(/30 more games would tell/);
});

test('a sentence that this page does not know is left out', () => {
  expect(say({ key: 'coach.tomorrow', values: {} }, game)).toBe('');
});

test('differences have a sign, and nothing is minus nothing', () => {
  expect([signed(2.04), signed(-3), signed(0), signed(-0.01)]).toEqual(['+2', '−3', '0', '0']);
  expect(Object.is(rounded(-0.01, 1), 0)).toBe(true);
});

test('a person says «seven cards later», and counts only large numbers in figures', async () => {
  expect([0, 1, 7, 13].map((n) => laterWords(n, game))).toEqual(['right after that', 'one card later', 'seven cards later', '13 cards later']);
  await language.speak('de');
  expect([0, 1, 7].map((n) => laterWords(n, game))).toEqual(['gleich danach', 'eine Karte später', 'sieben Karten später']);
  await language.speak('en');
});

test.each(LANGUAGES)('a link has the word that is read on it in its name: who speaks to a device says what they read: %s', async (tag) => {
  await language.speak(tag);
  const whose = { name: 'Ida', game: '…' };
  expect(t('notepad.progressOf', whose)).toContain(t('notepad.progress'));
  expect(t('notepad.practiseOf', whose)).toContain(t('notepad.practise'));
  await language.speak('en');
});
