/** The Lynx in six moments. Types are all that is imported, so that the script can be read without the page. */
import type { LynxObservation } from '../../wire/protocol';
import type { Lesson } from '../contract';
import type { words as en } from '../../generated/games/lynx/words/en';

const table: LynxObservation = { mode: 'versus', phase: 'name', turn: 0, card: null, last: null, deck: 12, points: [0, 0], named: [null, null] };
const late: LynxObservation = { ...table, last: 'snail', deck: 1, points: [4, 3] };
const names = [
  { move: 'name', prey: 'frog' },
  { move: 'name', prey: 'hedgehog' },
  { move: 'name', prey: 'snail' },
] as const;

export const lesson = {
  players: 2,
  steps: [
    {
      kind: 'doing',
      words: 'step.look',
      observation: { ...table, phase: 'look', card: 'frog' },
      moves: [{ move: 'look' }],
      wanted: { move: 'look' },
    },
    {
      kind: 'doing',
      words: 'step.name',
      otherwise: 'step.nameElse',
      observation: table,
      moves: names,
      wanted: names[0],
      news: [{ event: 'turned_down' }],
    },
    {
      kind: 'reading',
      words: 'step.other',
      observation: { ...table, turn: 1, named: ['frog', null] },
      news: [{ event: 'named', seat: 0, prey: 'frog' }],
    },
    {
      kind: 'reading',
      words: 'step.next',
      observation: { ...table, phase: 'look', turn: 1, card: 'snail', last: 'frog', deck: 11, points: [1, 0] },
      news: [
        { event: 'named', seat: 1, prey: 'snail' },
        { event: 'it_was', prey: 'frog' },
        { event: 'shown', prey: 'snail' },
      ],
    },
    { kind: 'doing', words: 'step.last', otherwise: 'step.lastElse', observation: late, later: true, moves: names, wanted: names[2] },
    {
      kind: 'reading',
      words: 'step.over',
      observation: { ...late, phase: 'over', turn: 1, deck: 0, points: [5, 4], named: ['snail', 'snail'] },
      news: [
        { event: 'named', seat: 0, prey: 'snail' },
        { event: 'named', seat: 1, prey: 'snail' },
        { event: 'it_was', prey: 'snail' },
      ],
    },
  ],
} as const satisfies Lesson<'lynx', keyof typeof en>;
