/** Tables to draw without a server: one observation for each phase, as some viewer would get it; and the notepad. */
import { acrossTheRoom, CROWD, given, onTheWay, PLAYERS } from '../../gallery/fixtures';
import { keptReport, RECALLED } from '../../gallery/notepad-fixtures';
import type { Review } from '../../wire/protocol';
import type { Shown } from '../contract';
import { CLOTHINGS, COLOURS } from './parts';
import { show } from './show';
import type { Observation, Place, SuspectCard } from './view';

const down: Place = { card: 'face_down' };
const up = (colour: SuspectCard['colour'], clothing: SuspectCard['clothing'], animal: SuspectCard['animal']): Place => ({
  card: 'face_up',
  suspect: { colour, clothing, animal },
});

/** The numbers over line-ups of three, four, five and six (G4), as the server says them. */
const THREE = { lineup: [down, down, down], numbers: [[1, 4], [2, 5], [3, 6]] };
const FOUR = { lineup: [down, down, down, down], numbers: [[1, 5], [2, 6], [3], [4]] };
const FIVE = { lineup: [down, down, down, down, down], numbers: [[1, 6], [2], [3], [4], [5]] };
const SIX = { lineup: [down, down, down, down, down, down], numbers: [[1], [2], [3], [4], [5], [6]] };

const TABLE: Observation = {
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
const answers = COLOURS.map((value) => ({ move: 'answer', value }) as const);

const tables = {
  study: given<'goose'>({
    observation: {
      ...TABLE,
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
  roll: given<'goose'>({ observation: { ...TABLE, ...FOUR }, moves: [{ move: 'roll' }] }),
  answer: given<'goose'>({ observation: { ...TABLE, phase: 'answer', question: ASKED }, moves: answers }),
  clothing: given<'goose'>({
    observation: { ...TABLE, phase: 'answer', turn: 1, question: { number: 5, slot: 0, feature: 'clothing' }, ...FOUR },
    moves: [],
    awaited: [1],
  }),
  others: given<'goose'>({
    observation: {
      ...TABLE,
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
  neighbour: given<'goose'>({
    observation: { ...TABLE, phase: 'others', question: { ...ASKED, feature: 'animal' }, turn: 3, wrong: ['dog'], holder: 3, ...THREE, lineup: [down, down, { card: 'gap' }] },
    moves: (['rat', 'dog', 'cat', 'goose', 'parrot'] as const).map((value) => ({ move: 'answer', value })),
  }),
  agree: given<'goose'>({
    observation: {
      ...TABLE,
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
  'new-card': given<'goose'>({
    observation: {
      ...TABLE,
      phase: 'new_card',
      fresh: 2,
      shown: { colour: 'blue', clothing: 'scarf', animal: 'rat' },
      ...FOUR,
      lineup: [down, down, up('green', 'necktie', 'rat'), down],
    },
    moves: [{ move: 'ready' }],
    deadline: { at: Date.now() + 7_000, total: 10_000 },
  }),
  over: given<'goose'>({
    observation: { ...TABLE, phase: 'over', question: ASKED, points: [9, 7, 4, 4], deck: 0, ...FOUR, lineup: [down, { card: 'gap' }, down, { card: 'gap' }] },
    moves: [],
    awaited: [],
  }),
  solo: given<'goose'>({
    observation: { ...TABLE, mode: 'solo', points: [4], errors: 1, ...THREE },
    moves: [{ move: 'roll' }],
    players: PLAYERS.slice(0, 1),
  }),
};

const PLAY = { ...TABLE, points: [12, 1, 0, 10, 0], ready: [false, false, false, false, false] } as const;
const STRIPED = { number: 6, slot: 5, feature: 'clothing' } as const;
const clothes = CLOTHINGS.map((value) => ({ move: 'answer', value }) as const);
const many = (observation: Partial<Observation>, rest: object = {}) =>
  given<'goose'>({ observation: { ...PLAY, ...observation }, moves: [], players: CROWD, ...rest });
/** The card that was missed lies with the one who was asked; their neighbour has the next word. */
const HELD = { phase: 'others', question: STRIPED, wrong: ['bow tie', 'scarf'], holder: 0, held: { colour: 'blue', clothing: 'striped shirt', animal: 'parrot' } } as const;

/** A fair table (A4): a glance to use, and the card it shows. */
const looks = SIX.lineup.map((_, place) => ({ move: 'glance', place }) as const);
const glances = (place: number | null = null, card: SuspectCard | null = null) => ({ glances: { left: [5, 0, 3, 1, 2], place, card } });
const SEEN = glances(5, HELD.held);
const proposal = { seat: 1, value: 'key chain', accepted: [false, true, false, true, false] } as const;
const agreeing = [{ move: 'accept' }, ...clothes.filter(({ value }) => value !== 'key chain').map(({ value }) => ({ move: 'propose', value }) as const)] as const;

const fullest = {
  'five-study': many({ ...tables.study.observation, points: PLAY.points, ready: PLAY.ready }, { moves: [{ move: 'ready' }], deadline: tables.study.deadline }),
  ...Object.fromEntries([2, 3, 4, 5].map((n) => [`${n}-roll`, many({ points: PLAY.points.slice(0, n) }, { players: CROWD.slice(0, n), moves: [{ move: 'roll' }] })])),
  'five-answer': many({ phase: 'answer', question: STRIPED }, { moves: clothes }),
  'five-waiting': many({ phase: 'answer', turn: 1, question: STRIPED, ...glances(5) }, { awaited: [1] }),
  'five-glance': many({ phase: 'answer', question: STRIPED, ...glances() }, { moves: [...clothes, ...looks] }),
  'five-ahead': many({ phase: 'answer', question: STRIPED, ...glances(), ahead: [12, 0, 3, 10, 1] }, { moves: [...clothes, ...looks] }),
  'five-glance-seen': many({ phase: 'answer', question: STRIPED, ...SEEN }, { moves: clothes }),
  'five-glance-passed': many({ phase: 'answer', question: STRIPED, ...SEEN }, { moves: clothes, passedAround: true }),
  'five-glance-agree': many({ mode: 'cooperative', phase: 'agree', question: STRIPED, points: [6], errors: 2, proposal, ...SEEN }, { moves: agreeing }),
  'five-held': many(HELD, { moves: [{ move: 'slip' }], awaited: [1] }),
  'five-handing': many({ ...HELD, lineup: [...SIX.lineup.slice(1), { card: 'gap' }] }, { awaited: [1], passedAround: true, handingOver: true }),
  'five-passed': many({ ...HELD, held: null }, { moves: clothes, awaited: [1], me: 1, passedAround: true }),
  'five-new-card': many({ phase: 'new_card', fresh: 5, shown: HELD.held, lineup: [...SIX.lineup.slice(1), up('green', 'necktie', 'rat')] }, { moves: [{ move: 'ready' }], deadline: tables['new-card'].deadline }),
  'five-agree': many(
    { mode: 'cooperative', phase: 'agree', question: STRIPED, points: [6], errors: 2, proposal },
    { moves: agreeing },
  ),
  'screen-study': many({ ...tables.study.observation, points: PLAY.points, ready: PLAY.ready }, { me: null, deadline: tables.study.deadline }),
  'screen-answer': many({ phase: 'answer', question: STRIPED, ...glances(5) }, { me: null }),
};

/** All look; Mia rolls and wins a card; Ben rolls, says something wrong, and Annegret knows it. */
const RAT = { colour: 'blue', clothing: 'scarf', animal: 'rat' } as const;
const LOOK = { moves: [{ move: 'ready' }], deadline: tables['new-card'].deadline } as const;
const CLOTHES = { number: 3, slot: 2, feature: 'clothing' } as const;
const seen = (observation: Partial<Observation>, rest: object = {}) => given<'goose'>({ observation: { ...TABLE, ...observation }, moves: [], ...rest });
const row: readonly Place[] = SIX.lineup;
const fresh = { phase: 'new_card', fresh: 2, shown: RAT, lineup: row.with(2, up('green', 'necktie', 'rat')) } as const;
const rolls = seen({}, { moves: [{ move: 'roll' }] });
const asked = seen({ phase: 'answer', question: ASKED }, { moves: answers });
const won = seen({ ...fresh, points: [3, 1, 0, 1], deck: 14 }, LOOK);
const AFTER = { turn: 1, points: [3, 1, 0, 1], deck: 14 };
const benRolls = seen(AFTER, { awaited: [1] });
const benIsAsked = seen({ ...AFTER, phase: 'answer', question: CLOTHES }, { awaited: [1] });
const annegretMay = seen({ ...AFTER, phase: 'others', question: CLOTHES, wrong: ['bow tie'], holder: 1, lineup: row.with(2, { card: 'gap' }) }, { awaited: [2] });
const sheWon = seen({ ...AFTER, ...fresh, points: [3, 1, 1, 1], deck: 13 }, LOOK);
const mine = [
  given<'goose'>({ ...tables.study, ...LOOK }),
  rolls,
  ...onTheWay<'goose'>(show, rolls, asked, [{ event: 'rolled', seat: 0, number: 3, slot: 2, feature: 'colour' }]),
  ...onTheWay<'goose'>(show, asked, won, [{ event: 'answered', seat: 0, feature: 'colour', value: 'blue', right: true }, { event: 'won', seat: 0, slot: 2, suspect: RAT }]),
  benRolls,
  ...onTheWay<'goose'>(show, benRolls, benIsAsked, [{ event: 'rolled', seat: 1, number: 3, slot: 2, feature: 'clothing' }]),
  ...onTheWay<'goose'>(show, benIsAsked, annegretMay, [{ event: 'answered', seat: 1, feature: 'clothing', value: 'bow tie', right: false }, { event: 'looked', seat: 1, suspect: null }]),
  ...onTheWay<'goose'>(show, annegretMay, sheWon, [{ event: 'answered', seat: 2, feature: 'clothing', value: 'scarf', right: true }, { event: 'won', seat: 2, slot: 2, suspect: RAT }]),
];

/** Mia may look before she answers, and does; then Ben does. */
const inFour = (place: number | null = null, card: SuspectCard | null = null) => ({ glances: { left: [2, 3, 0, 1], place, card } });
const lookedAt = [
  seen(inFour(), { moves: [{ move: 'roll' }] }),
  seen({ ...inFour(), phase: 'answer', question: ASKED }, { moves: [...answers, ...looks] }),
  seen({ ...inFour(4, RAT), phase: 'answer', question: ASKED }, { moves: answers }),
  seen({ ...inFour(4, RAT), phase: 'answer', question: ASKED }, { moves: answers, passedAround: true }),
  seen({ ...inFour(2), phase: 'answer', question: ASKED, turn: 1 }, { awaited: [1] }),
];

const review: Review<'goose'> = {
  game_id: 'g', game: 'goose', answers: 25, right: 22, seats: [], course: null,
  missed: [
    { ...RECALLED, kind: 'answer', number: 4, truth: ['blue'], answer: 'red', error: 'before', feature: 'colour', place: 2, events: 3, shown_for: 12 },
    { ...RECALLED, kind: 'answer', number: 9, truth: ['striped shirt'], answer: 'bow tie', error: 'neighbour', feature: 'clothing', place: 4, events: 11, shown_for: 96 },
    { ...RECALLED, kind: 'answer', number: 17, truth: ['goose'], answer: 'rat', error: 'never', feature: 'animal', place: 0, events: 1, shown_for: 8 },
  ],
};

export const shown = {
  tables,
  felt: [
    { event: 'answered', seat: 1, feature: 'colour', value: 'red', right: true },
    { event: 'answered', seat: 1, feature: 'animal', value: 'cat', right: false },
    { event: 'looked', seat: 0, suspect: { colour: 'red', clothing: 'scarf', animal: 'cat' } },
    { event: 'won', seat: 0, slot: 2, suspect: { colour: 'red', clothing: 'scarf', animal: 'cat' } },
  ],
  fullest,
  rounds: { mine, glances: lookedAt, screen: acrossTheRoom(mine) },
  drill: { kind: 'before', place: 1, feature: 'colour', truth: 'blue',
        lineup: [{ colour: 'red', clothing: 'scarf', animal: 'cat' }, { colour: 'green', clothing: 'necktie', animal: 'dog' }, { colour: 'purple', clothing: 'bow tie', animal: 'rat' }, { colour: 'yellow', clothing: 'scarf', animal: 'goose' }],
        numbers: [[1, 5], [2, 6], [3], [4]],
        replaced: [{ place: 1, suspect: { colour: 'blue', clothing: 'key chain', animal: 'parrot' } }] },
  report: (games) => keptReport('goose', games),
  review,
  ending: {
    observation: tables.over.observation,
    outcome: { reason: 'gap_rolled', scores: [9, 7, 4, 4], places: [1, 2, 3, 3], winners: [0] },
    players: PLAYERS,
    pile: [
      { colour: 'red', clothing: 'scarf', animal: 'goose' }, { colour: 'green', clothing: 'necktie', animal: 'rat' }, { colour: 'red', clothing: 'bow tie', animal: 'dog' },
      { colour: 'blue', clothing: 'key chain', animal: 'dog' }, { colour: 'yellow', clothing: 'striped shirt', animal: 'parrot' }, { colour: 'red', clothing: 'key chain', animal: 'parrot' },
    ],
  },
} as const satisfies Shown<'goose'>;
