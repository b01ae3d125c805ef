/** Glances, the same in every game that has hidden cards (A4 to A8): how many are left, where somebody looks, what it shows. */
import { nameOf, type TablePlayer, type Telling } from './board';
import { t } from '../words/language.svelte';
import type { Glance } from '../wire/protocol';

/** What every game shows of them; each knows what kind of card it is. */
export interface Glances {
  readonly left: readonly number[];
  readonly place: number | null;
  readonly card: unknown;
}

/** A board's part in a glance: where it may be, and whether the next tap on a card is one and no answer (A5). */
export function glancing(moves: () => readonly { readonly move: string; readonly place?: number }[], send: (move: Glance) => void) {
  let picking = $state(false);
  const places = $derived(moves().flatMap(({ move, place }) => (move === 'glance' && place !== undefined ? [place] : [])));
  return {
    get places() {
      return places;
    },
    get picking() {
      return picking && places.length > 0;
    },
    pick(now: boolean) {
      picking = now;
    },
    look(place: number) {
      picking = false;
      send({ move: 'glance', place });
    },
  };
}

/** What one looks at alone is heard, where nobody else holds the device. */
export function heard(glances: Glances | undefined, words: string, passedAround: boolean): string | undefined {
  if (!glances || glances.place === null || glances.card === null || passedAround) return undefined;
  return `${t('glance.mine', { number: glances.place + 1 })} ${words}`;
}

/** That somebody looks, and where. What they see is never said: it lies open before them. */
export function tellGlance({ seat, place }: { readonly seat: number; readonly place: number }, players: readonly TablePlayer[], me: number | null): Telling {
  const values = { name: nameOf(players, seat), number: place + 1 };
  return { text: seat === me ? t('glance.told.mine', values) : t('glance.told', values), tone: 'plain' };
}
