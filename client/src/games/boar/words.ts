/** The Boar in words: what happened, in this viewer's form. */
import { nameOf, type Player, type Telling } from '../../board';
import { t } from '../../language.svelte';
import type { Event } from './view';

export function tell(event: Event, players: readonly Player[], me: number | null): Telling | null {
  const mine = 'seat' in event && event.seat === me;
  switch (event.event) {
    case 'shuffled':
      return { text: t('boar.tell.shuffled'), tone: 'plain' };
    case 'drawn': {
      const name = nameOf(players, event.seat);
      const text = mine
        ? t('boar.tell.drawn.mine')
        : event.animal === null
          ? t('boar.tell.drawn', { name })
          : t('boar.tell.drawnSeen', { name, animal: t(`animal.${event.animal}`) });
      return { text, tone: 'plain' };
    }
    case 'played': {
      const values = { name: nameOf(players, event.seat), animal: t(`animal.${event.animal}`) };
      const text =
        event.name === null
          ? t(`boar.tell.played${mine ? '.mine' : ''}`, values)
          : t(`boar.tell.playedNamed${mine ? '.mine' : ''}`, { ...values, said: t(`animal.${event.name}`) });
      return { text, tone: 'plain' };
    }
    case 'paired':
      return { text: t(`boar.tell.paired${mine ? '.mine' : ''}`, { name: nameOf(players, event.seat) }), tone: 'good' };
    case 'stayed':
      return { text: t('boar.tell.stayed'), tone: 'plain' };
    case 'erred':
      return { text: t('boar.tell.erred', { animal: t(`animal.${event.animal}`), top: t(`animal.${event.top}`) }), tone: 'bad' };
    case 'ended':
      return { text: t('boar.tell.ended'), tone: 'plain' };
  }
}
