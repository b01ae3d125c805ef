/** The Brains in nine moments. Types are all that is imported, so that the script can be read without the page. */
import type { Lesson } from '../contract';
import type { BrainsColour, BrainsFace, BrainsMove, BrainsObservation, BrainsTotal } from '../../wire/protocol';
import type { words as beyond } from '../../generated/games/brains/words/en/beyond';

const face = (number: number, colour: BrainsColour): BrainsFace => ({ number, colour });
const brain = (colour: BrainsColour): BrainsFace => face(0, colour);
const announce = (colour: BrainsColour): BrainsMove => ({ move: 'announce', colour });
const again = (...dice: number[]): BrainsMove => ({ move: 'throw', dice });
const throwAll = again(0, 1, 2, 3, 4);
/** Every way to throw some of the five dice, fewest first. */
const rethrows = Array.from({ length: 31 }, (_, i) => [0, 1, 2, 3, 4].filter((die) => ((i + 1) >> die) % 2 === 1))
  .toSorted((one, other) => one.length - other.length || one.join().localeCompare(other.join()))
  .map((dice) => again(...dice));

/** A row of what the colours count: the sum, times the multiplier; `payer` and `brains` as the server works them out. */
const counts = (colour: BrainsColour, sum: number, multiplier = 1, payer: number | null = null): BrainsTotal => ({
  colour,
  sum,
  multiplier,
  total: sum * multiplier,
  payer,
  brains: sum * multiplier,
});

const FIRST = [face(3, 'green'), brain('yellow'), face(5, 'blue'), face(4, 'blue'), face(2, 'yellow')];
const SECOND = [brain('red'), brain('yellow'), face(5, 'blue'), face(4, 'blue'), face(1, 'red')];
const PAYING = [face(4, 'black'), face(4, 'red'), face(5, 'blue'), face(5, 'green'), face(3, 'blue')];
const landed = (count: number, dice: readonly number[], faces: readonly BrainsFace[]) => ({ event: 'landed', seat: 0, throw: count, dice, faces }) as const;
const paid = (brains: number) => ({ event: 'paid', seat: 0, payer: 1, colour: 'blue', total: brains, brains }) as const;

const table: BrainsObservation = {
  mode: 'versus',
  stage: 'collect',
  turn: 0,
  colours: ['red', 'blue', 'green'],
  middle: 100,
  brains: [0, 0, 0],
  out: [],
  throws: 0,
  thrown: [],
  dice: [],
  totals: [],
};

export const lesson: Lesson<'brains', keyof typeof beyond> = {
  players: 3,
  steps: [
    {
      kind: 'doing',
      words: 'step.throw',
      observation: table,
      moves: [throwAll],
      wanted: throwAll,
    },
    {
      kind: 'doing',
      words: 'step.keep',
      news: [landed(1, [0, 1, 2, 3, 4], FIRST)],
      observation: {
        ...table,
        throws: 1,
        dice: FIRST,
        totals: [counts('red', 0), counts('yellow', 2), counts('blue', 9), counts('green', 3), counts('black', 0)],
      },
      moves: [announce('yellow'), announce('blue'), announce('green'), ...rethrows],
      wanted: again(0, 4),
      otherwise: 'step.keepElse',
    },
    {
      kind: 'doing',
      words: 'step.double',
      news: [landed(2, [0, 4], SECOND)],
      observation: {
        ...table,
        throws: 2,
        dice: SECOND,
        totals: [counts('red', 1, 2), counts('yellow', 0, 2), counts('blue', 9, 2), counts('green', 0, 2), counts('black', 0, 2)],
      },
      moves: [announce('red'), announce('blue'), ...rethrows],
      wanted: announce('blue'),
      otherwise: 'step.doubleElse',
    },
    {
      kind: 'reading',
      words: 'step.plate',
      news: [{ event: 'took', seat: 0, colour: 'blue', total: 18, brains: 18 }],
      observation: { ...table, turn: 1, middle: 82, brains: [18, 0, 0] },
    },
    {
      kind: 'doing',
      later: true,
      words: 'step.phase',
      observation: { ...table, stage: 'pay', middle: 0, brains: [38, 34, 28] },
      moves: [throwAll],
      wanted: throwAll,
    },
    {
      kind: 'doing',
      words: 'step.pay',
      news: [landed(1, [0, 1, 2, 3, 4], PAYING)],
      observation: {
        ...table,
        stage: 'pay',
        middle: 0,
        brains: [38, 34, 28],
        throws: 1,
        dice: PAYING,
        totals: [counts('red', 4, 1, 0), counts('yellow', 0), counts('blue', 8, 1, 1), counts('green', 5, 1, 2), counts('black', 4, 1, 0)],
      },
      moves: [announce('red'), announce('blue'), announce('green'), announce('black'), ...rethrows],
      wanted: announce('blue'),
      otherwise: 'step.payElse',
    },
    {
      kind: 'reading',
      words: 'step.paid',
      news: [paid(8)],
      observation: { ...table, stage: 'pay', turn: 1, middle: 8, brains: [38, 26, 28] },
    },
    {
      kind: 'doing',
      later: true,
      words: 'step.out',
      observation: {
        ...table,
        stage: 'pay',
        middle: 85,
        brains: [9, 6, 0],
        out: [2],
        throws: 3,
        dice: [face(4, 'black'), face(1, 'blue'), face(5, 'blue'), face(5, 'green'), face(1, 'red')],
        totals: [counts('red', 1, 1, 0), counts('yellow', 0), counts('blue', 6, 1, 1), counts('green', 5, 1, 0), counts('black', 4, 1, 0)],
      },
      moves: [announce('red'), announce('blue'), announce('green'), announce('black')],
      wanted: announce('blue'),
      otherwise: 'step.outElse',
    },
    {
      kind: 'reading',
      words: 'step.over',
      news: [paid(6), { event: 'out', seat: 1 }, { event: 'ended', winner: 0 }],
      observation: { ...table, stage: 'over', middle: 91, brains: [9, 0, 0], out: [2, 1] },
    },
  ],
};
