/** Where a mistap would cost something in MMM… Brains!: paying oneself though there is something else to do. */
import type { Doubt } from '../../contract';
import { t } from '../language';
import type { Move, Observation } from './view';

export function asksAgain(move: Move, seen: Observation, moves: readonly Move[]): Doubt | null {
  const paid = paysOneself(move, seen);
  return paid > 0 && moves.some((other) => paysOneself(other, seen) === 0) ? { asks: t('sure.self', { n: paid }), yes: t('sure.selfYes') } : null;
}

/** How many brains a move costs the one who makes it (M9). */
function paysOneself(move: Move, seen: Observation): number {
  if (move.move !== 'announce') return 0;
  const total = seen.totals.find(({ colour }) => colour === move.colour);
  return total?.payer === seen.turn ? total.brains : 0;
}
