/** A turn of The Brilliant Boar: a card was drawn or played, and the matching ones were the right ones. */
import { listed } from '../../words/language.svelte';
import type { Answer, LookingBack } from '../contract';
import { t } from './language';

type Choice = Answer<'boar'>['answer'];

function words(choices: readonly Choice[]): string {
  const slots = choices.flatMap((choice) => (choice.move === 'play' ? [String(choice.slot + 1)] : []));
  return slots.length === 0 ? t('review.draw') : t('review.card', { n: listed(slots) });
}

export const review: LookingBack<'boar'> = {
  asked: ({ number }) => t('review.turn', { number }),
  said: ({ answer }) => words([answer]),
  truth: ({ truth }) => words(truth),
  later: ({ events }) => events,
};
