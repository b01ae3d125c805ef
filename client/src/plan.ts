/**
 * What is being set up before a table is opened: pure functions from one plan to the next, and at last to a NewTable.
 * The plan keeps what was typed even while it does not apply, so that going back and forth loses nothing.
 */
import type { NewTable, Where } from './api';
import { USUAL_BOTS, type Bot } from './bots';
import { freeAnimal, type Person } from './people';
import type { BrainsColour, GameName, Level, Mode, PlannedSeat } from './protocol';

/** What a game can be set up as; the server has the last word. */
export interface Offer {
  readonly fewest: number;
  readonly most: number;
  readonly levels: readonly Level[];
  readonly cooperative: boolean;
  readonly naming: boolean;
  readonly colours: readonly BrainsColour[];
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
  /** The characters in the last seats. */
  readonly bots: readonly Bot[];
  readonly level: Level;
  readonly together: boolean;
  readonly naming: boolean;
  readonly colours: readonly BrainsColour[];
  /** The index of the youngest among the people. */
  readonly youngest: number;
  readonly where: Where;
}

/** Plans that are not played yet: reading the rules in between loses nothing. */
const unfinished = new Map<GameName, Plan>();

export function keep(plan: Plan): void {
  unfinished.set(plan.game, plan);
}

/** The plan that was being made for a game, if any. */
export function kept(game: GameName): Plan | undefined {
  return unfinished.get(game);
}

export function finish(plan: Plan): void {
  unfinished.delete(plan.game);
}

/** Two taps start a game: one person, the easiest level, and bots only as far as the game needs them. */
export function firstPlan(game: GameName, known: readonly Person[], you: string): Plan {
  const offer = OFFERS[game];
  const me = known[0] ?? { name: you, animal: freeAnimal([]) };
  return {
    game,
    people: [me],
    bots: someBots([], offer.fewest - 1),
    level: 'rookie',
    together: false,
    naming: false,
    colours: offer.colours,
    youngest: 0,
    where: 'device',
  };
}

export function playersOf(plan: Plan): number {
  return plan.people.length + plan.bots.length;
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
  const fillers = playersOf(plan) <= OFFERS[plan.game].fewest ? Math.max(0, needed) : plan.bots.length;
  return { ...plan, people, bots: plan.bots.slice(0, Math.min(fillers, most - people.length)) };
}

export function withoutPerson(plan: Plan, index: number): Plan {
  const people = plan.people.filter((_, i) => i !== index);
  const youngest = index < plan.youngest ? plan.youngest - 1 : plan.youngest === index ? 0 : plan.youngest;
  const bots = someBots(plan.bots, OFFERS[plan.game].fewest - people.length);
  return { ...plan, people, youngest, bots };
}

/** At least so many bots: those there are, and others that nobody has yet, the usual ones first. */
function someBots(bots: readonly Bot[], least: number): readonly Bot[] {
  const free = USUAL_BOTS.filter((bot) => !bots.includes(bot));
  return bots.length >= least ? bots : [...bots, ...free.slice(0, least - bots.length)];
}

export function withBot(plan: Plan): Plan {
  return canAdd(plan) ? { ...plan, bots: someBots(plan.bots, plan.bots.length + 1) } : plan;
}

export function mayLoseBot(plan: Plan): boolean {
  return playersOf(plan) > OFFERS[plan.game].fewest;
}

export function withoutBot(plan: Plan, index: number): Plan {
  return mayLoseBot(plan) ? { ...plan, bots: plan.bots.filter((_, i) => i !== index) } : plan;
}

/** Another character for a seat; whoever has it already changes places with it. */
export function withCharacter(plan: Plan, index: number, bot: Bot): Plan {
  const old = plan.bots[index];
  if (old === undefined) return plan;
  return { ...plan, bots: plan.bots.map((kept, i) => (i === index ? bot : kept === bot ? old : kept)) };
}

/** Exchange two colours, so that everybody always has one and no two have the same (M3). */
export function withColour(plan: Plan, seat: number, colour: BrainsColour): Plan {
  const from = plan.colours.indexOf(colour);
  const old = plan.colours[seat];
  if (from < 0 || old === undefined) return plan;
  return { ...plan, colours: plan.colours.map((kept, i) => (i === seat ? colour : i === from ? old : kept)) };
}

/** Somebody on this device, or a place for whoever joins with their own. */
function personSeat(plan: Plan, person: Person, index: number): PlannedSeat {
  const here = plan.where === 'device' || (plan.where === 'link' && index === 0);
  return here ? { kind: 'here', name: person.name.trim(), animal: person.animal } : { kind: 'open' };
}

export function seatsOf(plan: Plan): PlannedSeat[] {
  const bots = plan.bots.map((bot) => ({ kind: 'bot', bot }) as const);
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
