/** Where a slip would cost something in The Astute Goose: giving a card away. An answer is a large picture with its word. */
import { t } from './language';
import type { Move } from './view';

export function asksAgain(move: Move): string | null {
  return move.move === 'slip' ? t('sure.slip') : null;
}
