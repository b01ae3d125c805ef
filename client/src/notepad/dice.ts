/** How the five dice are printed (M1): every number once in every colour, a brain in the colour of the die's 5. */
import { COLOURS } from '../games/brains/parts';
import type { BrainsFace } from '../protocol';

export function facesUp(faces: readonly number[]): BrainsFace[] {
  return faces.map((number, die) => ({ number, colour: COLOURS[(die + (number || 5)) % COLOURS.length] ?? 'red' }));
}
