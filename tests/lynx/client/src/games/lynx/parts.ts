/** What the server sends and takes at a table of the Lynx, by shorter names. */
import type { LynxPrey } from '../../wire/protocol';

export type { LynxHappening as Event, LynxMove as Move, LynxObservation as Observation, LynxPrey as Prey } from '../../wire/protocol';

/** In the order in which they are named, and lie before they are shuffled (docs/fair.md). */
export const PREY = ['frog', 'hedgehog', 'snail'] as const satisfies readonly LynxPrey[];
