import { expect, test } from 'vitest';
import type { Average, GameName, PadGame, SeatResult } from '../protocol';
import { GAMES } from '../router.svelte';
import { columnsOf, isBest, othersAt, seatOf } from './results';

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
