import { t } from '../../language.svelte';
import type { Live } from '../live';
import Board from './Board.svelte';
import { asksAgain } from './slips';
import { tell } from './words';

export const live: Live<'goose'> = {
  Board,
  tell,
  boardShows: ({ event }) => !['answered', 'won', 'missed', 'slipped', 'boxed'].includes(event),
  soundOf: (event) => {
    switch (event.event) {
      case 'rolled':
        return 'dice';
      case 'answered':
        return event.right ? 'bell' : 'dull';
      case 'dealt':
      case 'turned_down':
      case 'new_card':
        return 'paper';
      default:
        return null;
    }
  },
  asksAgain,
  reasonOf: () => t('goose.why'),
  sumOf: (_seat, seen) => {
    if (seen.mode === 'versus') return '';
    const right = seen.points[0] ?? 0;
    return t('goose.score', { right, errors: seen.errors, total: right - seen.errors });
  },
};
