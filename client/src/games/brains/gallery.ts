/** Tables to draw without a server: one observation for each phase, as some viewer would get it; and the notepad. */
import { acrossTheRoom, CROWD, given, onTheWay, PLAYERS } from '../../gallery/fixtures';
import { around, curve, keptReport, DECIDED, PRACTICE } from '../../gallery/notepad-fixtures';
import type { Report, Review } from '../../wire/protocol';
import type { DrillItem, Shown } from '../contract';
import { COLOURS } from './parts';
import { show } from './show';
import { course } from './course-fixture';
import type { Observation, Total } from './view';

const TOTALS: readonly Total[] = [
  { colour: 'red', sum: 8, multiplier: 2, total: 16, payer: null, brains: 16 },
  { colour: 'yellow', sum: 3, multiplier: 2, total: 6, payer: null, brains: 6 },
  { colour: 'blue', sum: 0, multiplier: 2, total: 0, payer: null, brains: 0 },
  { colour: 'green', sum: 0, multiplier: 2, total: 0, payer: null, brains: 0 },
  { colour: 'black', sum: 0, multiplier: 2, total: 0, payer: null, brains: 0 },
];
const TABLE: Observation = {
  mode: 'versus',
  stage: 'collect',
  turn: 0,
  colours: ['red', 'yellow', 'blue', 'green'],
  middle: 61,
  brains: [13, 20, 8, 23],
  out: [],
  throws: 0,
  thrown: [],
  dice: [],
  totals: [],
};
const DICE: Observation['dice'] = [
  { number: 5, colour: 'red' },
  { number: 3, colour: 'red' },
  { number: 0, colour: 'blue' },
  { number: 3, colour: 'yellow' },
  { number: 0, colour: 'black' },
];
const subsets = Array.from({ length: 31 }, (_, mask) => [0, 1, 2, 3, 4].filter((die) => ((mask + 1) >> die) % 2 === 1));
const throws = subsets.map((dice) => ({ move: 'throw', dice }) as const);
const announce = (colours: readonly Total['colour'][]) => colours.map((colour) => ({ move: 'announce', colour }) as const);
const payers: readonly (number | null)[] = [0, 1, 2, 3, 0];

const tables = {
  first: given<'brains'>({ observation: TABLE, moves: [{ move: 'throw', dice: [0, 1, 2, 3, 4] }] }),
  second: given<'brains'>({
    observation: { ...TABLE, throws: 2, dice: DICE, totals: TOTALS },
    moves: [...throws, ...announce(['red', 'yellow'])],
  }),
  pay: given<'brains'>({
    observation: {
      ...TABLE,
      stage: 'pay',
      middle: 0,
      throws: 3,
      brains: [31, 40, 5, 0],
      out: [3],
      dice: DICE.map((face, i) => ({ number: i + 1, colour: COLOURS[i] ?? face.colour })),
      totals: COLOURS.map((colour, i) => ({ colour, sum: i + 1, multiplier: 1, total: i + 1, payer: i === 3 ? 0 : (payers[i] ?? null), brains: i + 1 })),
    },
    moves: announce(COLOURS),
  }),
  waiting: given<'brains'>({
    observation: { ...TABLE, turn: 1, throws: 1, dice: DICE, totals: TOTALS },
    moves: [],
    awaited: [1],
  }),
  over: given<'brains'>({
    observation: { ...TABLE, stage: 'over', brains: [0, 17, 0, 0], out: [3, 2, 0], middle: 83 },
    moves: [],
    awaited: [],
  }),
};

/** Numbers of two digits everywhere: the most one throw can be worth is 27 (M5). */
const MANY: Observation = { ...TABLE, colours: ['red', 'yellow', 'blue', 'green', 'black'], brains: [31, 40, 24, 27, 28], middle: 88, throws: 2, dice: DICE };
const RICH: readonly Total[] = COLOURS.map((colour, i) => ({ colour, sum: 9, multiplier: 3, total: 27, payer: i === 4 ? 0 : i, brains: 27 }));
const table = (n: number, observation: Partial<Observation>, rest: object) =>
  given<'brains'>({ observation: { ...MANY, colours: MANY.colours.slice(0, n), brains: MANY.brains.slice(0, n), ...observation }, moves: [], players: CROWD.slice(0, n), ...rest });

const fullest = {
  'five-first': table(5, { throws: 0, dice: [] }, { moves: [{ move: 'throw', dice: [0, 1, 2, 3, 4] }] }),
  ...Object.fromEntries([3, 4, 5].map((n) => [`${n}-second`, table(n, { totals: RICH.map((total) => ({ ...total, payer: null })) }, { moves: [...throws, ...announce(COLOURS)] })])),
  'five-pay': table(5, { stage: 'pay', middle: 0, totals: RICH }, { moves: [...throws, ...announce(COLOURS)] }),
  'five-last': table(5, { stage: 'pay', middle: 0, throws: 3, totals: RICH, brains: [31, 40, 24, 0, 28], out: [3] }, { moves: announce(COLOURS) }),
  'five-waiting': table(5, { stage: 'pay', middle: 0, turn: 1, totals: RICH }, { awaited: [1] }),
  'screen-pay': table(5, { stage: 'pay', middle: 0, totals: RICH }, { me: null }),
  'screen-first': table(5, { throws: 0, dice: [] }, { me: null }),
};

const GIVEN_AWAY = [
  { exact: true, games: 12, figure: { mean: 11.42, low: 7.91, high: 14.93 } },
  { exact: false, games: 8, figure: { mean: 9.6, low: 5.2, high: 14 } },
];

/** Mia throws, throws two dice again and takes red; Ben throws and takes yellow; Annegret is next. */
const lies = (throws: number, turn: number) => ({ turn, throws, dice: DICE, totals: TOTALS });
const seen = (observation: Partial<Observation>, moves: ReturnType<typeof given<'brains'>>['moves'] = []) =>
  given<'brains'>({ observation: { ...TABLE, ...observation }, moves, awaited: [observation.turn ?? 0] });
const landed = (seat: number, count: number) => ({ event: 'landed', seat, throw: count, dice: [0, 1, 2, 3, 4], faces: DICE }) as const;
const begins = seen({}, [{ move: 'throw', dice: [0, 1, 2, 3, 4] }]);
const once = seen(lies(1, 0), [...throws, ...announce(['red', 'yellow'])]);
const thrice = seen(lies(3, 0), announce(['red', 'yellow']));
const took = { brains: [29, 20, 8, 23], middle: 45 };
const next = seen({ turn: 1, ...took });
const benOnce = seen({ ...lies(1, 1), ...took });
const annegret = seen({ turn: 2, brains: [29, 26, 8, 23], middle: 39 });
const mine = [
  begins,
  ...onTheWay<'brains'>(show, begins, once, [landed(0, 1)]),
  ...onTheWay<'brains'>(show, once, thrice, [landed(0, 3)]),
  ...onTheWay<'brains'>(show, thrice, next, [{ event: 'took', seat: 0, colour: 'red', total: 16, brains: 16 }]),
  ...onTheWay<'brains'>(show, next, benOnce, [landed(1, 1)]),
  ...onTheWay<'brains'>(show, benOnce, annegret, [{ event: 'took', seat: 1, colour: 'yellow', total: 6, brains: 6 }]),
];

/** Mia lets Annegret pay, which takes the longest sentence, and Ben is next. */
const paying = seen({ ...lies(3, 0), stage: 'pay', middle: 0, totals: TOTALS.map((total) => ({ ...total, payer: 2 })) }, announce(['red', 'yellow']));
const paid = seen({ turn: 1, stage: 'pay', middle: 0, brains: [13, 20, 0, 23] });
const pays = [
  paying,
  ...onTheWay<'brains'>(show, paying, paid, [{ event: 'paid', seat: 0, colour: 'yellow', total: 16, payer: 2, brains: 16 }]),
];

function report(games: number): Report {
  const now = around(0.42, 1 / Math.sqrt(games));
  const falling = curve(games, 1.2, 0.42, 3, 0.9);
  return {
    ...keptReport('brains', games), unit: 'left', level: null, load: null, now, perfect: 0, guessing: 2.9, curve: falling,
    errors: [], fading: [], positions: [],
    change: { verdict: 'too_early', figure: { mean: -0.05, low: -0.3, high: 0.2 }, points: null, recent: Math.ceil(games / 2), before: Math.floor(games / 2), more_games: 12, practice: null },
    luck: { decisions: 21 * games, left: 9.2 * games, luck: -17.4, by_stage: { 0: 0.11, 1: 0.62, 2: 0.48 }, given_away: GIVEN_AWAY },
    advice: { move: 'stay', level: null, why: { key: 'coach.left.1', values: { left: 0.62 } } },
    sentences: [{ key: 'progress.left.own', values: { ...now } }, { key: 'progress.verdict.too_early', values: { more: 12 } }, PRACTICE],
  };
}

const review: Review<'brains'> = {
  game_id: 'b', game: 'brains', answers: 19, right: 17, course,
  seats: CROWD.map(({ name, bot }, seat) => ({ seat, name, bot: bot ? 'otter' : null, score: 0, place: 1, won: false, player: null, animal: null, ahead: 0 })),
  missed: [
    { ...DECIDED, kind: 'keep', number: 3, throws_left: 1, truth: [{ move: 'throw', dice: [0, 3] }], answer: { move: 'throw', dice: [0, 1, 3] }, left: 1.4, chance_left: 0.021, chance_luck: -0.03, chance_exact: false },
    { ...DECIDED, kind: 'announce', number: 11, throws_left: 0, truth: [{ move: 'announce', colour: 'red' }], answer: { move: 'announce', colour: 'blue' }, left: 1, chance_left: 0.001, chance_luck: 0, chance_exact: true },
  ],
};

const drill: DrillItem<'brains'> = {
  kind: '1',
  dice: [
    { number: 0, colour: 'red' },
    { number: 3, colour: 'black' },
    { number: 5, colour: 'blue' },
    { number: 1, colour: 'black' },
    { number: 2, colour: 'yellow' },
  ],
  throws: 2,
  throws_left: 1,
  middle: 27,
  best: 14.2,
};

const felt = [
  { event: 'took', seat: 1, colour: 'red', total: 14, brains: 14 },
  { event: 'took', seat: 1, colour: 'red', total: 2, brains: 2 },
  { event: 'paid', seat: 1, payer: 1, colour: 'red', total: 4, brains: 4 },
  { event: 'paid', seat: 1, payer: 0, colour: 'red', total: 12, brains: 12 },
  { event: 'out', seat: 2 },
] as const;

const ending: Shown<'brains'>['ending'] = {
  observation: { ...tables.over.observation, colours: ['red', 'yellow', 'blue', 'green'] },
  outcome: { reason: 'last_with_brains', scores: [0, 11, 0, 0], places: [2, 1, 3, 4], winners: [1] },
  players: PLAYERS,
  pile: [],
};

export const shown = { tables, fullest, rounds: { mine, pays, screen: acrossTheRoom(mine) }, felt, drill, report, review, ending } as const satisfies Shown<'brains'>;
