import { expect, test } from 'vitest';
import { href, parse, type Route } from './router.svelte';

const routes: readonly (readonly [string, Route])[] = [
  ['#/', { page: 'home' }],
  ['#/play/goose', { page: 'setup', game: 'goose' }],
  ['#/rules/brains', { page: 'rules', game: 'brains' }],
  ['#/learn/boar', { page: 'learn', game: 'boar' }],
  ['#/table/ab%2Fc', { page: 'table', table: 'ab/c' }],
  ['#/join/K7-9Q', { page: 'join', code: 'K7-9Q' }],
  ['#/link/K7-9Q', { page: 'link', code: 'K7-9Q' }],
  ['#/about', { page: 'about' }],
  ['#/notepad', { page: 'notepad' }],
  ['#/notepad/7/goose', { page: 'progress', player: 7, game: 'goose' }],
  ['#/notepad/7/boar/practice', { page: 'drill', player: 7, game: 'boar' }],
  ['#/notepad/7/missed/ab12', { page: 'review', player: 7, id: 'ab12' }],
  ['#/notepad/last', { page: 'review', player: null, id: null }],
];

test.each(routes)('%s is a route, and the route is that address', (hash, route) => {
  expect(parse(hash)).toEqual(route);
  expect(href(route)).toBe(hash);
});

test.each(['', '#', '#/'])('%j is home', (hash) => expect(parse(hash)).toEqual({ page: 'home' }));

test.each(['#/nowhere', '#/play/poker', '#/play', '#/learn', '#/learn/poker', '#/rules/goose/more', '#/join', '#/link', '#/notepad/x/goose', '#/notepad/7', '#/notepad/7/poker', '#/notepad/7/goose/practice/more', '#/table/%E0%A4%A/x'])('%s is missing', (hash) => {
  expect(parse(hash).page).toBe('missing');
});
