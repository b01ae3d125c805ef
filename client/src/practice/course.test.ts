import { expect, test } from 'vitest';
import type { Exercise, GameName, Practice } from '../wire/protocol';
import { GAMES } from '../wire/games';
import { after, answered, begun, doneOf, inOrder, nextToLookAt, signsOf, stepOf, turnOf, type Course } from './course';

const game = GAMES[0] as GameName;

/** Its situations are words that say at which time and step they come. */
function exercise(kind: string, begins: number, steps = 5): Exercise {
  const rounds = [0, 1, 2].map((time) => {
    const [easiest, hardest] = [Math.max(0, begins - time), Math.min(steps - 1, begins + time)];
    return { easiest, items: Array.from({ length: hardest - easiest + 1 }, (_, above) => `${kind} ${time} ${easiest + above}`) };
  });
  return { game, kind, begins, steps, habit: null, rounds } as unknown as Exercise;
}

const practice: Practice = { exercises: [exercise('a', 0), exercise('b', 3)], order: [0, 1, 1, 0, 0, 1], known: true };

function walk(...answers: readonly boolean[]): { course: Course; shown: unknown[] } {
  let course = begun(practice);
  const shown: unknown[] = [];
  for (const right of answers) {
    const turn = turnOf(practice, course);
    shown.push(turn?.item);
    course = after(course, turn?.number ?? 0, right);
  }
  return { course, shown };
}

test('what was right makes the next one of its kind harder, what was wrong easier', () => {
  expect(walk(true, true, true, true, false, false).shown).toEqual(['a 0 0', 'b 0 3', 'b 1 4', 'a 1 1', 'a 2 2', 'b 2 4']);
  expect(walk(false, false, false, false, true, true).shown).toEqual(['a 0 0', 'b 0 3', 'b 1 2', 'a 1 0', 'a 2 0', 'b 2 1']);
});

test('at the end nothing more comes, and it says how it would go on', () => {
  const { course } = walk(true, true, true, true, false, false);
  expect(answered(course)).toBe(6);
  expect(turnOf(practice, course)).toBeNull();
  expect(doneOf(practice, course)).toEqual([
    { game, kind: 'a', asked: 3, got: 2, step: 1 },
    { game, kind: 'b', asked: 3, got: 2, step: 3 },
  ]);
  expect(inOrder(practice, course)).toEqual([true, true, true, true, false, false]);
});

test('no step is above the highest or below the lowest', () => {
  expect(stepOf(exercise('a', 4), [true, true, false])).toBe(3);
  expect(stepOf(exercise('a', 0), [false, false, true])).toBe(1);
});

test('what to look at next is what was missed most, and nothing if nothing was', () => {
  expect(nextToLookAt(practice, walk(true, false, false, true, false, true).course)?.kind).toBe('b');
  expect(nextToLookAt(practice, walk(true, true, true, true, true, true).course)).toBeNull();
});

test('signs are told apart by their form', () => {
  expect(signsOf([true, false], 4)).toBe('●○··');
});
