import { t } from './language';
import type { Live } from '../contract';
import Board from './Board.svelte';
import { asksAgain } from './slips';
import { tell } from './tell';

export const live: Live<'brains'> = {
  Board,
  tell,
  boardShows: ({ event }) => event === 'landed' || event === 'ended',
  soundOf: (event) => {
    switch (event.event) {
      case 'landed':
        return 'dice';
      case 'took':
      case 'paid':
        return 'felt';
      case 'out':
        return 'wrong';
      case 'phase_two':
        return 'right';
      default:
        return null;
    }
  },
  asksAgain,
  reasonOf: () => t('why'),
  sumOf: () => '',
};
