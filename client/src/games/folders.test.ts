/** Every folder beside this file is a whole game, and every game of the server has a folder. */
import { expect, test } from 'vitest';
import { language } from '../words/language.svelte';
import { GAMES } from '../wire/games';
import { partOf } from './parts';
import { shownOf } from './shown';

const files = Object.keys(import.meta.glob('./*/**/*'));
const folders = [...new Set(files.map((file) => file.split('/')[1] ?? ''))];

const WANTED = [
  'Lid.svelte',
  'Mark.svelte',
  'colours.css',
  'language.ts',
  'live.ts',
  'Rules.svelte',
  'chance.ts',
  'lesson.ts',
  'Drill.svelte',
  'review.ts',
  'Ending.svelte',
  'ending.ts',
  'tune.ts',
  'boards.ts',
  'gallery.ts',
  'Gallery.svelte',
];

test('the folders are the games of the server', () => {
  expect(folders.toSorted()).toEqual(GAMES.toSorted());
});

test.each(folders)('games/%s has everything that a game brings', (game) => {
  expect(WANTED.filter((file) => !files.includes(`./${game}/${file}`))).toEqual([]);
});

test.each([...GAMES])('games/%s has words for each step of its lesson and for its axis', async (game) => {
  const { steps } = await partOf(game, 'lesson.ts');
  const said = steps.flatMap((step) => (step.kind === 'doing' && step.otherwise ? [step.words, step.otherwise] : [step.words]));
  const own = language.words[game] ?? {};
  expect([...said, 'progress.axis'].filter((key) => own[key] === undefined)).toEqual([]);
});

test.each([...GAMES])('games/%s: each part is what the contract says', async (game) => {
  const live = await partOf(game, 'live.ts');
  expect([typeof live.Board, typeof live.tell, typeof live.boardShows, typeof live.soundOf]).toEqual(Array(4).fill('function'));
  expect([typeof live.asksAgain, typeof live.reasonOf, typeof live.sumOf]).toEqual(Array(3).fill('function'));
  const review = await partOf(game, 'review.ts');
  expect([typeof review.asked, typeof review.said, typeof review.truth]).toEqual(Array(3).fill('function'));
  const shown = await shownOf(game);
  expect(Object.keys(shown.tables).length).toBeGreaterThan(0);
  expect([shown.review.game, shown.report(5).game]).toEqual([game, game]);
});
