/**
 * Who may look at a device that several people share, and when a cover comes between them. Pure: from what the server
 * said last to what to ask it for next.
 */
import type { GameName, Games, Looking, Phase } from './protocol';

type AnyObservation = Games[GameName]['observation'];

/** What is known when a view has come. */
export interface Situation {
  readonly game: GameName;
  readonly phase: Phase;
  readonly looking: Looking;
  readonly hand: number | null;
  /** The seats of this device that people play, not bots in their place. */
  readonly here: readonly number[];
  readonly awaited: readonly number[];
  readonly observation: AnyObservation | null;
}

export type Next =
  | { readonly do: 'stay' }
  | { readonly do: 'watch' }
  /** Show this seat's view at once. */
  | { readonly do: 'hold'; readonly seat: number }
  /** Whoever looks now has something on the screen that the next one must not see: let them say when they are done. */
  | { readonly do: 'offer'; readonly seat: number }
  /** The next one must say that it is them. */
  | { readonly do: 'cover'; readonly seat: number };

/**
 * Whether a seat's view holds something that the other people at this device must not see.
 *
 * Boar: always, since everybody sees the hands of the others and never their own.
 * Goose: only while the active player looks alone at the card that was named wrongly (G9); all else lies open or down
 * for everybody alike.
 * Brains: never; all lies open.
 */
const SECRET: { readonly [G in GameName]: (seen: Games[G]['observation']) => boolean } = {
  goose: (seen) => seen.held !== null,
  boar: (seen) => seen.phase !== 'over',
  brains: () => false,
};

/** Whether every seat's view is secret from the others here, so that a cover comes even before the first of them. */
const ALWAYS_COVERED: Readonly<Record<GameName, boolean>> = { goose: false, boar: true, brains: false };

export function needsCover(game: GameName, observation: AnyObservation | null): boolean {
  if (observation === null) return ALWAYS_COVERED[game];
  return (SECRET[game] as (seen: AnyObservation) => boolean)(observation);
}

/**
 * Moments in which the people at one device look together and speak with one voice: while all memorise, and while a
 * group agrees (G6, G15, G19). «Ready» and «agreed» are then said for each of their seats.
 */
export function lookTogether(game: GameName, observation: AnyObservation | null): boolean {
  if (game !== 'goose' || observation === null || !('lineup' in observation)) return false;
  return ['study', 'new_card', 'agree'].includes(observation.phase);
}

/** The moves that one person may say for all who look on. */
export function saidForAll(move: { readonly move: string }): boolean {
  return move.move === 'ready' || move.move === 'accept';
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
  if (!needsCover(at.game, at.observation)) return ALWAYS_COVERED[at.game] ? { do: 'cover', seat: next } : { do: 'hold', seat: next };
  return at.looking === 'seat' ? { do: 'offer', seat: next } : { do: 'cover', seat: next };
}
