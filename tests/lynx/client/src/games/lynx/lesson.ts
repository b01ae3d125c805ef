/** The Lynx in four moments. Types are all that is imported, so that the script can be read without the page. */
import type { LynxObservation } from '../../wire/protocol';
import type { Lesson } from '../contract';
import type { en } from './words/en';

const table: LynxObservation = { mode: 'versus', phase: 'name', turn: 0, card: null, named: [null, null] };
const named = { ...table, turn: 1, named: ['frog', null] } as const satisfies LynxObservation;

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
      moves: [
        { move: 'name', prey: 'frog' },
        { move: 'name', prey: 'hedgehog' },
        { move: 'name', prey: 'snail' },
      ],
      wanted: { move: 'name', prey: 'frog' },
      news: [{ event: 'turned_down' }],
    },
    { kind: 'reading', words: 'step.other', observation: named, news: [{ event: 'named', seat: 0, prey: 'frog' }] },
    {
      kind: 'reading',
      words: 'step.over',
      observation: { ...table, phase: 'over', card: 'frog', named: ['frog', 'snail'] },
      news: [
        { event: 'named', seat: 1, prey: 'snail' },
        { event: 'shown', prey: 'frog' },
      ],
    },
  ],
} as const satisfies Lesson<'lynx', keyof typeof en>;
