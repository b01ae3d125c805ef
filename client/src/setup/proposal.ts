/** What is proposed for a table that is being set up: the question, what it does to the plan, and the answer in words. */
import { ask } from '../wire/api';
import { listed, t } from '../words/language.svelte';
import { offerOf } from './game-offers';
import { amountsOf, modeOf, newTable, optionsOf, withAgreed, type Plan } from './plan';
import type { AskHandicaps, Handicaps, PlannedSeat } from '../wire/protocol';

const AGAIN_AFTER = 1000;
/** The server waits ten seconds before it says «not yet», so these are some minutes. */
const TRIES = 20;

const isAmount = (plan: Plan, name: string) => offerOf(plan.game).options.some((option) => option.name === name && option.kind === 'amounts');

/** Where somebody wins, numbers can be given, and what is remembered decides. */
export function canBeProposed(plan: Plan): boolean {
  return modeOf(plan) === 'versus' && offerOf(plan.game).remembered && optionsOf(plan).some(({ kind }) => kind === 'amounts');
}

/** The table as it is planned, without the numbers that are asked for. */
export function questionOf(plan: Plan): AskHandicaps {
  const { game, seats, options } = newTable(plan);
  return { game, seats, options: Object.fromEntries(Object.entries(options).filter(([name]) => !isAmount(plan, name))) };
}

/** Rejects if it takes too long, cannot be had, or nobody waits any more. */
export async function proposalFor(question: AskHandicaps, leaving: AbortSignal): Promise<Handicaps> {
  for (let tried = 0; tried < TRIES; tried++) {
    leaving.throwIfAborted();
    const table = await ask<Handicaps>('propose what is fair', 'POST', '/api/notepad/fair', question);
    if (table.ready) return table;
    await new Promise((goOn) => setTimeout(goOn, AGAIN_AFTER));
  }
  throw new Error('it took too long');
}

export function withProposal(plan: Plan, { given }: Handicaps): Plan {
  return Object.entries(given).reduce((now, [option, amounts]) => withAgreed(now, option, amounts), plan);
}

/** Whether the numbers are still those that were proposed: what is said of them holds for no others. */
export function isAsProposed(plan: Plan, { given }: Handicaps): boolean {
  return Object.entries(given).every(([option, amounts]) => amountsOf(plan, option).join() === amounts.join());
}

/** One plain sentence or two: from what it was found, and what it brings. */
export function told({ people, given, even, unsure, tried }: Handicaps, seats: readonly PlannedSeat[], names: readonly string[]): string {
  const name = (seat: number) => names[seat] ?? '';
  const early = people.filter(({ seat, missing }) => missing > 0 && seats[seat]?.kind === 'here');
  if (early.length > 0) return early.map(({ seat, missing }) => t('fair.early', { name: name(seat), n: missing })).join(' ');
  if (people.some(({ missing }) => missing > 0)) return t('fair.open');
  const from = t('fair.from', { games: listed(people.map(({ seat, games }) => t('fair.gamesOf', { name: name(seat), n: games }))) });
  return `${from} ${brought(Object.values(given).flat().some(Boolean), { even, unsure, tried }, seats.length)}`;
}

function brought(something: boolean, { even, unsure, tried }: Pick<Handicaps, 'even' | 'unsure' | 'tried'>, players: number): string {
  if (unsure) return t(something ? 'fair.perhaps' : 'fair.perhapsAsItIs', { tried });
  if (!even) return t('fair.nearer', { tried });
  if (!something) return t('fair.asItIs', { tried });
  return players === 2 ? t('fair.half', { tried }) : t('fair.each', { players, tried });
}
