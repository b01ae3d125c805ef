/** The shuffle, drawn again (docs/fair.md). */
import type { Redraw } from '../contract';
import { THINGS } from './pieces/parts';

export const redraw: Redraw<'magpie'> = (move, numbers) => {
  if (move.move !== 'shuffle') return null;
  const kinds = THINGS.slice(0, move.deck.length / 2);
  return { move: 'shuffle', deck: numbers.shuffled([...kinds, ...kinds]) };
};
