/** The same evenings as in `tests/table/room/test_tonight.py`: what a room tells of its own is told of one that was. */
import { expect, test } from 'vitest';
import { GAMES } from '../../wire/games';
import type { EveningGame, GameName, Mode } from '../../wire/protocol';
import { figuresOf } from './evening-figures';

const [name] = GAMES as readonly [GameName];
const [ADA, BEN, CLEO] = [0, 1, 2];

function game(people: readonly (number | null)[], scores: readonly number[], mode: Mode = 'versus'): EveningGame {
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const winners = mode === 'versus' ? [...places.keys()].filter((seat) => places[seat] === 1) : [];
  return { game: name, mode, at: 0, people, bots: people.map((person) => (person === null ? 'squirrel' : null)), scores, places, winners };
}
const caught = (catches: readonly number[], people: readonly (number | null)[] = [ADA, BEN], mode: Mode = 'versus') => ({
  ...game(people, [5, 4], mode),
  catches,
});

test('nothing was played', () => {
  expect(figuresOf([], 2)).toEqual({ games: [0, 0], wins: [0, 0] });
});

test('wins, series and the closest finish', () => {
  const evening = [game([ADA, BEN, CLEO], [9, 7, 1]), game([ADA, BEN], [5, 4]), game([BEN, CLEO], [8, 2]), game([CLEO, ADA], [3, 6])];
  expect(figuresOf(evening, 3)).toEqual({ games: [3, 3, 3], wins: [3, 1, 0], series: { person: ADA, length: 3 }, closest: { number: 1, margin: 1 } });
});

test('a shared win counts for both and is as close as can be', () => {
  const evening = [game([ADA, BEN], [5, 4]), game([ADA, BEN], [6, 6]), game([ADA, BEN], [2, 2])];
  expect(figuresOf(evening, 2)).toEqual({ games: [3, 3], wins: [3, 2], series: { person: ADA, length: 3 }, closest: { number: 1, margin: 0 } });
});

test('a win of a bot is nobody’s and ends a series', () => {
  expect(figuresOf([game([ADA, null], [5, 4]), game([ADA, null], [1, 4]), game([ADA, null], [5, 4])], 1)).toEqual({ games: [3], wins: [2] });
});

test('together nobody wins and nothing is close', () => {
  expect(figuresOf([game([ADA, BEN], [7, 7], 'cooperative')], 2)).toEqual({ games: [1, 1], wins: [0, 0] });
});

test('a series that was complete first is the longest', () => {
  const evening = [game([BEN, ADA], [2, 1]), game([BEN, ADA], [2, 1]), game([BEN, ADA], [0, 9]), game([BEN, ADA], [0, 9])];
  expect(figuresOf(evening, 2).series).toEqual({ person: BEN, length: 2 });
});

test('the best catch is the first of those with most finds in one turn', () => {
  expect(figuresOf([caught([1, 1]), caught([2, 3]), caught([3, 1])], 2).catch).toEqual({ person: BEN, number: 1, finds: 3 });
});

test('one find, a bot’s, and what all find together are no catch', () => {
  expect(figuresOf([caught([1, 1]), caught([2, 4], [null, null]), caught([6], undefined, 'cooperative')], 2).catch).toBeUndefined();
});

test('a finish with points to spare is not called close', () => {
  expect(figuresOf([game([ADA, BEN], [9, 5])], 2).closest).toBeUndefined();
  expect(figuresOf([game([ADA, BEN], [9, 5]), game([ADA, BEN], [8, 5])], 2).closest).toEqual({ number: 1, margin: 3 });
});

test('where points do not decide nothing is close', () => {
  expect(figuresOf([{ ...game([ADA, BEN], [5, 4]), places: [2, 1], winners: [1] }], 2).closest).toBeUndefined();
});
