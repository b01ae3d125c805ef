/** The dice, thrown again (docs/fair.md): one number, whose digits to the base six are the faces. */
import type { Redraw } from '../contract';

const FACES = 6;

export const redraw: Redraw<'brains'> = (move, numbers) => {
  if (move.move !== 'land') return null;
  const dice = move.faces.length;
  const thrown = numbers.below(FACES ** dice);
  return { move: 'land', faces: Array.from({ length: dice }, (_, die) => Math.floor(thrown / FACES ** (dice - 1 - die)) % FACES) };
};
