/**
 * Where a slip is likely in MMM… Brains!: paying oneself; and on a phone ending the turn with throws left, since the
 * colours lie right below the dice.
 */
import { t } from '../../language.svelte';
import type { Move, Observation } from './view';

const THROWS = 3;

export function asksAgain(move: Move, seen: Observation, small: boolean): string | null {
  if (move.move !== 'announce') return null;
  const total = seen.totals.find(({ colour }) => colour === move.colour);
  if (total && total.payer === seen.turn && total.brains > 0) return t('brains.sure.self', { n: total.brains });
  return small && seen.throws < THROWS ? t('brains.sure.early', { colour: t(`colour.${move.colour}`) }) : null;
}
