/** Tables to draw without a server: one observation for each phase, as some viewer would get it; and the notepad. */
import { acrossTheRoom, CROWD, given, onTheWay, PLAYERS } from '../../gallery/fixtures';
import { keptReport, RECALLED } from '../../gallery/notepad-fixtures';
import type { Review } from '../../wire/protocol';
import type { Shown } from '../contract';
import { COLOURS, CREATURES } from './parts';
import { show } from './show';
import type { Card, Lying, Observation } from './view';

const down: Lying = { lies: 'face_down' };
const up = (card: Card): Lying => ({ lies: 'face_up', card });
/** Cards of which none is like the next. */
const some = (count: number): Card[] =>
  Array.from({ length: count }, (_, i) => ({ colour: COLOURS[(i * 5 + Math.floor(i / 6)) % 6] ?? 'blue', creature: CREATURES[i % 6] ?? 'whale' }));
const faceDown = (count: number): Lying[] => Array.from({ length: count }, () => down);
const points = (count: number) => Array.from({ length: count }, (_, place) => ({ move: 'point', place }) as const);

const SIX = { rows: 2, columns: 3, grid: faceDown(6) };
const NINE = { rows: 3, columns: 3, grid: faceDown(9) };
const TWELVE = { rows: 3, columns: 4, grid: faceDown(12) };
const SIXTEEN = { rows: 4, columns: 4, grid: faceDown(16) };
const RED_CRAB = { colour: 'red', creature: 'crab' } as const;

const TABLE: Observation = {
  mode: 'versus',
  phase: 'turn',
  turn: 0,
  ...NINE,
  deck: 17,
  turned: RED_CRAB,
  away: [],
  hits: 0,
  points: [3, 2, 0, 1],
  errors: 0,
  box: 3,
  ready: [false, false, false, false],
  fresh: null,
  shown: null,
};

const tables = {
  study: given<'whale'>({
    observation: { ...TABLE, phase: 'study', ...SIXTEEN, grid: some(16).map(up), turned: null, deck: 20, points: [0, 0, 0, 0], box: 0 },
    moves: [{ move: 'ready' }],
    deadline: { at: Date.now() + 75_000, total: 120_000 },
  }),
  turn: given<'whale'>({ observation: { ...TABLE, hits: 1 }, moves: points(9) }),
  other: given<'whale'>({ observation: { ...TABLE, ...TWELVE, turn: 1, turned: { colour: 'yellow', creature: 'puffer fish' } }, moves: [], awaited: [1] }),
  away: given<'whale'>({ observation: { ...TABLE, ...SIX, away: [{ colour: 'purple', creature: 'octopus' }] }, moves: points(6) }),
  sixteen: given<'whale'>({ observation: { ...TABLE, ...SIXTEEN, hits: 2 }, moves: points(16) }),
  'new-card': given<'whale'>({
    observation: { ...TABLE, phase: 'new_card', turned: null, grid: faceDown(9).with(4, up(RED_CRAB)), fresh: 4, hits: 1, shown: { colour: 'red', creature: 'turtle' } },
    moves: [{ move: 'ready' }],
    deadline: { at: Date.now() + 7_000, total: 10_000 },
  }),
  over: given<'whale'>({
    observation: { ...TABLE, phase: 'over', turned: null, grid: some(9).map(up), deck: 0, points: [9, 7, 4, 4], shown: RED_CRAB },
    moves: [],
    awaited: [],
  }),
  solo: given<'whale'>({
    observation: { ...TABLE, mode: 'solo', points: [8], errors: 2, box: 0, ready: [false], hits: 4 },
    moves: points(9),
    players: PLAYERS.slice(0, 1),
  }),
};

const PUFFER = { colour: 'purple', creature: 'puffer fish' } as const;
const many = (observation: Partial<Observation>, rest: object = {}) =>
  given<'whale'>({ observation: { ...TABLE, ...SIXTEEN, turned: PUFFER, points: [12, 10, 0, 11], ...observation }, moves: [], players: CROWD.slice(0, 4), ...rest });

/** A fair table (A4): a glance to use, and the card it shows. */
const looks = (count: number) => Array.from({ length: count }, (_, place) => ({ move: 'glance', place }) as const);
const glances = (place: number | null = null, card: Card | null = null) => ({ glances: { left: [5, 0, 3, 1], place, card } });
const AWAY = [PUFFER, RED_CRAB, { colour: 'green', creature: 'seahorse' }] as const;

const fullest = {
  '4-study': many({ ...tables.study.observation }, { moves: [{ move: 'ready' }], deadline: tables.study.deadline }),
  ...Object.fromEntries([2, 3, 4].map((n) => [`${n}-turn`, many({ hits: 2, points: [12, 10, 0, 11].slice(0, n) }, { players: CROWD.slice(0, n), moves: points(16) })])),
  '4-waiting': many({ turn: 1, ...glances(15) }, { awaited: [1] }),
  '4-away': many({ away: AWAY }, { moves: points(16) }),
  '4-glance': many({ away: AWAY, ...glances() }, { moves: [...points(16), ...looks(16)] }),
  '4-glance-seen': many({ away: AWAY, ...glances(15, PUFFER) }, { moves: points(16) }),
  '4-glance-passed': many({ away: AWAY, ...glances(15, PUFFER) }, { moves: points(16), passedAround: true }),
  '4-new-card': many({ phase: 'new_card', turned: null, grid: faceDown(16).with(15, up(PUFFER)), fresh: 15, hits: 1, shown: RED_CRAB }, { moves: [{ move: 'ready' }], deadline: tables['new-card'].deadline }),
  'screen-turn': many({ hits: 2, ...glances(15) }, { me: null }),
  'screen-study': many({ ...tables.study.observation }, { me: null, deadline: tables.study.deadline }),
};

/** All look; Mia takes a card and misses the next one; Ben takes the last, and it is over. */
const LOOK = { moves: [{ move: 'ready' }], deadline: tables['new-card'].deadline } as const;
const GREEN_WHALE = { colour: 'green', creature: 'whale' } as const;
const table = (observation: Partial<Observation>, rest: object) => given<'whale'>({ observation: { ...TABLE, box: 0, points: [0, 0, 0, 0], ...observation }, moves: [], ...rest });
const fresh = (place: number, card: Card) => ({ phase: 'new_card', turned: null, fresh: place, grid: NINE.grid.with(place, up(card)) }) as const;
const asks = table({}, { moves: points(9) });
const took = table({ ...fresh(4, RED_CRAB), points: [1, 0, 0, 0], hits: 1, deck: 16, shown: GREEN_WHALE }, LOOK);
const asksAgain = table({ turned: GREEN_WHALE, points: [1, 0, 0, 0], hits: 1, deck: 16, shown: GREEN_WHALE }, { moves: points(9) });
const missed = table({ ...fresh(0, GREEN_WHALE), points: [1, 0, 0, 0], deck: 15, box: 1, shown: PUFFER }, LOOK);
const asksBen = table({ turn: 1, turned: PUFFER, points: [1, 0, 0, 0], deck: 0, box: 1 }, { awaited: [1] });
const ended = table({ phase: 'over', turn: 1, turned: null, grid: some(9).map(up), points: [1, 1, 0, 0], deck: 0, box: 1, shown: RED_CRAB }, { awaited: [] });
const mine = [
  table({ phase: 'study', turned: null, grid: some(9).map(up), deck: 18 }, LOOK),
  asks,
  ...onTheWay<'whale'>(show, asks, took, [{ event: 'taken', seat: 0, place: 4, card: GREEN_WHALE }]),
  asksAgain,
  ...onTheWay<'whale'>(show, asksAgain, missed, [{ event: 'missed', seat: 0, place: 0, card: PUFFER }]),
  asksBen,
  ...onTheWay<'whale'>(show, asksBen, ended, [{ event: 'taken', seat: 1, place: 8, card: RED_CRAB }, { event: 'ended' }]),
];

/** Mia may look before she points, and does; then Ben does. */
const lookedAt = [
  table({ ...glances(), phase: 'new_card', turned: null, fresh: 4, grid: NINE.grid.with(4, up(RED_CRAB)) }, LOOK),
  table(glances(), { moves: [...points(9), ...looks(9)] }),
  table(glances(4, RED_CRAB), { moves: points(9) }),
  table(glances(4, RED_CRAB), { moves: points(9), passedAround: true }),
  table({ ...glances(2), turn: 1 }, { awaited: [1] }),
];

const review: Review<'whale'> = {
  game_id: 'g', game: 'whale', answers: 24, right: 22, seats: [], course: null,
  missed: [
    {
      ...RECALLED, kind: 'point', number: 7, truth: [4, 7], answer: 3, error: 'before', place: 3, position: 'inside', occupant: 1, matching: 2, events: 5, shown_for: 9,
      colour: 'red', creature: 'crab', found_colour: 'green', found_creature: 'whale', match: 4, match_colour: 'red', match_creature: 'turtle',
    },
    {
      ...RECALLED, kind: 'point', number: 15, truth: [0], answer: 1, error: 'neighbour', place: 1, position: 'corner', occupant: 0, matching: 1, events: 14, shown_for: 84,
      colour: 'blue', creature: 'seahorse', found_colour: 'orange', found_creature: 'octopus', match: 0, match_colour: 'purple', match_creature: 'seahorse',
    },
  ],
};

export const shown = {
  tables,
  felt: [
    { event: 'turned_up', card: RED_CRAB },
    { event: 'taken', seat: 1, place: 4, card: RED_CRAB },
    { event: 'missed', seat: 0, place: 4, card: RED_CRAB },
  ],
  fullest,
  rounds: { mine, glances: lookedAt, screen: acrossTheRoom(mine) },
  drill: {
    kind: 'before', rows: 2, columns: 3,
    grid: [RED_CRAB, { colour: 'blue', creature: 'whale' }, { colour: 'green', creature: 'octopus' }, { colour: 'yellow', creature: 'turtle' }, { colour: 'purple', creature: 'seahorse' }, { colour: 'orange', creature: 'whale' }],
    replaced: [{ place: 0, card: { colour: 'blue', creature: 'puffer fish' } }],
    turned: { colour: 'red', creature: 'turtle' },
    truth: [3],
  },
  report: (games) => keptReport('whale', games),
  review,
  ending: {
    observation: tables.over.observation,
    outcome: { reason: 'deck_empty', scores: [9, 7, 4, 4], places: [1, 2, 3, 3], winners: [0] },
    players: PLAYERS,
    pile: some(9),
  },
} as const satisfies Shown<'whale'>;
