import { expect, test } from 'vitest';
import type { Average, GameName, PadGame, SeatResult } from '../wire/protocol';
import { GAMES } from '../wire/games';
import { bestOfMonth, columnsOf, isBest, othersAt, sameGame, scoreWords, seatOf } from './results';

const played = GAMES[0] as GameName;
const seat = (number: number, player: number | null, score: number): SeatResult => ({
  seat: number,
  name: `P${player}`,
  bot: player === null ? 'otter' : null,
  score,
  place: 1,
  won: false,
  player,
  animal: null,
  ahead: 0,
  catch: 0,
  feathers: 0,
});
const game = (id: string, ...seats: readonly SeatResult[]): PadGame => ({
  id,
  game: played,
  version: 1,
  level: 'expert',
  mode: 'versus',
  variant: '',
  players: seats.length,
  started: 0,
  ended: 0,
  chosen: false,
  seats,
});
const average: Average = {
  game: played,
  mode: 'versus',
  level: 'expert',
  variant: '',
  players: 2,
  games: 3,
  mean: 5,
  best: 7,
  worst: 3,
  won: 1,
  mean_place: 1.5,
};

test('columns are the pad’s own players, the most frequent first; others have none', () => {
  const games = [game('a', seat(0, 1, 5), seat(1, 2, 3)), game('b', seat(0, 2, 4), seat(1, null, 6))];
  const columns = columnsOf(games);
  expect(columns.map(({ player }) => player)).toEqual([2, 1]);
  expect(games.map((one) => othersAt(one, columns).length)).toEqual([0, 1]);
  expect(games.map((one) => seatOf(one, 1)?.score)).toEqual([5, undefined]);
});

test('a best is the best of its kind, and neither a first game nor one of equals', () => {
  const best = game('a', seat(0, 1, 7), seat(1, 2, 3));
  expect(isBest(best, seat(0, 1, 7), [average])).toBe(true);
  expect(isBest(best, seat(0, 1, 6), [average])).toBe(false);
  expect(isBest(best, seat(0, 1, 7), [{ ...average, games: 1 }])).toBe(false);
  expect(isBest(best, seat(0, 1, 7), [{ ...average, worst: 7 }])).toBe(false);
  expect(isBest(best, seat(0, 1, 7), [{ ...average, players: 3 }])).toBe(false);
});

test('the best of a month counts the games of this month and this kind, if all of them are known', () => {
  const on = (day: string, score: number, more: Partial<PadGame> = {}): PadGame => ({
    ...game(day, seat(0, 1, score), seat(1, 2, 0)),
    ended: Date.parse(`${day}T12:00`) / 1000,
    ...more,
  });
  const today = on('2026-11-15', 6);
  const better = on('2026-10-30', 9);
  expect(bestOfMonth(today, 1, [today, on('2026-11-02', 4), better], false)).toBe(true);
  expect(bestOfMonth(today, 1, [today, on('2026-11-02', 7), better], false)).toBe(false);
  expect(bestOfMonth(today, 1, [today, better], false)).toBe(false); // the first of the month
  expect(bestOfMonth(today, 1, [today, on('2026-11-02', 6)], false)).toBe(false); // no better than the other
  expect(bestOfMonth(today, 1, [today, on('2026-11-02', 4, { level: 'rookie' })], false)).toBe(false);
  expect(bestOfMonth(today, 1, [today, on('2026-11-02', 4)], true)).toBe(false);
  expect(bestOfMonth(today, 1, [today, on('2025-11-02', 4)], false)).toBe(false);
});

test('the newest game of the pad is this one only if it ended so', () => {
  const outcome = { reason: '', scores: [5, 3], places: [1, 1], winners: [0] };
  expect(sameGame(game('a', seat(0, 1, 5), seat(1, null, 3)), outcome)).toBe(true);
  expect(sameGame(game('a', seat(0, 1, 5), seat(1, null, 4)), outcome)).toBe(false);
  expect(sameGame(game('a', seat(0, 1, 5)), outcome)).toBe(false);
});

test('what was given stands beside what was won, and the game is known by their sum', () => {
  const given = { ...seat(0, 1, 3), ahead: 4 };
  expect([given, seat(1, 2, 5)].map(scoreWords)).toEqual(['3 + 4', '5']);
  const outcome = { reason: '', scores: [7, 5], places: [1, 1], winners: [0], ahead: [4, 0] };
  expect(sameGame(game('a', given, seat(1, 2, 5)), outcome)).toBe(true);
  expect(sameGame(game('a', seat(0, 1, 3), seat(1, 2, 5)), outcome)).toBe(false);
});
