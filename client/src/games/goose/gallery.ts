/** What the gallery shows of the Goose: boards that the rules made, and the notepad. */
import { peopled } from '../../gallery/fixtures';
import { recallReport, RECALLED } from '../../gallery/notepad-fixtures';
import type { Review } from '../../wire/protocol';
import type { Shown } from '../contract';
import { boards } from './boards';
import { show } from './table/show';

const made = peopled<'goose', typeof boards>(boards, show);
/** Made by hand, since it is not in the rules: one device goes round. */
const { 'five-held': held, 'five-asked': asked, 'five-glance-seen': seen } = made.fullest;
const fullest = {
  ...made.fullest,
  'five-glance-passed': { ...seen, passedAround: true },
  'five-handing': { ...held, moves: [], passedAround: true, handingOver: true },
  'five-passed': { ...asked, passedAround: true },
};

const review: Review<'goose'> = {
  game_id: 'g',
  game: 'goose',
  answers: 25,
  right: 22,
  seats: [],
  course: null,
  playbacks: [],
  missed: [
    { ...RECALLED, kind: 'answer', number: 4, truth: ['blue'], answer: 'red', error: 'before', feature: 'colour', place: 2, events: 3, shown_for: 12 },
    {
      ...RECALLED,
      kind: 'answer',
      number: 9,
      truth: ['striped shirt'],
      answer: 'bow tie',
      error: 'neighbour',
      feature: 'clothing',
      place: 4,
      events: 11,
      shown_for: 96,
    },
    { ...RECALLED, kind: 'answer', number: 17, truth: ['goose'], answer: 'rat', error: 'never', feature: 'animal', place: 0, events: 1, shown_for: 8 },
  ],
};

export const shown = {
  ...made,
  felt: [
    { event: 'answered', seat: 1, feature: 'colour', value: 'red', right: true },
    { event: 'answered', seat: 1, feature: 'animal', value: 'cat', right: false },
    { event: 'looked', seat: 0, suspect: { colour: 'red', clothing: 'scarf', animal: 'cat' } },
    { event: 'won', seat: 0, slot: 2, suspect: { colour: 'red', clothing: 'scarf', animal: 'cat' } },
  ],
  fullest,
  drill: {
    kind: 'before',
    place: 1,
    feature: 'colour',
    truth: 'blue',
    lineup: [
      { colour: 'red', clothing: 'scarf', animal: 'cat' },
      { colour: 'green', clothing: 'necktie', animal: 'dog' },
      { colour: 'purple', clothing: 'bow tie', animal: 'rat' },
      { colour: 'yellow', clothing: 'scarf', animal: 'goose' },
    ],
    numbers: [[1, 5], [2, 6], [3], [4]],
    replaced: [{ place: 1, suspect: { colour: 'blue', clothing: 'key chain', animal: 'parrot' } }],
  },
  report: (games) => recallReport('goose', games),
  review,
} as const satisfies Shown<'goose'>;
