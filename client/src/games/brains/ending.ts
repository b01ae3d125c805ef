/** How the feast went. */
import type { Tallies } from '../contract';

/** Brains that the last one standing still has. One game in five ends with so few, and about one in six with so many. */
const NARROW = 2;
const ROUT = 16;

export const tally: Tallies<'brains'> = ({ mode }) => ({ mode, narrow: NARROW, rout: ROUT, lastStanding: true, missed: 0, short: 0 });
