import type { LookingBack } from '../contract';
import AnswerPicture from './pieces/AnswerPicture.svelte';
import { t } from './language';

export const review: LookingBack<'magpie'> = {
  asked: ({ card }) => t('review.asked', { card: t(`thing.${card}`) }),
  said: ({ answer, found }) => t('review.place', { number: answer + 1, card: t(`thing.${found}`) }),
  truth: ({ truth: [place], card }) => t('review.place', { number: (place ?? 0) + 1, card: t(`thing.${card}`) }),
  later: ({ events }) => events,
  Picture: AnswerPicture,
  place: ({ truth: [place] }) => place ?? null,
  hits: (move, { truth }) => (move.move === 'turn_over' ? truth.includes(move.place) : null),
};
