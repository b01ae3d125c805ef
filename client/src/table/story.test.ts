import { beforeAll, expect, test } from 'vitest';
import type { TablePlayer } from './board';
import { LANGUAGES } from '../words/catalogues';
import { language } from '../words/language.svelte';
import type { GameName } from '../wire/protocol';
import { GAMES } from '../wire/games';
import { seriesOf } from './series';
import { pileOf, turningWords } from './story';

const players: TablePlayer[] = [
  { name: 'Mia', animal: 'penguin' },
  { name: 'Ben', animal: 'bear' },
];
const values = { turn: 4, turns: 9, n: 3, from: 2, to: 5, collected: 8, before: 20, after: 60 };
/** What `contract/ending.py` can name; a game may have more of its own. */
const KEYS = ['lead', 'start', 'ahead', 'level', 'run', 'clean'];
const ownKeys = (game: GameName) =>
  Object.keys(language.words[game] ?? {}).flatMap((key) => (key.startsWith('turning.') ? [key.slice('turning.'.length)] : []));

beforeAll(async () => {
  await Promise.all(GAMES.map((game) => language.learn(game)));
});

test.each(LANGUAGES.flatMap((tag) => GAMES.map((game) => [tag, game] as const)))('%s, %s: every turning point is a whole sentence', async (tag, game) => {
  await language.speak(tag);
  await language.learn(game);
  for (const key of [...KEYS, ...ownKeys(game)]) {
    const said = turningWords({ key, values, seats: key === 'level' ? [0, 1] : [0], by: 1 }, game, players);
    expect(said).toMatch(/^\p{Lu}[^{}]*\.$/u);
  }
});

test('a run is told in words, and to all who ran', async () => {
  await language.speak('de');
  const game = GAMES[0] as GameName;
  const run = { key: 'run', values: { n: 2, from: 3, to: 4, turns: 25 } };
  expect(turningWords(run, game, players)).toBe('Eure beste Serie: zwei hintereinander.');
  await language.speak('en');
});

test('a best of three is won with two games', () => {
  expect(seriesOf([1, 1], players)).toEqual({ score: 'Mia\u00a01 · Ben\u00a01', winner: null });
  expect(seriesOf([1, 2], players)).toEqual({ score: 'Mia\u00a01 · Ben\u00a02', winner: 'Ben' });
});

test('the last scene shows one’s own cards, and the winner’s where several look or one has none', () => {
  const piles = [['owl'], ['fox', 'fox'], []];
  const outcome = { reason: '', scores: [1, 2, 0], places: [2, 1, 3], winners: [1] };
  expect(pileOf(piles, outcome, 0)).toEqual(['owl']);
  expect(pileOf(piles, outcome, 2)).toEqual(['fox', 'fox']);
  expect(pileOf(piles, outcome, null)).toEqual(['fox', 'fox']);
  expect(pileOf([['owl']], { ...outcome, winners: [] }, 1)).toEqual(['owl']); // together there is one pile
  expect(pileOf([], outcome, 0)).toEqual([]);
});
