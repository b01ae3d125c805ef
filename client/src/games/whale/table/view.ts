/** What the server sends and takes at a table of The Wise Whale, by shorter names. */
import type { WhaleObservation } from '../../../wire/protocol';

export type { WhaleCard as Card, WhaleHappening as Event, WhaleMove as Move, WhaleObservation as Observation } from '../../../wire/protocol';

/** What is seen of a place of the grid. */
export type Lying = WhaleObservation['grid'][number];
