/**
 * What is being set up before a table is opened: pure functions from one plan to the next, and at last to a NewTable.
 * The plan keeps what was typed even while it does not apply, so that going back and forth loses nothing.
 */
import type { DrawnName } from '../build/drawn';
import type { DiceColour, Level, Mode, NewTable, SeatPlan, Strength, Where } from './api';
import { freeAnimal, type Person } from './people';
import type { GameName } from './router.svelte';

/** What a game can be set up as; the server has the last word. */
export interface Offer {
  readonly fewest: number;
  readonly most: number;
  readonly levels: readonly Level[];
  readonly cooperative: boolean;
  readonly naming: boolean;
  readonly colours: readonly DiceColour[];
}

const LEVELS = ['rookie', 'experienced', 'advanced', 'expert'] as const;

export const OFFERS: Readonly<Record<GameName, Offer>> = {
  goose: { fewest: 1, most: 5, levels: LEVELS, cooperative: true, naming: false, colours: [] },
  boar: { fewest: 1, most: 4, levels: LEVELS, cooperative: false, naming: true, colours: [] },
  brains: {
    fewest: 3,
    most: 5,
    levels: [],
    cooperative: false,
    naming: false,
    colours: ['red', 'yellow', 'blue', 'green', 'black'],
  },
};

export interface Plan {
  readonly game: GameName;
  readonly people: readonly Person[];
  readonly bots: number;
  readonly strength: Strength;
  readonly level: Level;
  readonly together: boolean;
  readonly naming: boolean;
  readonly colours: readonly DiceColour[];
  /** The index of the youngest among the people. */
  readonly youngest: number;
  readonly where: Where;
}

/** Two taps start a game: one person, the easiest level, and bots only as far as the game needs them. */
export function firstPlan(game: GameName, known: readonly Person[], you: string): Plan {
  const offer = OFFERS[game];
  const me = known[0] ?? { name: you, animal: freeAnimal([]) };
  return {
    game,
    people: [me],
    bots: offer.fewest - 1,
    strength: 'fair',
    level: 'rookie',
    together: false,
    naming: false,
    colours: offer.colours,
    youngest: 0,
    where: 'device',
  };
}

export function playersOf(plan: Plan): number {
  return plan.people.length + plan.bots;
}

export function modeOf(plan: Plan): Mode {
  if (playersOf(plan) === 1) return 'solo';
  return plan.together && OFFERS[plan.game].cooperative ? 'cooperative' : 'versus';
}

export function canAdd(plan: Plan): boolean {
  return playersOf(plan) < OFFERS[plan.game].most;
}

/** A bot makes room if the table is full of them. */
export function withPerson(plan: Plan, known: readonly Person[], name: string): Plan {
  const seated = new Set(plan.people.map((person) => person.name));
  const next = known.find((person) => !seated.has(person.name));
  const taken = plan.people.map((person) => person.animal);
  const animal = next && !taken.includes(next.animal) ? next.animal : freeAnimal(taken);
  const people = [...plan.people, { name: next?.name ?? name, animal }];
  const most = OFFERS[plan.game].most;
  const needed = OFFERS[plan.game].fewest - people.length;
  const fillers = plan.bots > 0 && playersOf(plan) <= OFFERS[plan.game].fewest ? Math.max(0, needed) : plan.bots;
  return { ...plan, people, bots: Math.min(fillers, most - people.length) };
}

export function withoutPerson(plan: Plan, index: number): Plan {
  const people = plan.people.filter((_, i) => i !== index);
  const youngest = index < plan.youngest ? plan.youngest - 1 : plan.youngest === index ? 0 : plan.youngest;
  const bots = Math.max(plan.bots, OFFERS[plan.game].fewest - people.length);
  return { ...plan, people, youngest, bots };
}

export function withBots(plan: Plan, bots: number): Plan {
  const { fewest, most } = OFFERS[plan.game];
  const people = plan.people.length;
  return { ...plan, bots: Math.min(Math.max(bots, fewest - people, 0), most - people) };
}

/** Exchange two colours, so that everybody always has one and no two have the same (M3). */
export function withColour(plan: Plan, seat: number, colour: DiceColour): Plan {
  const from = plan.colours.indexOf(colour);
  const old = plan.colours[seat];
  if (from < 0 || old === undefined) return plan;
  return { ...plan, colours: plan.colours.map((kept, i) => (i === seat ? colour : i === from ? old : kept)) };
}

const BOTS: readonly { readonly name: string; readonly animal: DrawnName }[] = [
  { name: 'Otto', animal: 'otter' },
  { name: 'Tilda', animal: 'turtle' },
  { name: 'Rob', animal: 'robot' },
  { name: 'Sissi', animal: 'snail' },
];

function personSeat(plan: Plan, person: Person, index: number): SeatPlan {
  const here = plan.where === 'device' || (plan.where === 'link' && index === 0);
  return here ? { kind: 'person', name: person.name.trim(), animal: person.animal } : { kind: 'open' };
}

export function seatsOf(plan: Plan): SeatPlan[] {
  const bots = BOTS.slice(0, plan.bots).map((bot) => ({ kind: 'bot', ...bot, strength: plan.strength }) as const);
  return [...plan.people.map((person, i) => personSeat(plan, person, i)), ...bots];
}

/** Everything a table needs to be opened. */
export function newTable(plan: Plan): NewTable {
  const offer = OFFERS[plan.game];
  const mode = modeOf(plan);
  return {
    game: plan.game,
    mode,
    level: offer.levels.length > 0 ? plan.level : null,
    naming: offer.naming && plan.naming && mode === 'versus',
    colours: offer.colours.length > 0 ? plan.colours.slice(0, playersOf(plan)) : null,
    seats: seatsOf(plan),
    starter: plan.youngest,
    where: plan.where,
  };
}
