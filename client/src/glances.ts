/** Glances, the same in every game that has hidden cards (A4 to A8): how many are left, where somebody looks, what it shows. */
import { nameOf, type Player, type Telling } from './board';
import { t } from './language.svelte';

/** That somebody looks, and where. What they see is never said: it lies open before them. */
export function tellGlance({ seat, place }: { readonly seat: number; readonly place: number }, players: readonly Player[], me: number | null): Telling {
  const values = { name: nameOf(players, seat), number: place + 1 };
  return { text: seat === me ? t('glance.told.mine', values) : t('glance.told', values), tone: 'plain' };
}
