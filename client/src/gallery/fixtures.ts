/** What is the same at every table of the gallery: who sits there, and who looks. */
import { BEATS } from '../table/beats.svelte';
import type { TablePlayer } from '../table/board';
import type { Live, Shown, ShownTable } from '../games/contract';
import type { GameName, Games } from '../wire/protocol';

export const PLAYERS: readonly TablePlayer[] = [
  { name: 'Mia', animal: 'penguin' },
  { name: 'Ben', animal: 'bear' },
  { name: 'Annegret', animal: 'frog' },
  { name: 'Otto', animal: 'otter', bot: true },
];

/** As many as a game can have, with names as long as a name may be, and as long as most are. */
export const CROWD: readonly TablePlayer[] = [
  { name: 'Maximilian-Alexander', animal: 'penguin' },
  { name: 'Wolfgang-Ferdinand', animal: 'bear' },
  { name: 'Opa Johann', animal: 'frog' },
  { name: 'Otto', animal: 'otter', bot: true },
  { name: 'Christina', animal: 'hedgehog', away: true },
];

type Given<G extends GameName> = Pick<ShownTable<G>, 'observation' | 'moves'> & Partial<ShownTable<G>>;

export function given<G extends GameName>({ observation, moves, ...rest }: Given<G>): ShownTable<G> {
  return { observation, moves, me: 0, players: PLAYERS, awaited: [0], deadline: null, ...rest };
}

/** From one table to the next as it is seen: every beat of what happened, and then the next one at rest. */
export function onTheWay<G extends GameName>(
  show: Live<G>['show'],
  before: ShownTable<G>,
  now: ShownTable<G>,
  news: readonly Games[G]['event'][],
): readonly ShownTable<G>[] {
  const beats = show(before.observation, now.observation, news);
  const shown = BEATS.flatMap((beat) => {
    const observation = beats?.[beat];
    return observation === undefined ? [] : [{ ...before, observation, beat, news, moves: [], deadline: null }];
  });
  return [...shown, { ...now, news }];
}

/** The same moments on a big screen. */
export function acrossTheRoom<G extends GameName>(moments: readonly ShownTable<G>[]): readonly ShownTable<G>[] {
  return moments.map((moment) => ({ ...moment, me: null, moves: [] }));
}

/** Every moment of these rounds by a name of its own. */
export function momentsOf<G extends GameName>(rounds: Shown<G>['rounds']): Readonly<Record<string, ShownTable<G>>> {
  return Object.fromEntries(Object.entries(rounds).flatMap(([round, moments]) => moments.map((moment, i) => [`${round}-${i + 1}`, moment])));
}
