/** The Boar in eight moments. Types are all that is imported, so that the script can be read without the page. */
import type { Lesson } from '../contract';
import type { BoarAnimal, BoarBacks, BoarFaces, BoarMove, BoarObservation } from '../../wire/protocol';
import type { words as en } from '../../generated/games/boar/words/en';

const backs = (cards: number): BoarBacks => ({ hand: 'backs', cards });
const faces = (...animals: BoarAnimal[]): BoarFaces => ({ hand: 'faces', animals });
const draw: BoarMove = { move: 'draw' };
const play = (slot: number): BoarMove => ({ move: 'play', slot, name: null });
const played = (animal: BoarAnimal) => ({ event: 'played', seat: 0, slot: 0, animal, name: null }) as const;

const table: BoarObservation = {
  mode: 'versus',
  designs: ['boar', 'wolf', 'badger', 'deer', 'duck', 'owl'],
  naming: false,
  phase: 'turn',
  turn: 0,
  top: 'boar',
  deck: 36,
  table: [],
  played: null,
  hands: [backs(0), faces()],
  collected: [0, 0],
  errors: 0,
};

export const lesson: Lesson<'boar', keyof typeof en> = {
  players: 2,
  steps: [
    {
      kind: 'doing',
      words: 'step.draw',
      observation: table,
      moves: [draw],
      wanted: draw,
    },
    {
      kind: 'reading',
      words: 'step.backs',
      news: [{ event: 'drawn', seat: 0, animal: null }],
      observation: { ...table, turn: 1, top: 'wolf', deck: 35, hands: [backs(1), faces()] },
    },
    {
      kind: 'doing',
      words: 'step.second',
      news: [{ event: 'drawn', seat: 1, animal: 'wolf' }],
      observation: { ...table, top: 'duck', deck: 34, hands: [backs(1), faces('wolf')] },
      moves: [draw, play(0)],
      wanted: draw,
      otherwise: 'step.secondElse',
    },
    {
      kind: 'doing',
      words: 'step.match',
      news: [
        { event: 'drawn', seat: 0, animal: null },
        { event: 'drawn', seat: 1, animal: 'deer' },
      ],
      observation: { ...table, top: 'boar', deck: 32, hands: [backs(2), faces('wolf', 'deer')] },
      moves: [draw, play(0), play(1)],
      wanted: play(0),
      otherwise: 'step.matchElse',
    },
    {
      kind: 'doing',
      words: 'step.again',
      news: [played('boar'), { event: 'paired', seat: 0, animal: 'boar', table: null }],
      observation: { ...table, top: 'owl', deck: 31, hands: [backs(1), faces('wolf', 'deer')], collected: [2, 0] },
      moves: [draw, play(0)],
      wanted: play(0),
      otherwise: 'step.againElse',
    },
    {
      kind: 'reading',
      words: 'step.stays',
      news: [played('duck'), { event: 'stayed', seat: 0, animal: 'duck' }],
      observation: {
        ...table,
        turn: 1,
        top: 'owl',
        deck: 31,
        table: ['duck'],
        hands: [backs(0), faces('wolf', 'deer')],
        collected: [2, 0],
      },
    },
    {
      kind: 'doing',
      later: true,
      words: 'step.last',
      observation: {
        ...table,
        top: 'owl',
        deck: 1,
        table: ['badger', 'deer'],
        hands: [backs(1), faces('deer', 'badger')],
        collected: [16, 14],
      },
      moves: [draw, play(0)],
      wanted: play(0),
      otherwise: 'step.lastElse',
    },
    {
      kind: 'reading',
      words: 'step.over',
      news: [played('owl'), { event: 'paired', seat: 0, animal: 'owl', table: null }, { event: 'ended' }],
      observation: {
        ...table,
        phase: 'over',
        top: null,
        deck: 0,
        table: ['badger', 'deer'],
        hands: [faces(), faces('deer', 'badger')],
        collected: [18, 14],
      },
    },
  ],
};
