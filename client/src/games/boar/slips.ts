/**
 * Where a slip is likely in The Brilliant Boar: on a phone, drawing one of the last cards, since what is left in the
 * hand costs a point. A card to play is taken up on the board before it is laid, so it needs no question.
 */
import { t } from './language';
import type { Move, Observation } from './view';

const LAST = 3;

export function asksAgain(move: Move, seen: Observation, small: boolean): string | null {
  if (move.move !== 'draw' || seen.top === null || !small || seen.deck > LAST) return null;
  return t('sure.draw', { animal: t(`animal.${seen.top}`) });
}
