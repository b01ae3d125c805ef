import type { LookingBack } from '../contract';
import AnswerPicture from './pieces/AnswerPicture.svelte';
import { t } from './language';
import { valueWord } from './table/tell';

export const review: LookingBack<'goose'> = {
  asked: ({ feature, place }) => t(`review.asked.${feature}`, { number: place + 1 }),
  said: ({ answer }) => valueWord(answer),
  truth: ({ truth }) => truth.map(valueWord).join(', '),
  later: ({ replacements }) => replacements,
  Picture: AnswerPicture,
  place: ({ place }) => place,
  hits: (move, { truth }) => (move.move === 'answer' || move.move === 'propose' ? truth.includes(move.value) : null),
};
