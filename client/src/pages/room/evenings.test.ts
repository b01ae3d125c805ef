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
  catch: 0,
  feathers: 0,
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

const seatOf = (who: string, won: boolean, more: Partial<SeatResult>): Partial<SeatResult> => ({ name: who, won, place: won ? 1 : 2, ...more });
const withSeats = (hour: number, mia: Partial<SeatResult>, ben: Partial<SeatResult>): PadGame => {
  const played = game(hour, 'Mia', 'Ben');
  return { ...played, seats: played.seats.map((one, i) => ({ ...one, ...(i === 0 ? mia : ben) })) };
};

test('an evening that was keeps its figures: the longest series, the closest finish and the best catch', () => {
  const [evening] = evenings([
    withSeats(18, seatOf('Mia', true, { score: 9, catch: 2 }), seatOf('Ben', false, { score: 1, catch: 3 })),
    withSeats(19, seatOf('Mia', true, { score: 6, catch: 3 }), seatOf('Ben', false, { score: 4, catch: 1 })),
  ]);
  expect(evening?.tonight).toEqual({
    games: [2, 2],
    wins: [2, 0],
    series: { person: 0, length: 2 },
    closest: { number: 1, margin: 2 },
    catch: { person: 1, number: 0, finds: 3 },
  });
});

test('what somebody started with counts in how close it was', () => {
  const [evening] = evenings([
    withSeats(18, seatOf('Mia', true, { score: 9 }), seatOf('Ben', false, { score: 1, ahead: 7 })),
    withSeats(19, seatOf('Mia', false, { score: 1 }), seatOf('Ben', true, { score: 20 })),
  ]);
  expect(evening?.tonight?.closest).toEqual({ number: 0, margin: 1 });
});

test('feathers are those of the evening, in one room or in two', () => {
  const after = (hour: number, mia: number, ben: number) => withSeats(hour, { feathers: mia }, { feathers: ben });
  const feathers = (...games: PadGame[]) => evenings(games)[0]?.people?.map((person) => person.feathers);
  expect(feathers(after(18, 1, 0), after(19, 1, 2), after(20, 3, 2))).toEqual([3, 2]);
  expect(feathers(after(18, 4, 0), after(19, 1, 2))).toEqual([5, 2]);
});
