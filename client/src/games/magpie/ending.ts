/** How the treasure hunt went. */
import type { Tallies } from '../contract';
import { chanceTurns, perfectTurns } from './table/needs';

/** In pairs. One that the other had found would have made it a tie; of few pairs that is a lot. */
const NARROW = { few: 1, many: 2 };
const MANY = 12;
const ROUT = 5;

/** Alone it is a success to need fewer turns than chance does, together to have saved all pairs (P7, P8). */
export const tally: Tallies<'magpie'> = ({ mode, turns, grid }) => {
  const pairs = grid.length / 2;
  const left = grid.filter(({ lies }) => lies !== 'taken').length / 2;
  const more = Math.max(0, turns + 1 - chanceTurns(pairs));
  return {
    mode,
    narrow: pairs < MANY ? NARROW.few : NARROW.many,
    rout: ROUT,
    missed: Math.max(0, turns - Math.round(perfectTurns(pairs))),
    short: mode === 'solo' ? more : left,
  };
};
