import { t } from './language';
import type { Live } from '../contract';
import Board from './Board.svelte';
import { asksAgain } from './slips';
import { tell } from './tell';

export const live: Live<'goose'> = {
  Board,
  tell,
  boardShows: ({ event }) => !['answered', 'won', 'missed', 'slipped', 'boxed'].includes(event),
  soundOf: (event) => {
    switch (event.event) {
      case 'rolled':
        return 'dice';
      case 'answered':
        return event.right ? 'right' : 'wrong';
      case 'boxed':
        return 'felt';
      case 'dealt':
      case 'turned_down':
      case 'new_card':
        return 'paper';
      default:
        return null;
    }
  },
  asksAgain,
  reasonOf: () => t('why'),
  sumOf: (_seat, seen) => {
    if (seen.mode === 'versus') return '';
    const right = seen.points[0] ?? 0;
    return t('score', { right, errors: seen.errors, total: right - seen.errors });
  },
};
