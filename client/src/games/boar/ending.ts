/** How the hunt went. */
import type { Tallies } from '../contract';

/** Collected cards come in pairs: one pair apart is as near as can be. */
const NARROW = 2;
const ROUT = 8;

/** Alone, what was collected counts against errors and what is left in hand (B16). */
export const tally: Tallies<'boar'> = ({ mode, errors }, { scores }) => ({
  mode,
  narrow: NARROW,
  rout: ROUT,
  missed: errors,
  short: Math.max(0, 1 - (scores[0] ?? 0)),
});
