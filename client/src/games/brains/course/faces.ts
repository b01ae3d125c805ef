import type { BrainsCourse, BrainsFace } from '../../../wire/protocol';
import type { Answer } from '../../contract';

/** How the dice lay when somebody decided. */
export function facesBefore({ move }: Answer<'brains'>, course: BrainsCourse | null): readonly BrainsFace[] | undefined {
  return course?.turns.flatMap(({ steps }) => steps).find((step) => step.move === move)?.faces;
}
