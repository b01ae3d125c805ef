/** The shuffle, drawn again (docs/fair.md). Which designs are in play, the deck itself tells. */
import type { Redraw } from '../contract';

const DESIGNS = ['boar', 'wolf', 'badger', 'deer', 'duck', 'owl', 'mouse', 'hare', 'fox'] as const;
const COPIES = 6;

export const redraw: Redraw<'boar'> = (move, numbers) => {
  if (move.move !== 'shuffle') return null;
  const designs = DESIGNS.filter((design) => move.deck.includes(design));
  return { move: 'shuffle', deck: numbers.shuffled(Array.from({ length: COPIES }, () => designs).flat()) };
};
