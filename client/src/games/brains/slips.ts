/**
 * Where a slip is likely in MMM… Brains!: paying oneself; and on a phone ending the turn with throws left, since the
 * colours lie right below the dice.
 */
import { t } from './language';
import type { Move, Observation } from './view';

export function asksAgain(move: Move, seen: Observation, small: boolean, moves: readonly Move[]): string | null {
  if (move.move !== 'announce') return null;
  const total = seen.totals.find(({ colour }) => colour === move.colour);
  if (total && total.payer === seen.turn && total.brains > 0) return t('sure.self', { n: total.brains });
  return small && moves.some((other) => other.move === 'throw') ? t('sure.early', { colour: t(`colour.${move.colour}`) }) : null;
}
