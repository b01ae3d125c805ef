import type { Live } from '../contract';
import Board from './table/Board.svelte';
import { t } from './language';
import { beatOf, show } from './table/show';
import { tell } from './table/tell';

export const live: Live<'whale'> = {
  Board,
  tell,
  boardShows: () => true,
  show,
  beatOf,
  hides: ({ event }) => event === 'turned_down',
  soundOf: ({ event }) => {
    switch (event) {
      case 'taken':
        return 'right';
      case 'missed':
        return 'wrong';
      case 'laid_away':
        return 'felt';
      case 'dealt':
      case 'turned_down':
      case 'turned_up':
      case 'new_card':
        return 'paper';
      default:
        return null;
    }
  },
  moodOf: (event) => {
    switch (event.event) {
      case 'taken':
        return { seat: event.seat, mood: 'knew' };
      case 'missed':
        return { seat: event.seat, mood: 'erred' };
      default:
        return null;
    }
  },
  // A mistap costs a card, as every wrong answer does, on the last card as on the first.
  asksAgain: () => null,
  reasonOf: () => t('why'),
  foundOf: ({ points }) => points[0] ?? 0,
  sumOf: (_seat, seen) => {
    if (seen.mode === 'versus') return '';
    const taken = seen.points[0] ?? 0;
    return t('score', { taken, errors: t('errors', { n: seen.errors }), total: taken - seen.errors });
  },
};
