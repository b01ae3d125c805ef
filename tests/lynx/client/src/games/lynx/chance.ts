/** The shuffle, drawn again (docs/fair.md). */
import type { Redraw } from '../contract';
import { PREY } from './parts';

export const redraw: Redraw<'lynx'> = (move, numbers) => (move.move === 'shuffle' ? { move: 'shuffle', deck: numbers.shuffled([...PREY, ...PREY, ...PREY, ...PREY]) } : null);
