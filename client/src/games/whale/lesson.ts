/** The Whale in eleven moments. Types are all that is imported, so that the script can be read without the page. */
import type { Lesson } from '../contract';
import type { WhaleCard, WhaleColour, WhaleCreature, WhaleFaceDown, WhaleFaceUp, WhaleObservation } from '../../wire/protocol';
import type { words as en } from '../../generated/games/whale/words/en';

const card = (colour: WhaleColour, creature: WhaleCreature): WhaleCard => ({ colour, creature });
const up = (shown: WhaleCard): WhaleFaceUp => ({ lies: 'face_up', card: shown });
const down: WhaleFaceDown = { lies: 'face_down' };

const RED_TURTLE = card('red', 'turtle');
const RED_CRAB = card('red', 'crab');
const ORANGE_CRAB = card('orange', 'crab');
const YELLOW_SEAHORSE = card('yellow', 'seahorse');
const GREEN_SEAHORSE = card('green', 'seahorse');
const PUFFER_FISH = card('purple', 'puffer fish');
const GREEN_TURTLE = card('green', 'turtle');
const GRID = [RED_TURTLE, card('blue', 'whale'), card('blue', 'octopus'), YELLOW_SEAHORSE, card('yellow', 'whale'), PUFFER_FISH];
const LAST = [
  card('blue', 'octopus'),
  card('blue', 'whale'),
  card('green', 'crab'),
  card('red', 'turtle'),
  card('yellow', 'seahorse'),
  card('red', 'seahorse'),
  card('purple', 'crab'),
] as const;

const dived: readonly (WhaleFaceUp | WhaleFaceDown)[] = [down, down, down, down, down, down];
const table: WhaleObservation = {
  mode: 'versus',
  phase: 'turn',
  turn: 0,
  rows: 2,
  columns: 3,
  grid: dived,
  deck: 30,
  turned: null,
  away: [],
  hits: 0,
  points: [0, 0],
  errors: 0,
  box: 0,
  ready: [false, false],
  fresh: null,
  shown: null,
};
const places = [0, 1, 2, 3, 4, 5].map((place) => ({ move: 'point', place }) as const);
const ready = { kind: 'doing', moves: [{ move: 'ready' }], wanted: { move: 'ready' } } as const;
/** The learner has seen enough, and all lies face down. */
const looked = (place: number | null) =>
  [
    { event: 'got_ready', seat: 0 },
    { event: 'turned_down', place },
  ] as const;
/** A new card lies open, and Ben has seen enough of it. */
const refilled = (place: number) =>
  [
    { event: 'new_card', place },
    { event: 'got_ready', seat: 1 },
  ] as const;
const laid = (place: number, fresh: WhaleCard, shown: WhaleCard) =>
  ({ phase: 'new_card', grid: dived.with(place, up(fresh)), fresh: place, shown, ready: [false, true] }) as const;

export const lesson: Lesson<'whale', keyof typeof en> = {
  players: 2,
  steps: [
    { ...ready, words: 'step.study', observation: { ...table, phase: 'study', grid: GRID.map(up), ready: [false, true] } },
    {
      kind: 'doing',
      words: 'step.first',
      news: [...looked(null), { event: 'turned_up', card: RED_CRAB }],
      observation: { ...table, deck: 29, turned: RED_CRAB },
      moves: places,
      wanted: { move: 'point', place: 0 },
      otherwise: 'step.firstElse',
    },
    {
      ...ready,
      words: 'step.newCard',
      news: [{ event: 'taken', seat: 0, place: 0, card: RED_TURTLE }, ...refilled(0)],
      observation: { ...table, ...laid(0, RED_CRAB, RED_TURTLE), deck: 29, hits: 1, points: [1, 0] },
    },
    {
      kind: 'doing',
      words: 'step.second',
      news: [...looked(0), { event: 'turned_up', card: ORANGE_CRAB }],
      observation: { ...table, deck: 28, turned: ORANGE_CRAB, hits: 1, points: [1, 0] },
      moves: places,
      wanted: { move: 'point', place: 0 },
      otherwise: 'step.secondElse',
    },
    {
      ...ready,
      words: 'step.again',
      news: [{ event: 'taken', seat: 0, place: 0, card: RED_CRAB }, ...refilled(0)],
      observation: { ...table, ...laid(0, ORANGE_CRAB, RED_CRAB), deck: 28, hits: 2, points: [2, 0] },
    },
    {
      kind: 'doing',
      words: 'step.third',
      news: [...looked(0), { event: 'turned_up', card: GREEN_SEAHORSE }],
      observation: { ...table, deck: 27, turned: GREEN_SEAHORSE, hits: 2, points: [2, 0] },
      moves: places,
      wanted: { move: 'point', place: 3 },
      otherwise: 'step.thirdElse',
    },
    {
      ...ready,
      words: 'step.three',
      news: [{ event: 'taken', seat: 0, place: 3, card: YELLOW_SEAHORSE }, ...refilled(3)],
      observation: { ...table, ...laid(3, GREEN_SEAHORSE, YELLOW_SEAHORSE), turn: 1, deck: 27, points: [3, 0] },
    },
    {
      kind: 'reading',
      words: 'step.ben',
      news: [...looked(3), { event: 'turned_up', card: GREEN_TURTLE }],
      observation: { ...table, turn: 1, deck: 26, turned: GREEN_TURTLE, points: [3, 0] },
    },
    {
      ...ready,
      words: 'step.missed',
      news: [{ event: 'missed', seat: 1, place: 5, card: PUFFER_FISH }, ...refilled(5)],
      observation: { ...table, ...laid(5, GREEN_TURTLE, PUFFER_FISH), deck: 26, points: [3, 0], box: 1 },
    },
    {
      kind: 'doing',
      words: 'step.last',
      later: true,
      observation: { ...table, deck: 0, turned: LAST[0], points: [14, 9], box: 6 },
      moves: places,
      wanted: { move: 'point', place: 0 },
      otherwise: 'step.lastElse',
    },
    {
      kind: 'reading',
      words: 'step.over',
      news: [{ event: 'taken', seat: 0, place: 0, card: LAST[1] }, { event: 'new_card', place: 0 }, { event: 'ended' }],
      observation: { ...table, phase: 'over', grid: [LAST[0], ...LAST.slice(2)].map(up), deck: 0, hits: 1, points: [15, 9], box: 6, shown: LAST[1] },
    },
  ],
};
