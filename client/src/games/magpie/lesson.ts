/** The Magpie in eleven moments. Types are all that is imported, so that the script can be read without the page. */
import type { MagpieObservation, MagpieSpot, MagpieThing } from '../../wire/protocol';
import type { Lesson } from '../contract';
import type { words as en } from '../../generated/games/magpie/words/en';

const DOWN: MagpieSpot = { lies: 'face_down', card: null };
const GONE: MagpieSpot = { lies: 'taken', card: null };
const up = (card: MagpieThing): MagpieSpot => ({ lies: 'face_up', card });
const down: readonly MagpieSpot[] = Array.from({ length: 12 }, () => DOWN);
const last = down.map((spot, place) => (place === 4 || place === 8 ? spot : GONE));

const table: MagpieObservation = {
  mode: 'versus',
  phase: 'first',
  turn: 0,
  rows: 3,
  columns: 4,
  grid: down,
  open: [],
  pairs: [0, 0],
  turns: 0,
  wrong: 0,
  patience: 0,
  ready: [false, false],
};
const late: MagpieObservation = { ...table, grid: last, pairs: [3, 2], turns: 14, wrong: 9 };

/** To turn a card over, where these lie face down. */
const turn = (wanted: number, ...not: readonly number[]) => {
  const move = (place: number) => ({ move: 'turn_over', place }) as const;
  const places = [...down.keys()].filter((place) => !not.includes(place));
  return { kind: 'doing', moves: places.map(move), wanted: move(wanted) } as const;
};
const ready = { kind: 'doing', moves: [{ move: 'ready' }], wanted: { move: 'ready' } } as const;
const turned = (seat: number, place: number, card: MagpieThing) => ({ event: 'turned_over', seat, place, card }) as const;
/** The learner has seen enough, and both lie face down. */
const covered = (...places: readonly [number, number]) =>
  [
    { event: 'got_ready', seat: 0 },
    { event: 'turned_down', places },
  ] as const;
const OTHERS = [0, 1, 2, 3, 5, 6, 7, 9, 10, 11];

export const lesson: Lesson<'magpie', keyof typeof en> = {
  players: 2,
  steps: [
    { ...turn(0), words: 'step.first', otherwise: 'step.firstElse', observation: table },
    {
      ...turn(1, 0),
      words: 'step.second',
      otherwise: 'step.secondElse',
      news: [turned(0, 0, 'ring')],
      observation: { ...table, phase: 'second', grid: down.with(0, up('ring')), open: [0] },
    },
    {
      ...ready,
      words: 'step.miss',
      news: [turned(0, 1, 'key'), { event: 'no_pair', seat: 0, places: [0, 1] }, { event: 'got_ready', seat: 1 }],
      observation: {
        ...table,
        phase: 'study',
        grid: down.with(0, up('ring')).with(1, up('key')),
        open: [0, 1],
        turns: 1,
        wrong: 1,
        ready: [false, true],
      },
    },
    {
      kind: 'reading',
      words: 'step.ben',
      news: [...covered(0, 1), turned(1, 2, 'key')],
      observation: { ...table, phase: 'second', turn: 1, grid: down.with(2, up('key')), open: [2], turns: 1, wrong: 1 },
    },
    {
      ...ready,
      words: 'step.benMiss',
      news: [turned(1, 6, 'coin'), { event: 'no_pair', seat: 1, places: [2, 6] }, { event: 'got_ready', seat: 1 }],
      observation: {
        ...table,
        phase: 'study',
        turn: 1,
        grid: down.with(2, up('key')).with(6, up('coin')),
        open: [2, 6],
        turns: 2,
        wrong: 2,
        ready: [false, true],
      },
    },
    {
      ...turn(1),
      words: 'step.know',
      otherwise: 'step.knowElse',
      news: covered(2, 6),
      observation: { ...table, turns: 2, wrong: 2 },
    },
    {
      ...turn(2, 1),
      words: 'step.pair',
      otherwise: 'step.pairElse',
      news: [turned(0, 1, 'key')],
      observation: { ...table, phase: 'second', grid: down.with(1, up('key')), open: [1], turns: 2, wrong: 2 },
    },
    {
      ...turn(0, 1, 2),
      words: 'step.yours',
      otherwise: 'step.yoursElse',
      news: [turned(0, 2, 'key'), { event: 'pair_taken', seat: 0, places: [1, 2], card: 'key' }],
      observation: { ...table, grid: down.with(1, GONE).with(2, GONE), pairs: [1, 0], turns: 3, wrong: 2 },
    },
    { ...turn(4, ...OTHERS), words: 'step.last', otherwise: 'step.lastElse', later: true, observation: late },
    {
      ...turn(8, 4, ...OTHERS),
      words: 'step.lastPair',
      news: [turned(0, 4, 'spoon')],
      observation: { ...late, phase: 'second', grid: last.with(4, up('spoon')), open: [4] },
    },
    {
      kind: 'reading',
      words: 'step.over',
      news: [turned(0, 8, 'spoon'), { event: 'pair_taken', seat: 0, places: [4, 8], card: 'spoon' }, { event: 'ended' }],
      observation: { ...late, phase: 'over', grid: down.map(() => GONE), pairs: [4, 2], turns: 15 },
    },
  ],
};
