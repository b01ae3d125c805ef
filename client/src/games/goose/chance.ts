/** The shuffle and the dice, drawn again (docs/fair.md). */
import type { Redraw } from '../contract';
import { ANIMALS, CLOTHINGS, COLOURS } from './pieces/parts';

const FEATURES = ['colour', 'clothing', 'animal'] as const;
const SUSPECTS = COLOURS.flatMap((colour, c) => CLOTHINGS.map((clothing, f) => ({ colour, clothing, animal: ANIMALS[(c + f) % ANIMALS.length] })));

export const redraw: Redraw<'goose'> = (move, numbers) => {
  if (move.move === 'shuffle') return { move: 'shuffle', deck: numbers.shuffled(SUSPECTS) };
  const thrown = numbers.below(18);
  return { move: 'dice', number: Math.floor(thrown / 3) + 1, feature: FEATURES[thrown % 3] };
};
