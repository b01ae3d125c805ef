/** What the server sends and takes at a table of The Brilliant Boar, by shorter names. */
import type { BoarBacks, BoarFaces } from '../../../wire/protocol';

export type { BoarHappening as Event, BoarMove as Move, BoarObservation as Observation } from '../../../wire/protocol';

export type Hand = BoarBacks | BoarFaces;

export function cardsIn(hand: Hand): number {
  return hand.hand === 'backs' ? hand.cards : hand.animals.length;
}
