import { expect, test } from 'vitest';
import { GAMES } from '../wire/games';
import { countsTurns, offerOf, saidScore } from './game-offers';

test('a number of turns is kept below zero and said as it is; any other result is said as it is kept', () => {
  const ways = GAMES.flatMap((game) => (['solo', 'versus', 'cooperative'] as const).map((mode) => [game, mode] as const));
  const turns = ways.filter(([game, mode]) => countsTurns(game, mode));
  expect(turns.length).toBeGreaterThan(0);
  expect(turns.length).toBeLessThan(ways.length);
  for (const [game, mode] of ways) expect(saidScore(game, mode, -7)).toBe(countsTurns(game, mode) ? 7 : -7);
  for (const [game, mode] of turns) expect(offerOf(game).players).toHaveProperty(mode);
});
