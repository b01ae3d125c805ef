/** What the gallery shows of the Brains: boards that the rules made, and the notepad. */
import { CROWD, peopled } from '../../gallery/fixtures';
import { around, curve, recallReport, DECIDED, PRACTICE } from '../../gallery/notepad-fixtures';
import type { Report, Review } from '../../wire/protocol';
import type { DrillItem, Shown, ShownTable } from '../contract';
import { boards } from './boards';
import { course } from './course/course-fixture';
import { COLOURS } from './pieces/parts';
import { show } from './table/show';

const made = peopled<'brains', typeof boards>(boards, show);

/** Made by hand, since no throw has it: five totals of two digits. The most that one can be worth is 27 (M5). */
function rich(table: ShownTable<'brains'>): ShownTable<'brains'> {
  const payer = (seat: number) => (table.observation.stage === 'pay' ? seat % 4 : null);
  const totals = COLOURS.map((colour, i) => ({ colour, sum: 9, multiplier: 3, total: 27, payer: payer(i), brains: 27 }));
  const others = table.moves.filter(({ move }) => move !== 'announce');
  const announced = COLOURS.map((colour) => ({ move: 'announce', colour }) as const);
  return { ...table, observation: { ...table.observation, totals }, moves: table.moves.length > 0 ? [...others, ...announced] : [] };
}
const thrown = Object.entries<ShownTable<'brains'>>(made.fullest).map(([name, table]) => [name, table.observation.throws > 0 ? rich(table) : table]);
const fullest: Shown<'brains'>['fullest'] = Object.fromEntries(thrown);

const GIVEN_AWAY = [
  { exact: true, games: 12, figure: { mean: 11.42, low: 7.91, high: 14.93 } },
  { exact: false, games: 8, figure: { mean: 9.6, low: 5.2, high: 14 } },
];

function report(games: number): Report {
  const now = around(0.42, 1 / Math.sqrt(games));
  const falling = curve(games, 1.2, 0.42, 3, 0.9);
  return {
    ...recallReport('brains', games),
    unit: 'left',
    level: null,
    load: null,
    now,
    perfect: 0,
    guessing: 2.9,
    curve: falling,
    errors: [],
    fading: [],
    positions: [],
    change: {
      verdict: 'too_early',
      figure: { mean: -0.05, low: -0.3, high: 0.2 },
      points: null,
      recent: Math.ceil(games / 2),
      before: Math.floor(games / 2),
      more_games: 12,
      practice: null,
    },
    luck: { decisions: 21 * games, left: 9.2 * games, luck: -17.4, by_stage: { 0: 0.11, 1: 0.62, 2: 0.48 }, given_away: GIVEN_AWAY },
    advice: { move: 'stay', level: null, why: { key: 'coach.left.1', values: { left: 0.62 } } },
    sentences: [{ key: 'progress.left.own', values: { ...now } }, { key: 'progress.verdict.too_early', values: { more: 12 } }, PRACTICE],
  };
}

const review: Review<'brains'> = {
  game_id: 'b',
  game: 'brains',
  answers: 19,
  right: 17,
  course,
  playbacks: [],
  seats: CROWD.map(({ name, bot }, seat) => ({
    seat,
    name,
    bot: bot ? 'otter' : null,
    score: 0,
    place: 1,
    won: false,
    player: null,
    animal: null,
    ahead: 0,
    catch: 0,
    feathers: 0,
  })),
  missed: [
    {
      ...DECIDED,
      kind: 'keep',
      number: 3,
      throws_left: 1,
      truth: [{ move: 'throw', dice: [0, 3] }],
      answer: { move: 'throw', dice: [0, 1, 3] },
      left: 1.4,
      chance_left: 0.021,
      chance_luck: -0.03,
      chance_exact: false,
    },
    {
      ...DECIDED,
      kind: 'announce',
      number: 11,
      throws_left: 0,
      truth: [{ move: 'announce', colour: 'red' }],
      answer: { move: 'announce', colour: 'blue' },
      left: 1,
      chance_left: 0.001,
      chance_luck: 0,
      chance_exact: true,
    },
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

export const shown = { ...made, fullest, felt, drill, report, review } as const satisfies Shown<'brains'>;
