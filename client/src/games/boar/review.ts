/** A turn of The Brilliant Boar: a card was drawn or played, and the matching ones were the right ones. */
import { listed } from '../../words/language.svelte';
import type { Answer, LookingBack } from '../contract';
import AnswerPicture from './pieces/AnswerPicture.svelte';
import { t } from './language';
import type { Animal } from './pieces/parts';

type Choice = Answer<'boar'>['answer'];

function words(choices: readonly Choice[], face: Animal): string {
  const animal = t(`animal.${face}`);
  const slots = choices.flatMap((choice) => (choice.move === 'play' ? [String(choice.slot + 1)] : []));
  return slots.length === 0 ? t('review.draw', { animal }) : t('review.card', { n: listed(slots), animal });
}

export const review: LookingBack<'boar'> = {
  asked: ({ number }) => t('review.turn', { number }),
  said: ({ answer, found_animal }) => words([answer], found_animal),
  truth: ({ truth, match_animal }) => words(truth, match_animal),
  later: ({ events }) => events,
  Picture: AnswerPicture,
  hits: (move, { truth }) => {
    if (move.move === 'draw') return false; // a card in the hand matched
    return move.move === 'play' ? truth.some((right) => right.move === 'play' && right.slot === move.slot) : null;
  },
};
