import { t } from './language';
import type { Live } from '../contract';
import Board from './Board.svelte';
import { beatOf, heardIn, show } from './show';
import { asksAgain } from './slips';
import { tell } from './tell';

export const live: Live<'brains'> = {
  Board,
  tell,
  boardShows: ({ event }) => ['landed', 'took', 'paid', 'ended'].includes(event),
  show,
  beatOf,
  heardIn,
  hides: () => false,
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
