/** Tables to draw without a server: one observation for each phase, as some viewer would get it; and the notepad. */
import { given, PLAYERS } from '../../gallery/given';
import { keptReport, RECALLED } from '../../gallery/notepad';
import type { Review } from '../../protocol';
import type { Shown } from '../contract';
import type { Observation } from './view';

const TABLE: Observation = {
  mode: 'versus',
  designs: ['boar', 'wolf', 'badger', 'deer', 'duck', 'owl', 'mouse', 'hare', 'fox'],
  naming: false,
  phase: 'turn',
  turn: 0,
  top: 'owl',
  deck: 23,
  table: ['fox', 'duck', 'mouse'],
  played: null,
  hands: [
    { hand: 'backs', cards: 6 },
    { hand: 'faces', animals: ['boar', 'owl', 'hare', 'wolf', 'badger'] },
    { hand: 'faces', animals: ['deer', 'mouse', 'mouse', 'fox'] },
    { hand: 'faces', animals: ['duck', 'hare', 'owl', 'boar', 'wolf', 'fox', 'badger', 'deer', 'deer', 'mouse'] },
  ],
  collected: [6, 4, 2, 4],
  errors: 0,
};
const plays = [0, 1, 2, 3, 4, 5].map((slot) => ({ move: 'play', slot, name: null }) as const);

const tables = {
  turn: given<'boar'>({ observation: TABLE, moves: [{ move: 'draw' }, ...plays] }),
  waiting: given<'boar'>({ observation: { ...TABLE, turn: 2, table: [] }, moves: [], awaited: [2] }),
  choose: given<'boar'>({
    observation: { ...TABLE, phase: 'choose', played: 'owl', table: ['fox', 'owl'], hands: [{ hand: 'backs', cards: 5 }, ...TABLE.hands.slice(1)] },
    moves: [{ move: 'take', table: null }, { move: 'take', table: 1 }],
  }),
  naming: given<'boar'>({
    observation: { ...TABLE, naming: true },
    moves: [{ move: 'draw' }, ...[0, 1, 2, 3, 4, 5].flatMap((slot) => TABLE.designs.map((name) => ({ move: 'play', slot, name }) as const))],
  }),
  solo: given<'boar'>({
    observation: { ...TABLE, mode: 'solo', hands: [{ hand: 'backs', cards: 4 }], collected: [8], errors: 2, table: [] },
    moves: [{ move: 'draw' }, ...plays.slice(0, 4)],
    players: PLAYERS.slice(0, 1),
  }),
  'empty-deck': given<'boar'>({ observation: { ...TABLE, top: null, deck: 0 }, moves: plays }),
};

const review: Review<'boar'> = {
  game_id: 'w', game: 'boar', answers: 14, right: 12,
  missed: [
    { ...RECALLED, kind: 'play', number: 5, truth: [{ move: 'play', slot: 2, name: null }], answer: { move: 'play', slot: 3, name: null }, error: 'neighbour', place: 3, load: 6, events: 7, shown_for: 4, named: null, matched: false, matching: 1, forced: false },
    { ...RECALLED, kind: 'draw', number: 11, truth: [{ move: 'play', slot: 0, name: null }, { move: 'play', slot: 4, name: null }], answer: { move: 'draw' }, error: 'missed', place: null, load: 5, events: 9, shown_for: 3, named: null, matched: null, matching: 2, forced: false },
  ],
};

export const shown = {
  tables,
  felt: [
    { event: 'drawn', seat: 1, animal: 'fox' },
    { event: 'played', seat: 1, slot: 0, animal: 'fox', name: 'owl' },
    { event: 'paired', seat: 1, animal: 'fox', table: 3 },
    { event: 'stayed', seat: 0, animal: 'fox' },
    { event: 'erred', seat: 0, animal: 'fox', top: 'owl' },
  ],
  drill: { kind: 'closed_up', drawn: ['boar', 'wolf', 'hare', 'deer', 'owl', 'fox'], played: [1], top: 'deer', truth: [2] },
  report: (games) => keptReport('boar', games),
  review,
  ending: {
    observation: { ...TABLE, phase: 'over', top: null, deck: 0 },
    outcome: { reason: 'one_hand_left', scores: [14, 7, 4, 4], places: [1, 2, 3, 3], winners: [0] },
    players: PLAYERS,
    pile: (['boar', 'owl', 'fox', 'deer', 'hare', 'duck', 'wolf'] as const).flatMap((animal) => [animal, animal]),
  },
} as const satisfies Shown<'boar'>;
