/** The Whale in words: labels for cards, and what happened. Only what the observation or the event says itself. */
import { nameOf, type TablePlayer, type Telling } from '../../../table/board';
import { tellGlance } from '../../../table/glances.svelte';
import { t } from '../language';
import type { Card, Event, Lying } from './view';

/** A card as one speaks of it: «yellow seahorse», in the form that the colour takes there. */
export function cardName({ colour, creature }: Card): string {
  const forms = t(`tint.${colour}`).split(' ');
  const tint = forms[Number(t(`bend.${creature}`)) - 1] ?? forms[0] ?? '';
  return t('cardName', { tint, creature: t(`creature.${creature}`) });
}

/** A card as it looks, for those who cannot see it. */
export function cardWords(card: Card): string {
  return t('cardWords', { card: cardName(card), water: t(`water.${card.colour}`) });
}

/** Colour and creature apart, as a sentence asks for them. */
export function partWords(card: Card): { readonly colour: string; readonly creature: string } {
  return { colour: t(`colour.${card.colour}`), creature: t(`creature.${card.creature}`) };
}

export function placeWords(lying: Lying, place: number, columns: number): string {
  const number = place + 1;
  if (lying.lies === 'face_up') return t('faceUp', { number, card: cardWords(lying.card) });
  return t('faceDown', { number, row: Math.floor(place / columns) + 1, column: (place % columns) + 1 });
}

const plain = (text: string): Telling => ({ text, tone: 'plain' });

/** What to say about an event; null for what the board shows well enough by itself. */
export function tell(event: Event, players: readonly TablePlayer[], me: number | null): Telling | null {
  switch (event.event) {
    case 'dealt':
      return plain(t('tell.dealt'));
    case 'got_ready':
      return players.length > 1 ? plain(t('tell.ready', { name: nameOf(players, event.seat) })) : null;
    case 'turned_down':
      return plain(event.place === null ? t('tell.turnedDown') : t('tell.turnedDownOne'));
    case 'turned_up':
      return { ...plain(t('tell.turnedUp', { card: cardName(event.card) })), face: true };
    case 'laid_away':
      return plain(t('tell.laidAway', { card: cardName(event.card) }));
    case 'taken':
    case 'missed': {
      const values = { name: nameOf(players, event.seat), number: event.place + 1, card: cardName(event.card) };
      const text = event.seat === me ? t(`tell.${event.event}.mine`, values) : t(`tell.${event.event}`, values);
      return { text, tone: event.event === 'taken' ? 'good' : 'bad' };
    }
    case 'new_card':
      return plain(t('tell.newCard'));
    case 'glanced':
      return tellGlance(event, players, me);
    case 'ended':
      return plain(t('tell.ended'));
  }
}
