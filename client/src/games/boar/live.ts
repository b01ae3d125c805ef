import { t } from './language';
import type { Live } from '../contract';
import Board from './Board.svelte';
import { beatOf, hides, show } from './show';
import { asksAgain } from './mistaps';
import { cardsIn } from './view';
import { tell } from './tell';

export const live: Live<'boar'> = {
  Board,
  tell,
  boardShows: ({ event }) => event !== 'drawn',
  show,
  beatOf,
  hides,
  soundOf: (event) => {
    switch (event.event) {
      case 'paired':
        return 'right';
      case 'erred':
        return 'wrong';
      case 'stayed':
        return 'felt';
      case 'shuffled':
      case 'drawn':
      case 'played':
        return 'paper';
      default:
        return null;
    }
  },
  moodOf: (event) => {
    switch (event.event) {
      case 'paired':
        return { seat: event.seat, mood: 'knew' };
      case 'stayed':
      case 'erred':
        return { seat: event.seat, mood: 'erred' };
      default:
        return null;
    }
  },
  asksAgain,
  reasonOf: ({ winners }) => (winners.length === 0 ? t('whySolo') : t('why')),
  sumOf: (seat, seen, outcome) => {
    const hand = seen.hands[seat];
    const left = hand === undefined ? 0 : cardsIn(hand);
    const collected = seen.collected[seat] ?? 0;
    const total = (outcome.scores[seat] ?? 0) - (outcome.ahead?.[seat] ?? 0);
    return seen.mode === 'solo' ? t('scoreSolo', { collected, errors: seen.errors, left, total }) : t('score', { collected, left, total });
  },
};
