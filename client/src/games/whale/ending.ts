/** How the fishing went. */
import type { Tallies } from '../contract';

const NARROW = 1;
const ROUT = 5;

/** Alone, errors count against what was taken (W12). */
export const tally: Tallies<'whale'> = ({ mode, errors }, { scores }) => ({
  mode,
  narrow: NARROW,
  rout: ROUT,
  missed: errors,
  short: Math.max(0, 1 - (scores[0] ?? 0)),
});
