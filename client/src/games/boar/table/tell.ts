/** The Boar in words: what happened, in this viewer's form. */
import { nameOf, type TablePlayer, type Telling } from '../../../table/board';
import { tellGlance } from '../../../table/glances.svelte';
import { t } from '../language';
import type { Event } from './view';

export function tell(event: Event, players: readonly TablePlayer[], me: number | null, next: readonly number[]): Telling | null {
  const mine = 'seat' in event && event.seat === me;
  switch (event.event) {
    case 'shuffled':
      return { text: t('tell.shuffled'), tone: 'plain' };
    case 'drawn': {
      const name = nameOf(players, event.seat);
      const text = mine
        ? t('tell.drawn.mine')
        : event.animal === null
          ? t('tell.drawn', { name })
          : t('tell.drawnSeen', { name, animal: t(`animal.${event.animal}`) });
      return { text, tone: 'plain', ...(event.animal !== null && { face: true }) };
    }
    case 'played': {
      const values = { name: nameOf(players, event.seat), animal: t(`animal.${event.animal}`) };
      const text =
        event.name === null
          ? t(`tell.played${mine ? '.mine' : ''}`, values)
          : t(`tell.playedNamed${mine ? '.mine' : ''}`, { ...values, said: t(`animal.${event.name}`) });
      return { text, tone: 'plain' };
    }
    case 'paired':
      return {
        text: t(`tell.${next.includes(event.seat) ? 'paired' : 'pairedLast'}${mine ? '.mine' : ''}`, { name: nameOf(players, event.seat) }),
        tone: 'good',
      };
    case 'stayed':
      return { text: t('tell.stayed'), tone: 'plain' };
    case 'erred':
      return { text: t('tell.erred', { animal: t(`animal.${event.animal}`), top: t(`animal.${event.top}`) }), tone: 'bad' };
    case 'glanced':
      return tellGlance(event, players, me);
    case 'ended':
      return { text: t('tell.ended'), tone: 'plain' };
  }
}
