import type { Live } from '../contract';
import Board from './table/Board.svelte';
import { t } from './language';
import { chanceTurns, perfectTurns } from './table/needs';
import { beatOf, show } from './table/show';
import { tell } from './table/tell';

export const live: Live<'magpie'> = {
  Board,
  tell,
  boardShows: ({ event }) => event !== 'flown_off',
  show,
  beatOf,
  hides: ({ event }) => event === 'turned_down',
  soundOf: ({ event }) => {
    switch (event) {
      case 'pair_taken':
        return 'right';
      case 'no_pair':
        return 'wrong';
      case 'laid':
      case 'turned_over':
      case 'turned_down':
        return 'paper';
      case 'flown_off':
        return 'felt';
      default:
        return null;
    }
  },
  moodOf: (event) => {
    switch (event.event) {
      case 'pair_taken':
        return { seat: event.seat, mood: 'knew' };
      case 'no_pair':
        return { seat: event.seat, mood: 'erred' };
      default:
        return null;
    }
  },
  // A mistap costs a turn, as every wrong card does.
  asksAgain: () => null,
  reasonOf: ({ reason }) => t(reason === 'flown_off' ? 'flown' : 'over'),
  sumOf: (_seat, { mode, grid }) => {
    if (mode !== 'solo') return '';
    const pairs = grid.length / 2;
    return t('needs', { cards: grid.length, perfect: Math.round(perfectTurns(pairs)), chance: chanceTurns(pairs) });
  },
};
