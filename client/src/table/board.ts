/** What every board is given and what it gives back. A board draws an observation and offers moves; it knows no rule. */
import type { Portrait, Pose } from '../../build/drawn';
import type { View } from '../wire/protocol';
import type { Beat } from './beats.svelte';

export interface TablePlayer {
  readonly name: string;
  readonly animal: Portrait;
  readonly bot?: boolean;
  /** The face they pull just now. */
  readonly pose?: Pose;
  /** Nobody is connected on this seat just now. */
  readonly away?: boolean;
}

/** A time that ends by itself, in this device's milliseconds. */
export interface Deadline {
  readonly at: number;
  readonly total: number;
}

export interface BoardProps<Observation, Move, Event = unknown> {
  readonly observation: Observation;
  /** What just happened; nothing if the same view comes again, as after a cut. */
  readonly news?: readonly Event[] | undefined;
  /** Which beat of the show of it this is. The observation is the one of this beat, and nothing can be done in it. */
  readonly beat?: Beat | null;
  /** How long this beat lasts, in milliseconds. */
  readonly lasts?: number;
  /** The moves this viewer may make now; empty for somebody who only watches. */
  readonly moves: readonly Move[];
  /** The seat that looks, or null for the public. */
  readonly me: number | null;
  readonly players: readonly TablePlayer[];
  /** The seats that the game waits for. */
  readonly awaited: readonly number[];
  readonly deadline: Deadline | null;
  /** Several people look at this screen together: «ready» and «agreed» are said for all of them. */
  readonly shared?: boolean;
  /** Several people pass this device around: what only one of them may see is open only while they ask for it. */
  readonly passedAround?: boolean;
  /** It is somebody else's turn, and this device should be passed on. */
  readonly handingOver?: boolean;
  /** The mascot teaches at this table: nobody else gives advice. */
  readonly lesson?: boolean;
  readonly send: (move: Move) => void;
}

/** What happened, as a person would say it. */
export interface Telling {
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
  /** It names a card that may be turned down later: then nobody hears or reads of it any more. */
  readonly face?: true;
}

export function nameOf(players: readonly TablePlayer[], seat: number): string {
  return players[seat]?.name ?? '?';
}

/** Whom the game waits for, and whose device is away, as long as nobody at this device can go on. */
export function missingAt({ awaited = [], yours = [] }: Pick<View, 'awaited' | 'yours'>, players: readonly TablePlayer[]): readonly number[] {
  return awaited.some((seat) => yours.includes(seat)) ? [] : awaited.filter((seat) => players[seat]?.away);
}

/** Nothing goes on before somebody is back: then nobody is said to think, to look or to throw. */
export function goneAt(view: Pick<View, 'awaited' | 'yours'>, players: readonly TablePlayer[]): string | null {
  const missing = missingAt(view, players);
  const [first] = missing;
  return first === undefined || missing.length < (view.awaited ?? []).length ? null : nameOf(players, first);
}
