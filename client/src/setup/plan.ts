/**
 * What is being set up before a table is opened: pure functions from one plan to the next, and at last to a table.
 * The plan keeps what was typed even while it does not apply, so that going back and forth loses nothing.
 */
import type { Company } from './company.svelte';
import type { DrawnName } from '../../build/drawn';
import { nameFor, USUAL_BOTS, type Bot, type Filler } from '../table/bots';
import { isPlayedTogether, offerOf, reachOf } from './game-offers';
import type { Offer } from '../wire/offers';
import { freeAnimal, THINKS, type Person } from '../device/people';
import type { GameName, Mode, OpenTable, Option, PlannedSeat } from '../wire/protocol';
import type { Pace } from '../device/settings.svelte';

/** A choice, yes or no, a choice for each seat, or a number for each. */
export type Agreed = string | boolean | readonly string[] | readonly number[];

export interface Plan {
  readonly game: GameName;
  readonly people: readonly Person[];
  /** The characters and ghosts in the last seats. */
  readonly bots: readonly Filler[];
  readonly together: boolean;
  /** What was agreed, by the name of the option. */
  readonly agreed: Readonly<Record<string, Agreed>>;
  /** The index of the youngest among the people. */
  readonly youngest: number;
  /** It decides who is named here and who joins with their own device. */
  readonly where: Exclude<Company, 'alone'>;
}

/** What people are asked to agree on. «Some of these» is for programs: which ones fit together only the rules know. */
export function asked({ options }: Offer): readonly Option[] {
  return options.filter(({ kind }) => kind !== 'some');
}

/** The options that make sense for what is planned. */
export function optionsOf(plan: Plan): readonly Option[] {
  const mode = modeOf(plan);
  return asked(offerOf(plan.game)).filter(({ modes }) => modes.length === 0 || modes.includes(mode));
}

function usual({ kind, choices, default: value }: Option): Agreed {
  if (kind === 'amounts') return [] as readonly number[];
  return kind === 'seats' ? choices : (value ?? choices[0] ?? false);
}

/** Plans that are not played yet: reading the rules in between loses nothing. */
const drafts = new Map<GameName, Plan>();

export function saveDraft(plan: Plan): void {
  drafts.set(plan.game, plan);
}

/** The plan that was being made for a game, if any. */
export function draftOf(game: GameName): Plan | undefined {
  return drafts.get(game);
}

export function discardDraft(plan: Plan): void {
  drafts.delete(plan.game);
}

/** Two taps start a game: one person, the easiest level, and the bots of last time, or as few as the game needs. */
export function firstPlan(game: GameName, known: readonly Person[], you: string, lastTime: readonly Bot[] = []): Plan {
  const me = known[0] ?? { name: you, animal: freeAnimal([]) };
  const [fewest, most] = reachOf(game);
  const again = lastTime.filter((bot) => bot !== me.animal).slice(0, most - 1);
  return {
    game,
    people: [me],
    bots: someBots([me], again, fewest - 1),
    together: false,
    agreed: Object.fromEntries(asked(offerOf(game)).map((option) => [option.name, usual(option)])),
    youngest: 0,
    where: 'device',
  };
}

/** A table on a big screen, for all who come with a phone until somebody starts. */
export function onTheTv(game: GameName): Plan {
  const everybody = Array.from({ length: reachOf(game)[1] }, () => ({ name: '', animal: freeAnimal([]) }));
  return { ...firstPlan(game, [], ''), people: everybody, bots: [], where: 'stage' };
}

/** Whoever is the only person at their own device is alone, bots or not. */
export function companyOf({ people, where }: Plan): Company {
  return where === 'device' && people.length === 1 ? 'alone' : where;
}

/** Company is at least one other person; those who were named stay. */
export function withCompany(plan: Plan, company: Company, known: readonly Person[], name: string): Plan {
  if (company === 'alone') return { ...firstOf(plan), where: 'device' };
  return { ...(plan.people.length > 1 ? plan : withPerson(plan, known, name)), where: company };
}

function firstOf(plan: Plan): Plan {
  return plan.people.length > 1 ? firstOf(withoutPerson(plan, plan.people.length - 1)) : plan;
}

export function playersOf(plan: Plan): number {
  return plan.people.length + plan.bots.length;
}

export function modeOf(plan: Plan): Mode {
  if (playersOf(plan) === 1) return 'solo';
  return plan.together && isPlayedTogether(plan.game) ? 'cooperative' : 'versus';
}

/** All animals at the table, of people and of bots: each is there once, apart from somebody and their own ghost. */
export function animalsOf({ people, bots }: Plan): readonly DrawnName[] {
  return [...people.map(({ animal }) => animal), ...bots.filter((bot) => typeof bot === 'string')];
}

export function canAdd(plan: Plan): boolean {
  return playersOf(plan) < reachOf(plan.game)[1];
}

/** A bot makes room if the table is full of them. */
export function withPerson(plan: Plan, known: readonly Person[], name: string): Plan {
  const seated = new Set(plan.people.map((person) => person.name));
  const next = known.find((person) => !seated.has(person.name));
  const taken = animalsOf(plan);
  const animal = next && !taken.includes(next.animal) ? next.animal : freeAnimal(taken);
  const people = [...plan.people, { name: next?.name ?? name, animal }];
  const [fewest, most] = reachOf(plan.game);
  const needed = fewest - people.length;
  const fillers = playersOf(plan) <= fewest ? Math.max(0, needed) : plan.bots.length;
  const bots = plan.bots.slice(0, Math.min(fillers, most - people.length));
  return { ...plan, people, bots, agreed: withAmounts(plan, (amounts) => amounts.toSpliced(plan.people.length, 0, 0)) };
}

export function withoutPerson(plan: Plan, index: number): Plan {
  const people = plan.people.filter((_, i) => i !== index);
  const youngest = index < plan.youngest ? plan.youngest - 1 : plan.youngest === index ? 0 : plan.youngest;
  const bots = someBots(people, plan.bots, reachOf(plan.game)[0] - people.length);
  return { ...plan, people, youngest, bots, agreed: withAmounts(plan, (amounts) => amounts.toSpliced(index, 1)) };
}

/** At least this number of bots: those there are, then others whose animal nobody is yet, the usual ones first. */
function someBots(people: readonly Person[], bots: readonly Filler[], least: number): readonly Filler[] {
  const free = USUAL_BOTS.filter((bot) => !bots.includes(bot) && !people.some(({ animal }) => animal === bot));
  return bots.length >= least ? bots : [...bots, ...free.slice(0, least - bots.length)];
}

export function withBot(plan: Plan): Plan {
  return canAdd(plan) ? { ...plan, bots: someBots(plan.people, plan.bots, plan.bots.length + 1) } : plan;
}

export function mayLoseBot(plan: Plan): boolean {
  return playersOf(plan) > reachOf(plan.game)[0];
}

export function withoutBot(plan: Plan, index: number): Plan {
  if (!mayLoseBot(plan)) return plan;
  const agreed = withAmounts(plan, (amounts) => amounts.toSpliced(plan.people.length + index, 1));
  return { ...plan, bots: plan.bots.filter((_, i) => i !== index), agreed };
}

/** Another character for a seat; if it sits elsewhere, the two change places. */
export function withCharacter(plan: Plan, index: number, bot: Filler): Plan {
  const old = plan.bots[index];
  if (old === undefined) return plan;
  return { ...plan, bots: plan.bots.map((kept, i) => (i === index ? bot : nameFor(kept) === nameFor(bot) ? old : kept)) };
}

export function withAgreed(plan: Plan, option: string, value: Agreed): Plan {
  return { ...plan, agreed: { ...plan.agreed, [option]: value } };
}

/** The next choice for a seat. If another seat has it, the two are exchanged: no two seats have the same. */
export function withNextChoice(plan: Plan, { name, choices }: Option, seat: number): Plan {
  const dealt = choicesOf(plan, name);
  const old = dealt[seat];
  if (old === undefined) return plan;
  const next = choices[(choices.indexOf(old) + 1) % choices.length];
  return withAgreed(
    plan,
    name,
    dealt.map((kept, i) => (i === seat ? (next ?? old) : kept === next ? old : kept)),
  );
}

/** What each seat has chosen. */
export function choicesOf(plan: Plan, option: string): readonly string[] {
  const dealt = plan.agreed[option];
  return typeof dealt === 'object' ? dealt.map(String) : [];
}

/** The number that each seat was given, such as its glances. */
export function amountsOf(plan: Plan, option: string): readonly number[] {
  const given = choicesOf(plan, option).map(Number);
  return Array.from({ length: playersOf(plan) }, (_, seat) => given[seat] ?? 0);
}

/** Numbers stay with those who got them when others come and go. */
function withAmounts(plan: Plan, moved: (amounts: readonly number[]) => readonly number[]): Plan['agreed'] {
  const names = offerOf(plan.game)
    .options.filter(({ kind }) => kind === 'amounts')
    .map(({ name }) => name);
  return { ...plan.agreed, ...Object.fromEntries(names.map((name) => [name, moved(amountsOf(plan, name))])) };
}

/** What is agreed for an option, as the server wants it; nothing where nobody was given any. */
function toldOf(plan: Plan, { name, kind }: Option): Agreed | undefined {
  if (kind === 'seats') return choicesOf(plan, name).slice(0, playersOf(plan));
  if (kind !== 'amounts') return plan.agreed[name];
  const amounts = amountsOf(plan, name);
  return amounts.some((amount) => amount > 0) ? amounts : undefined;
}

/** Somebody on this device, or a place for somebody who joins with their own. */
function personSeat(plan: Plan, person: Person, index: number): PlannedSeat {
  const here = plan.where === 'device' || (plan.where === 'link' && index === 0);
  return here ? { kind: 'here', name: person.name.trim(), animal: person.animal } : { kind: 'open' };
}

export function seatsOf(plan: Plan): PlannedSeat[] {
  const bots = plan.bots.map((bot) => ({ kind: 'bot', bot: nameFor(bot) }) as const);
  return [...plan.people.map((person, i) => personSeat(plan, person, i)), ...bots];
}

/** How a table is run for a host who likes this pace: how many seconds bots think, and whether anything counts down. */
const RUN_AT: Readonly<Record<Pace, NonNullable<OpenTable['settings']>>> = {
  relaxed: { relaxed: true, pace: THINKS.relaxed },
  usual: {},
  quick: { pace: THINKS.quick },
};

/** Everything a table needs to be opened by a host who likes this pace. */
export function newTable(plan: Plan, pace: Pace = 'usual'): OpenTable {
  const agreed = optionsOf(plan)
    .map((option) => [option.name, toldOf(plan, option)] as const)
    .filter(([, value]) => value !== undefined);
  const options = { mode: modeOf(plan), starter: plan.youngest, ...Object.fromEntries(agreed) };
  // Around a big screen those play who are there when somebody starts, and the others may look on.
  const inARoom = plan.where === 'stage';
  const settings = { ...(inARoom && { any_number: true, spectators: true }), ...RUN_AT[inARoom && pace === 'quick' ? 'usual' : pace] };
  return { game: plan.game, seats: seatsOf(plan), options, ...(Object.keys(settings).length > 0 && { settings }) };
}
