import { expect, test } from 'vitest';
import { GAMES } from '../wire/games';
import type { PadGame, SeatResult } from '../wire/protocol';
import { lastMeeting, rivalry } from './rivalry';

const seat = (number: number, name: string, won: boolean, bot: string | null = null): SeatResult =>
  ({ seat: number, name, bot, won, player: bot === null ? 1 : null }) as unknown as SeatResult;
const duel = (mia: boolean, hazel: boolean, turned = false): PadGame => {
  const seats = turned ? [seat(0, '', hazel, 'squirrel'), seat(1, 'Mia', mia)] : [seat(0, 'Mia', mia), seat(1, '', hazel, 'squirrel')];
  return { game: GAMES[0], mode: 'versus', seats } as unknown as PadGame;
};
const alone = { game: GAMES[0], mode: 'solo', seats: [seat(0, 'Mia', false)] } as unknown as PadGame;

test('two who met are counted wherever they sat, and a shared win is nobody’s', () => {
  const games = [alone, duel(true, false), duel(false, true, true), duel(false, true), duel(true, true), duel(true, false), duel(false, true)];
  const found = rivalry(games);
  expect(found?.seats.map(({ name, bot }) => bot ?? name)).toEqual(['squirrel', 'Mia']);
  expect(found?.wins).toEqual([3, 2]);
});

test('one win is enough to ask for a revenge, a shared one is none, and two bots want none', () => {
  expect(rivalry([duel(true, false)])?.wins).toEqual([1, 0]);
  expect(rivalry([duel(true, true)])).toBeNull();
  const bots = { ...duel(true, false), seats: [seat(0, '', true, 'otter'), seat(1, '', false, 'crow')] };
  expect(rivalry([bots, bots])).toBeNull();
});

test('a shared win and a game of three are told by themselves, a win of one of two is not', () => {
  const three = { ...duel(true, false), seats: [...duel(true, false).seats, seat(2, 'Ben', false)] };
  const told = (game: PadGame) => [lastMeeting([game])?.winners, lastMeeting([game])?.others].map((seats) => seats?.map(({ name, bot }) => bot ?? name));
  expect(told(duel(true, true))).toEqual([['Mia', 'squirrel'], []]);
  expect(told(three)).toEqual([['Mia'], ['squirrel', 'Ben']]);
  expect([duel(true, false), alone].map((game) => lastMeeting([game]))).toEqual([null, null]);
  expect(lastMeeting([duel(true, true), duel(true, false)])).toBeNull();
  expect(lastMeeting([alone, three])).toBeNull();
  expect(lastMeeting([])).toBeNull();
});
