import { t } from './language';
import type { Live } from '../contract';
import Board from './table/Board.svelte';
import { beatOf, heardIn, show } from './table/show';
import { asksAgain } from './table/mistaps';
import { tell } from './table/tell';

export const live: Live<'goose'> = {
  Board,
  tell,
  boardShows: ({ event }) => event !== 'slipped',
  show,
  beatOf,
  heardIn,
  hides: ({ event }) => event === 'turned_down',
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
  moodOf: (event) => (event.event === 'answered' ? { seat: event.seat, mood: event.right ? 'knew' : 'erred' } : null),
  asksAgain,
  reasonOf: () => t('why'),
  foundOf: ({ points }) => points[0] ?? 0,
  sumOf: (_seat, seen) => {
    if (seen.mode === 'versus') return '';
    const right = seen.points[0] ?? 0;
    return t('score', { right, errors: t('errors', { n: seen.errors }), total: right - seen.errors });
  },
};
