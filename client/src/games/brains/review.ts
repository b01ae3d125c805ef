/** A decision of MMM… Brains!: some dice were thrown again, or a colour was chosen. */
import { listed } from '../../language.svelte';
import type { Answer, LookingBack } from '../contract';
import { hundredths, WORTH_TELLING } from './course';
import Course from './Course.svelte';
import { t } from './language';

type Choice = Answer<'brains'>['answer'];

function words(choice: Choice | undefined): string {
  if (choice?.move === 'throw') return t('review.throw', { dice: listed(choice.dice.map((die) => String(die + 1))) });
  return choice?.move === 'announce' ? t('review.take', { colour: t(`colour.${choice.colour}`) }) : t('review.pass');
}

export const review: LookingBack<'brains'> = {
  asked: ({ number }) => t('review.turn', { number }),
  said: ({ answer }) => words(answer),
  truth: ({ truth }) => words(truth[0]),
  also: ({ chance_left: left, chance_exact: exact }) =>
    left < WORTH_TELLING ? t('review.noChance') : t(exact ? 'review.chance' : 'review.chanceAbout', { share: hundredths(left, exact) }),
  Course,
};
