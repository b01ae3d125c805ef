/** Cards fanned out as a hand holds them, each on the one before: how far apart, so that all of them stay in their place. */

/** How far the outermost cards lean, in degrees. */
export const LEAN = 12;
/** How much of a card is seen where there is room. */
const SEEN = 0.55;

export interface CardFan {
  /** From one card to the next, in pixels. */
  readonly step: number;
  /** What the outermost ones need at either side because they lean, in pixels. */
  readonly side: number;
}

export function cardFan(count: number, room: number, width: number, ratio = 4 / 3): CardFan {
  const side = Math.ceil(((width * ratio) / 2) * Math.sin((LEAN * Math.PI) / 180));
  const step = count > 1 ? (room - 2 * side - width) / (count - 1) : 0;
  return { step: Math.max(0, Math.min(step, width * SEEN)), side };
}
