import { expect, test } from 'vitest';
import type { GameName } from '../wire/protocol';
import { href, parse, type Route } from './routes';
import { GAMES } from '../wire/games';

const game = GAMES[0] as GameName;

const routes: readonly (readonly [string, Route])[] = [
  ['#/', { page: 'home' }],
  [`#/play/${game}`, { page: 'setup', game }],
  ['#/tv', { page: 'tv', game: null }],
  [`#/tv/${game}`, { page: 'tv', game }],
  [`#/rules/${game}`, { page: 'rules', game }],
  [`#/learn/${game}`, { page: 'learn', game }],
  ['#/table/ab%2Fc', { page: 'table', table: 'ab/c' }],
  ['#/join/K7-9Q', { page: 'join', code: 'K7-9Q' }],
  ['#/class/K7-9Q', { page: 'class', code: 'K7-9Q' }],
  ['#/teach', { page: 'teach' }],
  ['#/link/K7-9Q', { page: 'link', code: 'K7-9Q' }],
  ['#/day', { page: 'day', date: null, game: null, level: null }],
  ['#/day/2026-11-15', { page: 'day', date: '2026-11-15', game: null, level: null }],
  [`#/day/2026-11-15/${game}/rookie`, { page: 'day', date: '2026-11-15', game, level: 'rookie' }],
  ['#/about', { page: 'about' }],
  ['#/notepad', { page: 'notepad' }],
  [`#/notepad/7/${game}`, { page: 'progress', player: 7, game }],
  ['#/practice', { page: 'practice' }],
  [`#/notepad/7/${game}/practice`, { page: 'drill', player: 7, game }],
  ['#/notepad/7/missed/ab12', { page: 'review', player: 7, id: 'ab12' }],
  ['#/notepad/last', { page: 'review', player: null, id: null }],
];

test.each(routes)('%s is a route, and the route is that address', (hash, route) => {
  expect(parse(hash)).toEqual(route);
  expect(href(route)).toBe(hash);
});

test.each(['', '#', '#/'])('%j is home', (hash) => expect(parse(hash)).toEqual({ page: 'home' }));

test.each([
  '#/nowhere',
  '#/play/poker',
  '#/play',
  '#/tv/poker',
  '#/learn',
  '#/learn/poker',
  `#/rules/${game}/more`,
  '#/join',
  '#/link',
  `#/notepad/x/${game}`,
  '#/notepad/7',
  '#/notepad/7/poker',
  `#/notepad/7/${game}/practice/more`,
  '#/table/%E0%A4%A/x',
])('%s is missing', (hash) => {
  expect(parse(hash).page).toBe('missing');
});
