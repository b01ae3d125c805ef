/**
 * Who may look at a device that several people share, and when a cover comes between them. Pure: from what the server
 * said last to what to ask it for next.
 */
import type { Looking, Phase } from '../wire/protocol';

/** What is known when a view has come. */
export interface Situation {
  readonly phase: Phase;
  readonly looking: Looking;
  readonly hand: number | null;
  /** The seats of this device that people play, not bots in their place. */
  readonly here: readonly number[];
  readonly awaited: readonly number[];
  /** The seats of this device that see something now which the others here may not. */
  readonly secret: readonly number[];
}

export type Next =
  | { readonly do: 'stay' }
  | { readonly do: 'watch' }
  /** Show this seat's view at once. */
  | { readonly do: 'hold'; readonly seat: number }
  /** The person looking now sees something that the next must not: let them say when they are done. */
  | { readonly do: 'offer'; readonly seat: number }
  /** The next one must say that it is them. */
  | { readonly do: 'cover'; readonly seat: number };

/** A moment in which people at one device may look together and speak with one voice. */
export interface Shared {
  readonly here: readonly number[];
  readonly awaited: readonly number[];
  /** What the person with the device may do. */
  readonly moves: readonly { readonly move: string }[];
  /** What the game lets one person do for all who look on: to be ready, or to agree. */
  readonly saidForAll: readonly string[];
}

export function lookTogether({ here, awaited, moves, saidForAll }: Shared): boolean {
  if (here.length < 2) return false;
  return here.filter((seat) => awaited.includes(seat)).length > 1 || moves.some(({ move }) => saidForAll.includes(move));
}

export function whatNow(at: Situation): Next {
  if (at.phase === 'lobby') return { do: 'stay' };
  const [first, second] = at.here;
  if (first === undefined) return shows(at, null);
  if (second === undefined) return shows(at, first);
  if (at.phase === 'over') return at.looking === 'cover' ? { do: 'hold', seat: first } : { do: 'stay' };
  return inTurn(at);
}

/** One seat, or none, is always in sight: nobody has to hand anything over. */
function shows(at: Situation, seat: number | null): Next {
  if (seat === null) return at.looking === 'public' ? { do: 'stay' } : { do: 'watch' };
  return at.looking === 'seat' && at.hand === seat ? { do: 'stay' } : { do: 'hold', seat };
}

function inTurn(at: Situation): Next {
  const next = at.here.find((seat) => at.awaited.includes(seat));
  if (next === undefined) return at.looking === 'cover' ? { do: 'watch' } : { do: 'stay' };
  if (at.looking === 'seat' && at.hand !== null && at.awaited.includes(at.hand) && at.here.includes(at.hand)) return { do: 'stay' };
  if (at.looking === 'seat' && at.hand !== null && at.secret.includes(at.hand)) return { do: 'offer', seat: next };
  // Nobody knows who holds a device that was just opened: while somebody here has a secret, the next one says that it is them.
  const hides = at.looking === 'cover' ? at.secret.length > 0 : at.secret.includes(next);
  return { do: hides ? 'cover' : 'hold', seat: next };
}
