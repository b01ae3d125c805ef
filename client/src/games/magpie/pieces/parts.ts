/** What the server sends and takes at a table of The Thieving Magpie, by shorter names. */
import type { MagpieObservation, MagpieThing } from '../../../wire/protocol';

export type { MagpieHappening as Event, MagpieMove as Move, MagpieObservation as Observation, MagpieThing as Thing } from '../../../wire/protocol';

/** What is seen of a place of the grid. */
export type Spot = MagpieObservation['grid'][number];

/** In the order in which they are taken into a deck, and lie before they are shuffled (P1, docs/fair.md). */
export const THINGS = [
  'ring',
  'key',
  'spoon',
  'button',
  'coin',
  'bell',
  'thimble',
  'watch',
  'crown',
  'marble',
  'necklace',
  'medal',
  'mirror',
  'whistle',
  'scissors',
  'lock',
  'star',
  'cup',
  'spectacles',
  'buckle',
  'lantern',
] as const satisfies readonly MagpieThing[];
