/** An answer of The Brilliant Boar: `draw`, or the places of cards in the hand. */
import { listed } from '../../language.svelte';
import type { LookingBack } from '../contract';
import { t } from './language';

function words(choice: string): string {
  return choice === 'draw' ? t('review.draw') : t('review.card', { n: listed(choice.split(' ').map((slot) => String(Number(slot) + 1))) });
}

export const review: LookingBack<'boar'> = {
  asked: ({ number }) => t('review.turn', { number }),
  said: ({ answer }) => words(answer),
  truth: ({ truth }) => words(truth),
};
