import type { LookingBack } from '../contract';
import AnswerPicture from './pieces/AnswerPicture.svelte';
import { t } from './language';
import { cardName, partWords } from './table/tell';

export const review: LookingBack<'whale'> = {
  asked: (answer) => t('review.asked', partWords(answer)),
  said: ({ answer, found_colour, found_creature }) =>
    t('review.place', { number: answer + 1, card: cardName({ colour: found_colour, creature: found_creature }) }),
  truth: ({ match, match_colour, match_creature }) =>
    t('review.place', { number: match + 1, card: cardName({ colour: match_colour, creature: match_creature }) }),
  later: ({ replacements }) => replacements,
  Picture: AnswerPicture,
  place: ({ match }) => match,
  hits: (move, { truth }) => (move.move === 'point' ? truth.includes(move.place) : null),
};
