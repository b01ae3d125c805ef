/** Where a slip would cost more than a card in The Wise Whale: pointing when the last card of the deck decides. */
import { t } from './language';
import type { Move, Observation } from './view';

export function asksAgain(move: Move, seen: Observation): string | null {
  return move.move === 'point' && seen.deck === 0 ? t('sure.point', { number: move.place + 1 }) : null;
}
