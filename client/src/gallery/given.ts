/** What is the same at every table of the gallery: who sits there, and who looks. */
import type { Player } from '../board';
import type { ShownTable } from '../games/contract';
import type { GameName } from '../protocol';

export const PLAYERS: readonly Player[] = [
  { name: 'Mia', animal: 'penguin' },
  { name: 'Ben', animal: 'bear' },
  { name: 'Annegret', animal: 'frog' },
  { name: 'Otto', animal: 'otter', bot: true },
];

/** As many as a game can have, with names as long as a name may be. */
export const CROWD: readonly Player[] = [
  { name: 'Maximilian-Alexander', animal: 'penguin' },
  { name: 'Wolfgang-Ferdinand', animal: 'bear' },
  { name: 'Annegret', animal: 'frog' },
  { name: 'Otto', animal: 'otter', bot: true },
  { name: 'Christina', animal: 'hedgehog', away: true },
];

type Given<G extends GameName> = Pick<ShownTable<G>, 'observation' | 'moves'> & Partial<ShownTable<G>>;

export function given<G extends GameName>({ observation, moves, ...rest }: Given<G>): ShownTable<G> {
  return { observation, moves, me: 0, players: PLAYERS, awaited: [0], deadline: null, ...rest };
}
