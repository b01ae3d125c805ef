/** Where a slip is likely in The Astute Goose: giving a card away; on a phone also an answer when every card counts. */
import { t } from './language';
import type { Move, Observation } from './view';
import { valueWord } from './tell';

export function asksAgain(move: Move, seen: Observation, small: boolean): string | null {
  if (move.move === 'slip') return t('sure.slip');
  const late = seen.deck === 0;
  return move.move === 'answer' && small && late ? t('sure.answer', { value: valueWord(move.value) }) : null;
}
