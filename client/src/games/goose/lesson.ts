/** The Goose in nine moments. Types are all that is imported, so that the script can be read without the page. */
import type { Lesson } from '../contract';
import type { GooseAnimal, GooseColour, GooseClothing, GooseObservation, GoosePlace, GooseSuspect } from '../../wire/protocol';
import type { words as beyond } from '../../generated/games/goose/words/en/beyond';

const suspect = (colour: GooseColour, clothing: GooseClothing, animal: GooseAnimal): GooseSuspect => ({ colour, clothing, animal });
const up = (card: GooseSuspect): GoosePlace => ({ card: 'face_up', suspect: card });
const down: GoosePlace = { card: 'face_down' };
const gap: GoosePlace = { card: 'gap' };

const FIRST = suspect('yellow', 'scarf', 'cat');
const SECOND = suspect('blue', 'bow tie', 'goose');
const THIRD = suspect('red', 'key chain', 'parrot');
const NEW_SECOND = suspect('green', 'scarf', 'dog');
const NEW_THIRD = suspect('purple', 'necktie', 'goose');

const table: GooseObservation = {
  mode: 'versus',
  phase: 'roll',
  turn: 0,
  lineup: [down, down, down],
  numbers: [
    [1, 4],
    [2, 5],
    [3, 6],
  ],
  deck: 22,
  points: [0, 0],
  errors: 0,
  box: 0,
  ready: [false, false],
  fresh: null,
  question: null,
  wrong: [],
  holder: null,
  held: null,
  proposal: null,
  shown: null,
};
const colours = (['yellow', 'red', 'purple', 'blue', 'green'] as const).map((value) => ({ move: 'answer', value }) as const);
const animals = (['rat', 'dog', 'cat', 'goose', 'parrot'] as const).map((value) => ({ move: 'answer', value }) as const);
const asked = { number: 3, slot: 2, feature: 'animal' } as const;
/** A new card lies open, and Ben has seen enough of it. */
const refilled = (slot: number) =>
  [
    { event: 'new_card', slot },
    { event: 'got_ready', seat: 1 },
  ] as const;

export const lesson: Lesson<'goose', keyof typeof beyond> = {
  players: 2,
  steps: [
    {
      kind: 'doing',
      words: 'step.study',
      observation: { ...table, phase: 'study', lineup: [up(FIRST), up(SECOND), up(THIRD)], ready: [false, true] },
      moves: [{ move: 'ready' }],
      wanted: { move: 'ready' },
    },
    {
      kind: 'doing',
      words: 'step.roll',
      news: [
        { event: 'got_ready', seat: 0 },
        { event: 'turned_down', slot: null },
      ],
      observation: table,
      moves: [{ move: 'roll' }],
      wanted: { move: 'roll' },
    },
    {
      kind: 'doing',
      words: 'step.answer',
      news: [{ event: 'rolled', seat: 0, number: 5, slot: 1, feature: 'colour' }],
      observation: { ...table, phase: 'answer', question: { number: 5, slot: 1, feature: 'colour' } },
      moves: colours,
      wanted: { move: 'answer', value: 'blue' },
      otherwise: 'step.answerElse',
    },
    {
      kind: 'doing',
      words: 'step.newCard',
      news: [
        { event: 'answered', seat: 0, feature: 'colour', value: 'blue', right: true },
        { event: 'won', seat: 0, slot: 1, suspect: SECOND },
        ...refilled(1),
      ],
      observation: {
        ...table,
        phase: 'new_card',
        lineup: [down, up(NEW_SECOND), down],
        deck: 21,
        points: [1, 0],
        ready: [false, true],
        fresh: 1,
        shown: SECOND,
      },
      moves: [{ move: 'ready' }],
      wanted: { move: 'ready' },
    },
    {
      kind: 'reading',
      words: 'step.other',
      news: [
        { event: 'got_ready', seat: 0 },
        { event: 'turned_down', slot: 1 },
        { event: 'rolled', seat: 1, ...asked },
      ],
      observation: { ...table, phase: 'answer', turn: 1, deck: 21, points: [1, 0], question: asked },
    },
    {
      kind: 'doing',
      words: 'step.chance',
      news: [
        { event: 'answered', seat: 1, feature: 'animal', value: 'dog', right: false },
        { event: 'looked', seat: 1, suspect: null },
      ],
      observation: {
        ...table,
        phase: 'others',
        turn: 1,
        lineup: [down, down, gap],
        deck: 21,
        points: [1, 0],
        question: asked,
        wrong: ['dog'],
        holder: 1,
      },
      moves: animals,
      wanted: { move: 'answer', value: 'parrot' },
      otherwise: 'step.chanceElse',
    },
    {
      kind: 'doing',
      words: 'step.won',
      news: [
        { event: 'answered', seat: 0, feature: 'animal', value: 'parrot', right: true },
        { event: 'won', seat: 0, slot: 2, suspect: THIRD },
        ...refilled(2),
      ],
      observation: {
        ...table,
        phase: 'new_card',
        turn: 1,
        lineup: [down, down, up(NEW_THIRD)],
        deck: 20,
        points: [2, 0],
        ready: [false, true],
        fresh: 2,
        shown: THIRD,
      },
      moves: [{ move: 'ready' }],
      wanted: { move: 'ready' },
    },
    {
      kind: 'doing',
      later: true,
      words: 'step.gap',
      observation: { ...table, lineup: [down, gap, down], deck: 0, points: [12, 9], box: 2 },
      moves: [{ move: 'roll' }],
      wanted: { move: 'roll' },
    },
    {
      kind: 'reading',
      words: 'step.over',
      news: [
        { event: 'rolled', seat: 0, number: 5, slot: 1, feature: 'animal' },
        { event: 'ended', slot: 1 },
      ],
      observation: {
        ...table,
        phase: 'over',
        lineup: [up(suspect('green', 'necktie', 'rat')), gap, up(suspect('purple', 'bow tie', 'cat'))],
        deck: 0,
        points: [12, 9],
        box: 2,
        question: { number: 5, slot: 1, feature: 'animal' },
      },
    },
  ],
};
