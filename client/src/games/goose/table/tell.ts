/** The Goose in words: labels for cards, and what happened. Only what the observation or the event says itself. */
import { nameOf, type TablePlayer, type Telling } from '../../../table/board';
import { listed } from '../../../words/language.svelte';
import { tellGlance } from '../../../table/glances.svelte';
import { t } from '../language';
import { ANIMALS, CLOTHINGS, COLOURS, type SuspectCard } from '../pieces/parts';
import type { Event, Observation, Place, Value } from './view';

export function valueWord(value: Value): string {
  const colour = COLOURS.find((known) => known === value);
  if (colour) return t(`colour.${colour}`);
  const clothing = CLOTHINGS.find((known) => known === value);
  if (clothing) return t(`clothing.${clothing}`);
  return t(`animal.${ANIMALS.find((known) => known === value) ?? 'goose'}`);
}

function parts(card: SuspectCard) {
  return {
    colour: t(`colour.${card.colour}`),
    weave: t(`weave.${card.colour}`),
    clothing: t(`clothing.${card.clothing}`),
    animal: t(`animal.${card.animal}`),
  };
}

export function numbersWords(numbers: readonly number[]): string {
  return listed(numbers.map(String));
}

export function cardWords(card: SuspectCard): string {
  return t('cardWords', parts(card));
}

/** A place by the numbers over it, which may be two (G4): «1 and 4». */
export function placeWords(place: Place, numbers: readonly number[]): string {
  const number = numbersWords(numbers);
  if (place.card === 'gap') return t('gap', { number });
  if (place.card === 'face_down') return t('faceDown', { number });
  return t('faceUp', { number, ...parts(place.suspect) });
}

const plain = (text: string): Telling => ({ text, tone: 'plain' });

/** What to say about an event; null for what the board shows well enough by itself. */
export function tell(event: Event, players: readonly TablePlayer[], me: number | null, _next: readonly number[] = [], seen?: Observation): Telling | null {
  switch (event.event) {
    case 'dealt':
      return plain(t('tell.dealt'));
    case 'got_ready':
      return players.length > 1 ? plain(t('tell.ready', { name: nameOf(players, event.seat) })) : null;
    case 'turned_down':
      return plain(event.slot === null ? t('tell.turnedDown') : t('tell.turnedDownOne'));
    case 'rolled':
      return plain(
        t(`tell.rolled${event.seat === me ? '.mine' : ''}`, {
          name: nameOf(players, event.seat),
          number: event.number,
          feature: t(`feature.${event.feature}`),
        }),
      );
    case 'answered': {
      const values = { name: nameOf(players, event.seat), value: valueWord(event.value) };
      const which = event.right ? 'right' : 'wrong';
      const whose = seen?.mode === 'cooperative' ? '.together' : event.seat === me ? '.mine' : '';
      const text = t(`tell.${which}${whose}`, values);
      return { text, tone: event.right ? 'good' : 'bad' };
    }
    case 'looked':
      return plain(t('heldOther', { name: nameOf(players, event.seat) }));
    case 'won':
      if (event.seat === null) return { text: t('tell.wonTogether'), tone: 'good' };
      if (event.seat === me) return { text: t('tell.won.mine'), tone: 'good' };
      return { text: t('tell.won', { name: nameOf(players, event.seat) }), tone: 'good' };
    case 'missed':
      return plain(t('tell.missed'));
    case 'slipped':
      return plain(t('tell.slipped', { name: nameOf(players, event.seat), winner: nameOf(players, event.winner) }));
    case 'boxed':
      return plain(t('tell.boxed'));
    case 'proposed':
      return plain(t('tell.proposed', { name: nameOf(players, event.seat), value: valueWord(event.value) }));
    case 'accepted':
      return plain(t('tell.accepted', { name: nameOf(players, event.seat) }));
    case 'new_card':
      return plain(t('tell.newCard'));
    case 'glanced':
      return tellGlance(event, players, me);
    case 'ended':
      return plain(t('tell.ended'));
  }
}
