/** The shuffle, drawn again (docs/fair.md). */
import type { Redraw } from '../contract';

const COLOURS = ['yellow', 'red', 'purple', 'blue', 'green', 'orange'] as const;
const KINDS = ['whale', 'puffer fish', 'octopus', 'turtle', 'crab', 'seahorse'] as const;
const CREATURES = COLOURS.flatMap((colour) => KINDS.map((creature) => ({ colour, creature })));

export const redraw: Redraw<'whale'> = (move, numbers) => (move.move === 'shuffle' ? { move: 'shuffle', deck: numbers.shuffled(CREATURES) } : null);
