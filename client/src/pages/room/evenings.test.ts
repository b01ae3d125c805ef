import { expect, test } from 'vitest';
import type { GameName, PadGame, SeatResult } from '../../wire/protocol';
import { GAMES } from '../../wire/games';
import { evenings } from './evenings';
import { scoreOf } from './room-words';

const [first] = GAMES as [GameName];
const HOUR = 3600;
const seat = (number: number, name: string, won: boolean): SeatResult => ({
  seat: number,
  name,
  bot: name === '' ? 'otter' : null,
  score: 5,
  place: won ? 1 : 2,
  won,
  player: name === 'Mia' ? 1 : null,
  animal: name === 'Mia' ? 'bear' : 'frog',
  ahead: 0,
});
/** A quarter of an hour, begun so many hours after midnight; the first of those named wins. */
const game = (hour: number, ...names: string[]): PadGame => ({
  id: `${hour}`,
  game: first,
  version: 1,
  level: 'rookie',
  mode: 'versus',
  variant: '',
  players: names.length,
  started: hour * HOUR,
  ended: (hour + 0.25) * HOUR,
  chosen: false,
  seats: names.map((name, i) => seat(i, name, i === 0)),
});

test('two games of the same people one after the other are an evening, and the newest comes first', () => {
  const found = evenings([game(43, 'Ben', 'Mia'), game(42, 'Mia', 'Ben'), game(20, 'Mia', 'Ben', 'Ida'), game(19, 'Mia', 'Ben'), game(18, 'Ben', 'Mia')]);
  expect(found.map(scoreOf).map((said) => said.replaceAll('\u00a0', ' '))).toEqual(['Mia 1 · Ben 1', 'Mia 2 · Ben 1 · Ida 0']);
  expect(found.map(({ played }) => played?.map(({ at }) => at / HOUR))).toEqual([
    [42.25, 43.25],
    [18.25, 19.25, 20.25],
  ]);
});

test('one game, one person with a bot, other people and the next morning are none', () => {
  expect(evenings([game(18, 'Mia', 'Ben')])).toEqual([]);
  expect(evenings([game(18, 'Mia', ''), game(19, 'Mia', '')])).toEqual([]);
  expect(evenings([game(18, 'Mia', 'Ben'), game(19, 'Mia', 'Ida')])).toEqual([]);
  expect(evenings([game(20, 'Mia', 'Ben'), game(32, 'Mia', 'Ben')])).toEqual([]);
});
