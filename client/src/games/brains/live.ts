import { t } from './language';
import type { Live } from '../contract';
import Board from './table/Board.svelte';
import { beatOf, heardIn, show } from './table/show';
import { asksAgain } from './table/mistaps';
import { tell } from './table/tell';

/** From here on a choice is a feast; up to here it is a crumb. */
const FEAST = 12;
const CRUMB = 3;

export const live: Live<'brains'> = {
  Board,
  tell,
  boardShows: ({ event }) => ['landed', 'took', 'paid', 'phase_two', 'ended'].includes(event),
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
  moodOf: (event) => {
    switch (event.event) {
      case 'took':
        if (event.brains >= FEAST) return { seat: event.seat, mood: 'lucky' };
        return event.brains <= CRUMB ? { seat: event.seat, mood: 'unlucky' } : null;
      case 'paid':
        if (event.payer === event.seat) return { seat: event.seat, mood: 'unlucky' };
        return event.brains >= FEAST ? { seat: event.seat, mood: 'lucky' } : null;
      case 'out':
        return { seat: event.seat, mood: 'unlucky' };
      default:
        return null;
    }
  },
  asksAgain,
  reasonOf: () => t('why'),
  sumOf: () => '',
};
