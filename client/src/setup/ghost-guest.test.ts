import { expect, test } from 'vitest';
import { GAMES } from '../wire/games';
import type { PadGhost } from '../wire/protocol';
import { reachOf } from './game-offers';
import { withGhost } from './ghost-guest';
import { seatsOf } from './plan';

const GHOST: PadGhost = { bot: 'ghost-7-2026-11', player: 7, name: 'Mia', animal: 'frog', month: '2026-11', games: 4, rough: 'sketch', traits: {} };
const MIA = { name: 'Mia', animal: 'frog' } as const;

test.each(GAMES)('%s: a ghost sits beside its own person, and as many others as the game needs', (game) => {
  const seats = seatsOf(withGhost(game, [MIA], GHOST));
  expect(seats.slice(0, 2)).toEqual([
    { kind: 'here', ...MIA },
    { kind: 'bot', bot: GHOST.bot },
  ]);
  expect(seats).toHaveLength(Math.max(2, reachOf(game)[0]));
});

test.each(GAMES)('%s: a full table makes room for it', (game) => {
  const [, most] = reachOf(game);
  const all = Array.from({ length: most }, (_, i) => ({ ...MIA, name: `P${i}` }));
  const seats = seatsOf(withGhost(game, all, GHOST));
  expect(seats).toHaveLength(most);
  expect(seats.at(-1)).toEqual({ kind: 'bot', bot: GHOST.bot });
});
