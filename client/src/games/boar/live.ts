import { t } from './language';
import { nameOf } from '../../table/board';
import type { Live } from '../contract';
import Board from './table/Board.svelte';
import { beatOf, hides, show } from './table/show';
import { asksAgain } from './table/mistaps';
import { cardsIn } from './table/view';
import { tell } from './table/tell';

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
  reasonOf: ({ winners }, seen, players) => {
    if (winners.length === 0) return t('whySolo');
    const holder = seen.hands.findIndex((hand) => cardsIn(hand) > 0);
    return holder < 0 ? t('whyAll') : t('why', { name: nameOf(players, holder) });
  },
  foundOf: ({ collected }) => collected[0] ?? 0,
  sumOf: (seat, seen, outcome) => {
    const hand = seen.hands[seat];
    const left = hand === undefined ? 0 : cardsIn(hand);
    const collected = seen.collected[seat] ?? 0;
    const total = (outcome.scores[seat] ?? 0) - (outcome.ahead?.[seat] ?? 0);
    return seen.mode === 'solo'
      ? t('scoreSolo', { collected, errors: t('errors', { n: seen.errors }).replaceAll(' ', '\u00a0'), left, total })
      : t('score', { collected, left, total });
  },
};
