/** Tables to draw without a server: one observation for each phase of each game, as some viewer would get it. */
import type { BoardProps, Player } from '../board';
import type { GameName } from '../router.svelte';
import type * as boar from '../games/boar/view';
import type * as brains from '../games/brains/view';
import { COLOURS } from '../games/brains/parts';
import { COLOURS as COATS } from '../games/goose/parts';
import type * as goose from '../games/goose/view';

const PLAYERS: readonly Player[] = [
  { name: 'Mia', animal: 'penguin' },
  { name: 'Ben', animal: 'bear' },
  { name: 'Annegret', animal: 'frog' },
  { name: 'Otto', animal: 'otter', bot: true },
];

type Given<O, M> = Pick<BoardProps<O, M>, 'observation' | 'moves'> & Partial<BoardProps<O, M>>;

function given<O, M>({ observation, moves, ...rest }: Given<O, M>): Omit<BoardProps<O, M>, 'send'> {
  return { observation, moves, me: 0, players: PLAYERS, awaited: [0], deadline: null, ...rest };
}

// Goose ---------------------------------------------------------------------------------------------------------------

const down: goose.Place = { card: 'face_down' };
const up = (colour: goose.SuspectCard['colour'], clothing: goose.SuspectCard['clothing'], animal: goose.SuspectCard['animal']): goose.Place => ({
  card: 'face_up',
  suspect: { colour, clothing, animal },
});

/** The numbers over line-ups of three, four, five and six (G4), as the server says them. */
const THREE = { lineup: [down, down, down], numbers: [[1, 4], [2, 5], [3, 6]] };
const FOUR = { lineup: [down, down, down, down], numbers: [[1, 5], [2, 6], [3], [4]] };
const FIVE = { lineup: [down, down, down, down, down], numbers: [[1, 6], [2], [3], [4], [5]] };
const SIX = { lineup: [down, down, down, down, down, down], numbers: [[1], [2], [3], [4], [5], [6]] };

const GOOSE: goose.Observation = {
  mode: 'versus',
  phase: 'roll',
  turn: 0,
  ...SIX,
  deck: 15,
  points: [2, 1, 0, 1],
  errors: 0,
  box: 1,
  ready: [false, false, false, false],
  fresh: null,
  question: null,
  wrong: [],
  holder: null,
  held: null,
  proposal: null,
  shown: null,
};
const ASKED = { number: 3, slot: 2, feature: 'colour' } as const;
const answers = COATS.map((value) => ({ move: 'answer', value }) as const);

const gooseTables = {
  study: given<goose.Observation, goose.Move>({
    observation: {
      ...GOOSE,
      phase: 'study',
      lineup: [
        up('yellow', 'bow tie', 'rat'),
        up('red', 'scarf', 'goose'),
        up('purple', 'key chain', 'rat'),
        up('blue', 'necktie', 'parrot'),
        up('green', 'striped shirt', 'goose'),
        up('red', 'striped shirt', 'rat'),
      ],
      deck: 19,
      points: [0, 0, 0, 0],
      box: 0,
    },
    moves: [{ move: 'ready' }],
    deadline: { at: Date.now() + 75_000, total: 120_000 },
  }),
  roll: given<goose.Observation, goose.Move>({ observation: { ...GOOSE, ...FOUR }, moves: [{ move: 'roll' }] }),
  answer: given<goose.Observation, goose.Move>({ observation: { ...GOOSE, phase: 'answer', question: ASKED }, moves: answers }),
  clothing: given<goose.Observation, goose.Move>({
    observation: { ...GOOSE, phase: 'answer', turn: 1, question: { number: 5, slot: 0, feature: 'clothing' }, ...FOUR },
    moves: [],
    awaited: [1],
  }),
  others: given<goose.Observation, goose.Move>({
    observation: {
      ...GOOSE,
      phase: 'others',
      question: ASKED,
      wrong: ['red'],
      holder: 0,
      lineup: [down, down, { card: 'gap' }, down, down, down],
      held: { colour: 'blue', clothing: 'scarf', animal: 'rat' },
    },
    moves: [{ move: 'slip' }],
    awaited: [1],
  }),
  neighbour: given<goose.Observation, goose.Move>({
    observation: { ...GOOSE, phase: 'others', question: { ...ASKED, feature: 'animal' }, turn: 3, wrong: ['dog'], holder: 3, ...THREE, lineup: [down, down, { card: 'gap' }] },
    moves: (['rat', 'dog', 'cat', 'goose', 'parrot'] as const).map((value) => ({ move: 'answer', value })),
  }),
  agree: given<goose.Observation, goose.Move>({
    observation: {
      ...GOOSE,
      mode: 'cooperative',
      phase: 'agree',
      question: ASKED,
      points: [6],
      errors: 2,
      proposal: { seat: 1, value: 'blue', accepted: [false, true, false, true] },
      ...FIVE,
    },
    moves: [{ move: 'accept' }, ...answers.filter(({ value }) => value !== 'blue').map(({ value }) => ({ move: 'propose', value }) as const)],
  }),
  'new-card': given<goose.Observation, goose.Move>({
    observation: {
      ...GOOSE,
      phase: 'new_card',
      fresh: 2,
      shown: { colour: 'blue', clothing: 'scarf', animal: 'rat' },
      ...FOUR,
      lineup: [down, down, up('green', 'necktie', 'rat'), down],
    },
    moves: [{ move: 'ready' }],
    deadline: { at: Date.now() + 7_000, total: 10_000 },
  }),
  over: given<goose.Observation, goose.Move>({
    observation: { ...GOOSE, phase: 'over', question: ASKED, points: [9, 7, 4, 4], deck: 0, ...FOUR, lineup: [down, { card: 'gap' }, down, { card: 'gap' }] },
    moves: [],
    awaited: [],
  }),
  solo: given<goose.Observation, goose.Move>({
    observation: { ...GOOSE, mode: 'solo', points: [4], errors: 1, ...THREE },
    moves: [{ move: 'roll' }],
    players: PLAYERS.slice(0, 1),
  }),
};

// Boar ----------------------------------------------------------------------------------------------------------------

const BOAR: boar.Observation = {
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

const boarTables = {
  turn: given<boar.Observation, boar.Move>({ observation: BOAR, moves: [{ move: 'draw' }, ...plays] }),
  waiting: given<boar.Observation, boar.Move>({ observation: { ...BOAR, turn: 2, table: [] }, moves: [], awaited: [2] }),
  choose: given<boar.Observation, boar.Move>({
    observation: { ...BOAR, phase: 'choose', played: 'owl', table: ['fox', 'owl'], hands: [{ hand: 'backs', cards: 5 }, ...BOAR.hands.slice(1)] },
    moves: [{ move: 'take', table: null }, { move: 'take', table: 1 }],
  }),
  naming: given<boar.Observation, boar.Move>({
    observation: { ...BOAR, naming: true },
    moves: [{ move: 'draw' }, ...[0, 1, 2, 3, 4, 5].flatMap((slot) => BOAR.designs.map((name) => ({ move: 'play', slot, name }) as const))],
  }),
  solo: given<boar.Observation, boar.Move>({
    observation: { ...BOAR, mode: 'solo', hands: [{ hand: 'backs', cards: 4 }], collected: [8], errors: 2, table: [] },
    moves: [{ move: 'draw' }, ...plays.slice(0, 4)],
    players: PLAYERS.slice(0, 1),
  }),
  'empty-deck': given<boar.Observation, boar.Move>({ observation: { ...BOAR, top: null, deck: 0 }, moves: plays }),
};

// Brains --------------------------------------------------------------------------------------------------------------

const TOTALS: readonly brains.Total[] = [
  { colour: 'red', sum: 8, multiplier: 2, total: 16, payer: null, brains: 16 },
  { colour: 'yellow', sum: 3, multiplier: 2, total: 6, payer: null, brains: 6 },
  { colour: 'blue', sum: 0, multiplier: 2, total: 0, payer: null, brains: 0 },
  { colour: 'green', sum: 0, multiplier: 2, total: 0, payer: null, brains: 0 },
  { colour: 'black', sum: 0, multiplier: 2, total: 0, payer: null, brains: 0 },
];
const BRAINS: brains.Observation = {
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
const DICE: brains.Observation['dice'] = [
  { number: 5, colour: 'red' },
  { number: 3, colour: 'red' },
  { number: 0, colour: 'blue' },
  { number: 3, colour: 'yellow' },
  { number: 0, colour: 'black' },
];
const subsets = Array.from({ length: 31 }, (_, mask) => [0, 1, 2, 3, 4].filter((die) => ((mask + 1) >> die) % 2 === 1));
const throws = subsets.map((dice) => ({ move: 'throw', dice }) as const);
const announce = (colours: readonly brains.Total['colour'][]) => colours.map((colour) => ({ move: 'announce', colour }) as const);
const payers: readonly (number | null)[] = [0, 1, 2, 3, 0];

const brainsTables = {
  first: given<brains.Observation, brains.Move>({ observation: BRAINS, moves: [{ move: 'throw', dice: [0, 1, 2, 3, 4] }] }),
  second: given<brains.Observation, brains.Move>({
    observation: { ...BRAINS, throws: 2, dice: DICE, totals: TOTALS },
    moves: [...throws, ...announce(['red', 'yellow'])],
  }),
  pay: given<brains.Observation, brains.Move>({
    observation: {
      ...BRAINS,
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
  waiting: given<brains.Observation, brains.Move>({
    observation: { ...BRAINS, turn: 1, throws: 1, dice: DICE, totals: TOTALS },
    moves: [],
    awaited: [1],
  }),
  over: given<brains.Observation, brains.Move>({
    observation: { ...BRAINS, stage: 'over', brains: [0, 17, 0, 0], out: [3, 2, 0], middle: 83 },
    moves: [],
    awaited: [],
  }),
};

export const TABLES = { goose: gooseTables, boar: boarTables, brains: brainsTables } as const;

/** The names of all tables: 'goose-study', 'boar-turn' … */
export const TABLE_NAMES: readonly string[] = Object.entries(TABLES).flatMap(([game, tables]) =>
  Object.keys(tables).map((name) => `${game}-${name}`),
);

export function split(name: string): { readonly game: GameName; readonly table: string } {
  const [game = 'goose', ...rest] = name.split('-');
  return { game: game as GameName, table: rest.join('-') };
}
