/** What is the same at every table of the gallery: who sits there, how long they have, and how a round is looked at. */
import { BEATS } from '../table/beats.svelte';
import type { Deadline, TablePlayer } from '../table/board';
import type { Board, Boards, Live, Shown, ShownTable } from '../games/contract';
import type { GameName } from '../wire/protocol';

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

/** Seconds that are left in the phases in which all look, and that there were. */
const LOOKING: Readonly<Record<string, readonly [left: number, whole: number]>> = { study: [75, 120], new_card: [7, 10] };

function deadlineIn(observation: object): Deadline | null {
  const [left, whole] = ('phase' in observation && LOOKING[String(observation.phase)]) || [0, 0];
  return whole === 0 ? null : { at: Date.now() + 1000 * left, total: 1000 * whole };
}

function seated<G extends GameName>({ players, ...board }: Board<G>, people: readonly TablePlayer[]): ShownTable<G> {
  return { ...board, players: people.slice(0, players), deadline: deadlineIn(board.observation) };
}

/** What the rules made, as the gallery shows it: with people, who at the fullest tables have the longest names. */
export function peopled<G extends GameName, Made extends Boards<G>>(made: Made, show: Live<G>['show']) {
  type Tables<Part> = Readonly<Record<keyof Part & string, ShownTable<G>>>;
  const { players, ...scene } = made.ending;
  return {
    tables: each(made.tables, (board) => seated(board, PLAYERS)) as Tables<Made['tables']>,
    fullest: each(made.fullest, (board) => seated(board, CROWD)) as Tables<Made['fullest']>,
    rounds: each(made.rounds, (boards) =>
      walked(
        show,
        boards.map((board) => seated(board, PLAYERS)),
      ),
    ),
    ending: { ...scene, players: PLAYERS.slice(0, players) },
  };
}

function each<Part, Result>(parts: Readonly<Record<string, Part>>, made: (part: Part) => Result): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, made(part)]));
}

/** Moment by moment: every beat of what happened, and then what lies there at rest, also on a device that goes round. */
function walked<G extends GameName>(show: Live<G>['show'], tables: readonly ShownTable<G>[]): readonly ShownTable<G>[] {
  return tables.flatMap((now, i) => {
    const { observation } = now;
    const secret = 'glances' in observation && (observation.glances?.card ?? null) !== null;
    return [...beatsBetween(show, tables[i - 1], now), now, ...(secret ? [{ ...now, passedAround: true }] : [])];
  });
}

function beatsBetween<G extends GameName>(show: Live<G>['show'], before: ShownTable<G> | undefined, now: ShownTable<G>): readonly ShownTable<G>[] {
  const { news } = now;
  if (before === undefined || news === undefined) return [];
  const beats = show(before.observation, now.observation, news);
  return BEATS.flatMap((beat) => {
    const observation = beats?.[beat];
    return observation === undefined ? [] : [{ ...before, observation, beat, news, moves: [], deadline: null }];
  });
}

/** Every moment of these rounds by a name of its own. */
export function momentsOf<G extends GameName>(rounds: Shown<G>['rounds']): Readonly<Record<string, ShownTable<G>>> {
  return Object.fromEntries(Object.entries(rounds).flatMap(([round, moments]) => moments.map((moment, i) => [`${round}-${i + 1}`, moment])));
}
