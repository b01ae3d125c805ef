/** Tables to draw without a server: one observation for each phase, as some viewer would get it; and the notepad. */
import { acrossTheRoom, CROWD, given, onTheWay, PLAYERS } from '../../gallery/fixtures';
import { keptReport, RECALLED } from '../../gallery/notepad-fixtures';
import type { Review } from '../../wire/protocol';
import type { Shown } from '../contract';
import type { Animal } from './parts';
import { show } from './show';
import { cardsIn, type Observation } from './view';

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

/** Everybody only draws, at Expert: the last of the 54 cards is on the deck. */
const faces = (cards: number, from: number) => ({ hand: 'faces', animals: Array.from({ length: cards }, (_, i) => TABLE.designs[(from + i * 5) % 9] ?? 'boar') }) as const;
const FULL: Observation = { ...TABLE, table: [], deck: 1, hands: [{ hand: 'backs', cards: 13 }, faces(14, 0), faces(13, 1), faces(13, 2)], collected: [10, 12, 0, 20] };
const playing = (cards: number) => Array.from({ length: cards }, (_, slot) => ({ move: 'play', slot, name: null }) as const);
const naming = (cards: number) => playing(cards).flatMap((move) => TABLE.designs.map((name) => ({ ...move, name })));
const hand = (n: number, cards: number, more: Partial<Observation> = {}) =>
  given<'boar'>({
    observation: { ...FULL, hands: FULL.hands.with(0, { hand: 'backs', cards }).slice(0, n), collected: FULL.collected.slice(0, n), ...more },
    moves: [{ move: 'draw' }, ...playing(cards)],
    players: CROWD.slice(0, n),
  });
/** What usually lies there half-way through a game of four. */
const HALFWAY = { top: 'boar', hands: [{ hand: 'backs', cards: 8 }, faces(6, 0), faces(8, 3), faces(7, 5)], table: ['fox', 'duck', 'mouse', 'owl'] } as const;

/** A fair table (A4): a glance to use, the card it shows, in the hand that goes round and before somebody who must say a name. */
const looks = (cards: number) => Array.from({ length: cards }, (_, place) => ({ move: 'glance', place }) as const);
const glances = (place: number | null = null, card: Animal | null = null) => ({ glances: { left: [5, 0, 3, 1], place, card } });
const mayLook = (cards: number, more: Partial<Observation>) => ({ ...hand(4, cards, { ...more, ...glances() }), moves: [{ move: 'draw' } as const, ...playing(cards), ...looks(cards)] });

const fullest = {
  '2-turn': hand(2, 13),
  '3-turn': hand(3, 13),
  '4-turn': hand(4, 13),
  '4-halfway': hand(4, 8, HALFWAY),
  '4-waiting': { ...hand(4, 8, { ...HALFWAY, turn: 1, ...glances(5) }), moves: [], awaited: [1] },
  '4-glance': mayLook(8, HALFWAY),
  '4-ahead': mayLook(8, { ...HALFWAY, ahead: [12, 0, 3, 10] }),
  '4-glance-full': mayLook(13, {}),
  '4-glance-naming': { ...hand(4, 8, { ...HALFWAY, naming: true, ...glances(7, 'boar') }), moves: [{ move: 'draw' } as const, ...naming(8)] },
  '4-glance-passed': { ...hand(4, 8, { ...HALFWAY, ...glances(7, 'boar') }), passedAround: true },
  '4-choose': given<'boar'>({ observation: { ...FULL, ...HALFWAY, phase: 'choose', played: 'owl' }, moves: [{ move: 'take', table: null }, { move: 'take', table: 3 }], players: CROWD.slice(0, 4) }),
  '4-naming': { ...hand(4, 8, { ...HALFWAY, naming: true }), moves: [{ move: 'draw' } as const, ...naming(8)] },
  '4-naming-full': { ...hand(4, 13, { naming: true }), moves: naming(13) },
  '1-turn': hand(1, 18, { mode: 'solo', errors: 4 }),
  'screen-turn': given<'boar'>({ observation: { ...FULL, ...HALFWAY, ...glances(7) }, moves: [], me: null, players: CROWD.slice(0, 4) }),
  'screen-full': given<'boar'>({ observation: { ...FULL, hands: FULL.hands.with(0, { hand: 'backs', cards: 13 }) }, moves: [], me: null, players: CROWD.slice(0, 4) }),
};

/** Mia finds a pair; Ben lays a boar too many; Annegret draws; Otto pairs his fox, and it is Mia's turn again. */
const has = (hands: Observation['hands'], seat: number, animals: readonly Animal[]) => hands.with(seat, { hand: 'faces', animals });
const table = (observation: Partial<Observation>, awaits = 0) =>
  given<'boar'>({ observation: { ...TABLE, table: ['fox', 'mouse'], turn: awaits, ...observation }, moves: awaits === 0 ? [{ move: 'draw' }, ...plays.slice(0, 5)] : [], awaited: [awaits] });
const begins = table({});
const PAIRED = { hands: TABLE.hands.with(0, { hand: 'backs', cards: 5 }), top: 'deer', deck: 22, collected: [8, 4, 2, 4] } as const;
const paired = table(PAIRED, 1);
const STAYED = { ...PAIRED, hands: has(PAIRED.hands, 1, ['owl', 'hare', 'wolf', 'badger']), table: ['fox', 'mouse', 'boar'] } as const;
const stayed = table(STAYED, 2);
const DRAWN = { ...STAYED, hands: has(STAYED.hands, 2, ['deer', 'mouse', 'mouse', 'fox', 'deer']), top: 'hare', deck: 21 } as const;
const drawn = table(DRAWN, 3);
const fetched = table({ ...DRAWN, hands: has(DRAWN.hands, 3, ['duck', 'hare', 'owl', 'boar', 'wolf', 'badger', 'deer', 'deer', 'mouse']), table: ['mouse', 'boar'], collected: [8, 4, 2, 6] });
const mineToSee = [
  begins,
  ...onTheWay<'boar'>(show, begins, paired, [{ event: 'played', seat: 0, slot: 2, animal: 'owl', name: null }, { event: 'paired', seat: 0, animal: 'owl', table: null }]),
  ...onTheWay<'boar'>(show, paired, stayed, [{ event: 'played', seat: 1, slot: 0, animal: 'boar', name: null }, { event: 'stayed', seat: 1, animal: 'boar' }]),
  ...onTheWay<'boar'>(show, stayed, drawn, [{ event: 'drawn', seat: 2, animal: 'deer' }]),
  ...onTheWay<'boar'>(show, drawn, fetched, [{ event: 'played', seat: 3, slot: 5, animal: 'fox', name: null }, { event: 'paired', seat: 3, animal: 'fox', table: 0 }]),
];
const fromBehind = (seen: Observation): Observation => ({ ...seen, hands: seen.hands.map((hand) => ({ hand: 'backs', cards: cardsIn(hand) })) });
/** Somebody looks before they play, and so does the next. */
const lookedAt = [
  table({ ...glances() }),
  { ...table({ ...glances() }), moves: [{ move: 'draw' } as const, ...plays, ...looks(6)] },
  table({ ...glances(4, 'boar') }),
  { ...table({ ...glances(4, 'boar') }), passedAround: true },
  table({ ...glances(2) }, 3),
];
/** Everybody only draws. */
const drawing = (cards: number) =>
  given<'boar'>({ observation: { ...TABLE, hands: [{ hand: 'backs', cards }, faces(cards, 0), faces(cards, 1), faces(cards, 2)] }, moves: [{ move: 'draw' }, ...playing(cards)] });
const growing = Array.from({ length: 8 }, (_, i) => drawing(i + 1));
const rounds = {
  mine: mineToSee,
  glances: lookedAt,
  growing,
  wall: acrossTheRoom(growing),
  screen: acrossTheRoom(mineToSee).map((moment) => ({ ...moment, observation: fromBehind(moment.observation) })),
};

const review: Review<'boar'> = {
  game_id: 'w', game: 'boar', answers: 14, right: 12, seats: [], course: null,
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
  fullest,
  rounds,
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
