import { expect, test } from 'vitest';
import { language } from '../../words/language.svelte';
import type { BrainsCourse, BrainsFace, BrainsCourseStep } from '../../wire/protocol';
import { shown } from './gallery';
import { review } from './review';

const faces: readonly BrainsFace[] = [1, 2, 0, 4, 5].map((number) => ({ number, colour: 'red' }));
const step = (move: number): BrainsCourseStep => ({ move, faces, luck: 0, left: 0, choice: { move: 'pass' }, best: { move: 'pass' } });

test.each([
  ['en', 'throw 1 red, 2 red, and 4 red again', 'throw dice 1, 2, and 4 again'],
  ['de', '1 Rot, 2 Rot und 4 Rot noch einmal werfen', 'Würfel 1, 2 und 4 noch einmal werfen'],
])('dice are called by what they showed, and by their places where that is not known any more: %s', async (tag, said, places) => {
  await language.speak(tag);
  await language.learn('brains');
  const [missed] = shown.review.missed;
  if (missed === undefined || shown.review.course === null) throw new Error('the gallery is empty');
  const whole: BrainsCourse = shown.review.course;
  const course = (move: number): BrainsCourse => ({ ...whole, turns: whole.turns.slice(0, 1).map((turn) => ({ ...turn, steps: [step(move)] })) });
  expect(review.said(missed, course(missed.move))).toBe(said);
  expect(review.said(missed, course(missed.move + 1))).toBe(places);
  expect(review.said(missed, null)).toBe(places);
});
