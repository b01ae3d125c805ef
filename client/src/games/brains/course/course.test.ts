import { beforeAll, expect, test } from 'vitest';
import type { TablePlayer } from '../../../table/board';
import { language } from '../../../words/language.svelte';
import type { BrainsCourse, BrainsCourseStep } from '../../../wire/protocol';
import { account, dearest, turningPoints } from './course';

const players: TablePlayer[] = ['Mia', 'Ben', 'Ida'].map((name) => ({ name, animal: 'penguin' }));

const step = (rest: Partial<BrainsCourseStep>): BrainsCourseStep => ({
  move: 0,
  faces: [3, 3, 0, 5, 1].map((number) => ({ number, colour: 'red' })),
  luck: 0,
  choice: { move: 'throw', dice: [0, 1] },
  best: { move: 'throw', dice: [4] },
  left: 0,
  ...rest,
});

/** Mia begins with 39.3%, throws twice and pays; then Ben takes her last brains. */
const course: BrainsCourse = {
  seat: 0,
  colours: ['red', 'yellow', 'blue'],
  start: [0.3934, 0.3333, 0.2733],
  turns: [
    {
      seat: 0,
      steps: [
        step({ luck: 0.12, left: 0.021 }),
        step({ luck: -0.0904, choice: { move: 'announce', colour: 'red' }, best: { move: 'announce', colour: 'blue' }, left: 0.05 }),
      ],
      event: { event: 'paid', seat: 0, payer: 0, colour: 'red', total: 3, brains: 3 },
      chances: [0.352, 0.4, 0.248],
      exact: true,
    },
    { seat: 1, steps: [step({ left: 0.4 })], event: { event: 'paid', seat: 1, payer: 0, colour: 'red', total: 9, brains: 6 }, chances: [0, 1, 0], exact: true },
  ],
  luck: 0.0296,
  left: 0.071,
  others: -0.352,
  exact: true,
  turning: [1],
};

beforeAll(async () => {
  await language.speak('en');
  await language.learn('brains');
});

const shown = (one: BrainsCourse) => account(one).map(([, value]) => value);

test('what made the result adds up as it is read, also where it is rounded', () => {
  expect(shown(course)).toEqual(['39.3%', '−7.1%', '+3%', '−35.2%', '0%']);
  expect(39.3 - 7.1 + 3 - 35.2).toBeCloseTo(0, 9);
  expect(shown({ ...course, exact: false })).toEqual(['39%', '−7%', '+3%', '−35%', '0%']);
});

test('nobody is told to have given away nothing with a minus', () => {
  expect(shown({ ...course, left: 0.0001, luck: -0.0413 })[1]).toBe('0%');
});

test('the decisions of one’s own that cost most, the dearest first, with what was better', () => {
  expect(dearest(course).map((line) => line.join(' '))).toEqual([
    'Turn 1, throw 2: Choosing red took 5% off your chance to win. Better: choose blue.',
    'Turn 1, throw 1: Throwing 3 red and 3 red again took 2.1% off your chance to win. Better: throw 1 red again.',
  ]);
});

test('a turning point says whose turn it was, what came of it and what it did', () => {
  const [other] = turningPoints(course, players);
  expect(other?.title).toBe('Turn 2 of 2, Ben:');
  expect(other?.text).toBe('Ben chooses red: you pay 6 brains. Your chance to win fell from 35.2% to 0%.');
});

test('in a turn of one’s own, decisions and luck apart', () => {
  const [own] = turningPoints({ ...course, turning: [0] }, players);
  expect(own?.text).toBe(
    'You choose red and pay 3 brains. Your chance to win fell from 39.3% to 35.2%. The dice brought you 12%. ' +
      'Throwing 3 red and 3 red again took 2.1% off your chance to win. Better: throw 1 red again. The dice then cost you 9%. Choosing red took 5% off your chance to win. Better: choose blue.',
  );
});
