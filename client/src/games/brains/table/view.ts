/** What the server sends and takes at a table of MMM… Brains!, by shorter names. */
import type { BrainsFace } from '../../../wire/protocol';
import type { Face } from '../pieces/parts';

export type { BrainsHappening as Event, BrainsMove as Move, BrainsObservation as Observation, BrainsTotal as Total } from '../../../wire/protocol';

/** The face of a die as it is drawn: the server's 0 is a brain. */
export function faceOf(face: BrainsFace): Face {
  return face.number === 0 ? 'brain' : (face.number as Face);
}
