import type { LookingBack } from '../contract';
import AnswerPicture from './AnswerPicture.svelte';
import { t } from './language';
import { FEATURES } from './parts';
import { valueWord } from './tell';
import type { Value } from './view';

export const review: LookingBack<'goose'> = {
  asked: ({ feature, place }) => t(`review.asked.${FEATURES.find((one) => one === feature) ?? 'colour'}`, { number: (place ?? 0) + 1 }),
  said: ({ answer }) => valueWord(answer as Value),
  truth: ({ truth }) => valueWord(truth as Value),
  Picture: AnswerPicture,
};
