/**
 * How a finished game went, from what everybody may know of it by then. Every device of a table finds the same, and so all
 * of them show the same last scene.
 */
import type { Mode, Outcome } from '../../wire/protocol';

/**
 * Each for themselves: `narrow`, `clear`, `rout`, `tie`, `perfect` (the winner left nothing to anybody) or `heroic` (somebody
 * went home with nothing, or with less). Alone or together: `perfect` (no mistake), `won`, `lost`, or `heroic`: it went wrong
 * by a hair, or, alone, in a way that deserves applause.
 */
export const KINDS = ['narrow', 'clear', 'rout', 'tie', 'perfect', 'heroic', 'won', 'lost'] as const;
export type Kind = (typeof KINDS)[number];

/** What a game says of itself, in numbers; `games/<game>/ending.ts` counts them. */
export interface Tally {
  readonly mode: Mode;
  /** Each for themselves: up to which lead a win is narrow, and from which it is a rout. */
  readonly narrow: number;
  readonly rout: number;
  /** The last one standing wins: that the others have nothing says nothing of them. */
  readonly lastStanding?: boolean;
  /** Alone or together: how often something went wrong that a perfect memory would have known. */
  readonly missed: number;
  /** Alone or together: how much more was needed for it to be a success; 0 if it was one. */
  readonly short: number;
}

/** Twice as much as the next, and not only because there was little to have. */
const TWICE = 2;

export function kindOf(outcome: Outcome, tally: Tally): Kind {
  return outcome.winners.length === 0 ? ofAll(tally) : ofEach(outcome, tally);
}

function ofAll({ mode, missed, short }: Tally): Kind {
  if (short > 0) return mode === 'solo' || short === 1 ? 'heroic' : 'lost';
  return missed === 0 ? 'perfect' : 'won';
}

function ofEach({ scores, winners, ahead }: Outcome, { narrow, rout, lastStanding = false }: Tally): Kind {
  if (winners.length > 1) return 'tie';
  const others = [...scores.keys()].filter((seat) => !winners.includes(seat));
  const earned = scores.map((score, seat) => score - (ahead?.[seat] ?? 0));
  if (!lastStanding && earned.every((points, seat) => winners.includes(seat) === points > 0 && points >= 0)) return 'perfect';
  const best = scores[winners[0] ?? 0] ?? 0;
  const next = Math.max(...others.map((seat) => scores[seat] ?? 0));
  if (best - next <= narrow) return 'narrow';
  if (!lastStanding && others.some((seat) => (earned[seat] ?? 0) <= 0)) return 'heroic';
  return best - next >= rout && best >= TWICE * next ? 'rout' : 'clear';
}
