/** Where a slip is likely in The Wise Whale: on a phone, pointing when the last card of the deck decides. */
import { t } from './language';
import type { Move, Observation } from './view';

export function asksAgain(move: Move, seen: Observation, small: boolean): string | null {
  return move.move === 'point' && small && seen.deck === 0 ? t('sure.point', { number: move.place + 1 }) : null;
}
