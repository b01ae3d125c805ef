/** A decision of MMM… Brains!: `throw 0 3`, `announce red`, or nothing to choose. */
import { listed } from '../../language.svelte';
import type { LookingBack } from '../contract';
import { t } from './language';
import { COLOURS } from './parts';

function words(choice: string): string {
  const [what, ...rest] = choice.split(' ');
  if (what === 'throw') return t('review.throw', { dice: listed(rest.map((die) => String(Number(die) + 1))) });
  const colour = COLOURS.find((known) => known === rest[0]);
  return colour === undefined ? t('review.pass') : t('review.take', { colour: t(`colour.${colour}`) });
}

export const review: LookingBack<'brains'> = {
  asked: ({ number }) => t('review.turn', { number }),
  said: ({ answer }) => words(answer),
  truth: ({ truth }) => words(truth),
};
