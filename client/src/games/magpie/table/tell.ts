/** What happened at a table of the Magpie, in words. */
import { nameOf, type TablePlayer, type Telling } from '../../../table/board';
import { tellGlance } from '../../../table/glances.svelte';
import { t } from '../language';
import type { Event } from '../pieces/parts';

const plain = (text: string): Telling => ({ text, tone: 'plain' });

/** What to say about an event; null for what the board shows well enough by itself. */
export function tell(event: Event, players: readonly TablePlayer[], me: number | null): Telling | null {
  const said = (seat: number) => ({ name: nameOf(players, seat) });
  switch (event.event) {
    case 'laid':
      return plain(t('tell.laid', { n: event.cards }));
    case 'turned_over': {
      const values = { ...said(event.seat), number: event.place + 1, card: t(`thing.${event.card}`) };
      return { ...plain(t(event.seat === me ? 'tell.turned.mine' : 'tell.turned', values)), face: true };
    }
    case 'pair_taken': {
      const values = { ...said(event.seat), card: t(`thing.${event.card}`) };
      return { text: t(event.seat === me ? 'tell.pair.mine' : 'tell.pair', values), tone: 'good' };
    }
    case 'no_pair':
      return { text: t('noPair'), tone: 'bad' };
    case 'got_ready':
      return players.length > 1 ? plain(t('tell.ready', said(event.seat))) : null;
    case 'turned_down':
      return plain(t('tell.turnedDown'));
    case 'glanced':
      return tellGlance(event, players, me);
    case 'flown_off':
      return { text: t('tell.flown', { n: event.pairs }), tone: 'bad' };
    case 'ended':
      return plain(t('over'));
  }
}
