import type { Live } from '../live';
import Board from './Board.svelte';
import { tell } from './words';

const THROWS = 3;

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
        return 'wood';
      case 'out':
        return 'dull';
      case 'phase_two':
      case 'ended':
        return 'bell';
      default:
        return null;
    }
  },
  // Paying oneself; and on a phone, ending the turn with throws left, since the colours lie right below the dice.
  asksAgain: (move, seen, small) => {
    if (move.move !== 'announce') return false;
    const paysSelf = seen.totals.some(({ colour, payer, brains }) => colour === move.colour && payer === seen.turn && brains > 0);
    return paysSelf || (small && seen.throws < THROWS);
  },
  sumOf: () => '',
};
