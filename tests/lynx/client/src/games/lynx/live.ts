import { nameOf } from '../../table/board';
import type { Live } from '../contract';
import Board from './Board.svelte';
import { t } from './language';

export const live: Live<'lynx'> = {
  Board,
  tell: (event, players, me) => {
    switch (event.event) {
      case 'it_was':
        return { text: t('was', { prey: t(`prey.${event.prey}`) }), tone: 'plain', face: true };
      case 'shown':
        return { text: t('tell.turnedUp', { prey: t(`prey.${event.prey}`) }), tone: 'plain', face: true };
      case 'turned_down':
        return { text: t('tell.turnedDown'), tone: 'plain' };
      case 'named': {
        const said = { name: nameOf(players, event.seat), prey: t(`prey.${event.prey}`) };
        return { text: event.seat === me ? t('tell.named.mine', said) : t('tell.named', said), tone: 'plain' };
      }
    }
  },
  boardShows: () => true,
  soundOf: ({ event }) => (event === 'named' ? 'wood' : 'paper'),
  show: () => null,
  beatOf: () => 'rest',
  hides: ({ event }) => event === 'turned_down',
  asksAgain: () => null,
  reasonOf: () => t('why'),
  sumOf: () => '',
};
