/** The Brains in words: dice, totals and what happened. */
import { nameOf, type TablePlayer, type Telling } from '../../../table/board';
import { listed } from '../../../words/language.svelte';
import { t } from '../language';
import type { BrainsFace } from '../../../wire/protocol';
import type { Event } from './view';

export function dieWords(face: BrainsFace, die: number): string {
  const colour = t(`colour.${face.colour}`);
  return face.number === 0 ? t('dieBrain', { die: die + 1, colour }) : t('dieNumber', { die: die + 1, number: face.number, colour });
}

export function faceWords(face: BrainsFace): string {
  const colour = t(`colour.${face.colour}`);
  return face.number === 0 ? t('faceBrain') : `${face.number} ${colour}`;
}

/** The same number of brains in tokens worth five and one; changing is free (M2). */
export function tokensFor(brains: number): { readonly fives: number; readonly ones: number } {
  return { fives: Math.floor(brains / 5), ones: brains % 5 };
}

export function tell(event: Event, players: readonly TablePlayer[], me: number | null): Telling | null {
  const mine = 'seat' in event && event.seat === me;
  switch (event.event) {
    case 'landed':
      return { text: t('tell.landed', { n: event.throw, dice: listed(event.faces.map(faceWords)) }), tone: 'plain' };
    case 'took':
      return {
        text: t(`tell.took${mine ? '.mine' : ''}`, { name: nameOf(players, event.seat), n: event.brains, colour: t(`colour.${event.colour}`) }),
        tone: 'good',
      };
    case 'paid': {
      const values = { name: nameOf(players, event.seat), n: event.brains, colour: t(`colour.${event.colour}`) };
      if (event.payer === event.seat) return { text: t(`tell.paidSelf${mine ? '.mine' : ''}`, values), tone: 'bad' };
      if (event.payer === me) return { text: t('tell.paid.byMe', values), tone: 'bad' };
      return { text: t(`tell.paid${mine ? '.mine' : ''}`, { ...values, payer: nameOf(players, event.payer) }), tone: 'plain' };
    }
    case 'passed':
      return { text: t(`tell.passed${mine ? '.mine' : ''}`, { name: nameOf(players, event.seat) }), tone: 'plain' };
    case 'phase_two':
      return { text: t('tell.phaseTwo'), tone: 'plain' };
    case 'out':
      return { text: t(`tell.out${mine ? '.mine' : ''}`, { name: nameOf(players, event.seat) }), tone: 'bad' };
    case 'ended':
      return { text: event.winner === me ? t('tell.ended.mine') : t('tell.ended', { name: nameOf(players, event.winner) }), tone: 'good' };
  }
}
