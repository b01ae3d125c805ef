/** The way through five minutes of practice: whose turn it is, how hard it is by then, and what was got. */
import type { DoneExercise, Exercise, Practice } from '../wire/protocol';

/** For each exercise what was answered so far, right or not. */
export type Course = readonly (readonly boolean[])[];

export const SHOWN = { right: '●', wrong: '○', open: '·' } as const;

export function begun({ exercises }: Practice): Course {
  return exercises.map(() => []);
}

export function answered(course: Course): number {
  return course.reduce((sum, answers) => sum + answers.length, 0);
}

export function got(answers: readonly boolean[]): number {
  return answers.filter(Boolean).length;
}

/** Up after what was right, down after what was not, within the steps that there are. */
export function stepOf({ begins, steps }: Exercise, answers: readonly boolean[]): number {
  return answers.reduce((step, right) => Math.max(0, Math.min(steps - 1, step + (right ? 1 : -1))), begins);
}

/** Which exercise comes now, with its situation; null at the end. */
export function turnOf({ exercises, order }: Practice, course: Course) {
  const number = order[answered(course)];
  const exercise = number === undefined ? undefined : exercises[number];
  if (number === undefined || exercise === undefined) return null;
  const answers = course[number] ?? [];
  const round = exercise.rounds[answers.length];
  const item = round?.items[stepOf(exercise, answers) - round.easiest];
  return item === undefined ? null : { number, exercise, item };
}

export function after(course: Course, number: number, right: boolean): Course {
  return course.with(number, [...(course[number] ?? []), right]);
}

/** In the order in which they were answered. */
export function inOrder({ order }: Practice, course: Course): readonly boolean[] {
  const given = order.slice(0, answered(course));
  return given.map((number, at) => course[number]?.[given.slice(0, at).filter((other) => other === number).length] ?? false);
}

export function doneOf({ exercises }: Practice, course: Course): readonly DoneExercise[] {
  return exercises.map((exercise, number) => {
    const answers = course[number] ?? [];
    return { game: exercise.game, kind: exercise.kind, asked: answers.length, got: got(answers), step: stepOf(exercise, answers) };
  });
}

/** What to look at next: the exercise of which most was missed; none if nothing was. */
export function nextToLookAt({ exercises }: Practice, course: Course): Exercise | null {
  const missed = course.map((answers) => answers.length - got(answers));
  const most = Math.max(...missed);
  return most === 0 ? null : (exercises[missed.indexOf(most)] ?? null);
}

/** «●●○» */
export function signsOf(answers: readonly boolean[], all = answers.length): string {
  const given = answers.map((right) => (right ? SHOWN.right : SHOWN.wrong)).join('');
  return given + SHOWN.open.repeat(all - answers.length);
}
