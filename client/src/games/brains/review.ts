/** A decision of MMM… Brains!: some dice were thrown again, or a colour was chosen. */
import { listed } from '../../words/language.svelte';
import type { BrainsFace } from '../../wire/protocol';
import type { Answer, LookingBack } from '../contract';
import { hundredths, thrown, WORTH_TELLING } from './course/course';
import Course from './course/Course.svelte';
import { facesBefore } from './course/faces';
import { t } from './language';
import AnswerPicture from './pieces/AnswerPicture.svelte';

type Choice = Answer<'brains'>['answer'];

/** A person calls dice by what they show; only where that is not known any more by their places. */
function words(choice: Choice | undefined, faces: readonly BrainsFace[] | undefined): string {
  if (choice?.move === 'throw' && faces) return t('course.best.throw', { dice: thrown(faces, choice.dice) });
  if (choice?.move === 'throw') return t('review.throw', { dice: listed(choice.dice.map((die) => String(die + 1))) });
  return choice?.move === 'announce' ? t('review.take', { colour: t(`colour.${choice.colour}`) }) : t('review.pass');
}

export const review: LookingBack<'brains'> = {
  asked: ({ number }) => t('review.turn', { number }),
  said: (decision, course) => words(decision.answer, facesBefore(decision, course)),
  truth: (decision, course) => words(decision.truth[0], facesBefore(decision, course)),
  also: ({ chance_left: left, chance_exact: exact }) =>
    left < WORTH_TELLING ? t('review.noChance') : t(exact ? 'review.chance' : 'review.chanceAbout', { share: hundredths(left, exact) }),
  Picture: AnswerPicture,
  wide: true,
  matter: ({ chance_left: left }) => left,
  Course,
};
