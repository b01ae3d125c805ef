/** How the investigation went, and who takes the bow at its end. */
import type { Tallies } from '../contract';
import type { SuspectCard } from './pieces/parts';

const NARROW = 1;
const ROUT = 5;

/** Alone or together the wrong cards count against the right ones (G18, G19). */
export const tally: Tallies<'goose'> = ({ mode, errors }, { scores }) => ({
  mode,
  narrow: NARROW,
  rout: ROUT,
  missed: errors,
  short: Math.max(0, 1 - (scores[0] ?? 0)),
});

const MOST = 5;

export interface Cast {
  readonly suspects: readonly SuspectCard[];
  /** The place of the one who tips a hat: in the coat that was won most often. Nobody's, if nothing was won. */
  readonly honoured: number | null;
}

/** Some of those who were won, the most frequent coat in the middle; others who stood in the line-up fill the row. */
export function castOf(won: readonly SuspectCard[], standing: readonly SuspectCard[]): Cast {
  const often = ({ colour }: SuspectCard) => won.filter((other) => other.colour === colour).length;
  const [first, ...others] = won.toSorted((a, b) => often(b) - often(a));
  const rest = [...others, ...standing].slice(0, first ? MOST - 1 : MOST);
  if (first === undefined) return { suspects: rest, honoured: null };
  const honoured = Math.floor(rest.length / 2);
  return { suspects: rest.toSpliced(honoured, 0, first), honoured };
}
