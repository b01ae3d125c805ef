/** What the gallery shows of the Whale: boards that the rules made, and the notepad. */
import { peopled } from '../../gallery/fixtures';
import { recallReport, RECALLED } from '../../gallery/notepad-fixtures';
import type { Review } from '../../wire/protocol';
import type { Shown } from '../contract';
import { boards } from './boards';
import { show } from './table/show';

const made = peopled<'whale', typeof boards>(boards, show);
/** Made by hand, since it is not in the rules: one device goes round. */
const fullest = { ...made.fullest, '4-glance-passed': { ...made.fullest['4-glance-seen'], passedAround: true } };

const review: Review<'whale'> = {
  game_id: 'g',
  game: 'whale',
  answers: 24,
  right: 22,
  seats: [],
  course: null,
  playbacks: [],
  missed: [
    {
      ...RECALLED,
      kind: 'point',
      number: 7,
      truth: [4, 7],
      answer: 3,
      error: 'before',
      place: 3,
      position: 'inside',
      occupant: 1,
      matching: 2,
      events: 5,
      shown_for: 9,
      colour: 'red',
      creature: 'crab',
      found_colour: 'green',
      found_creature: 'whale',
      match: 4,
      match_colour: 'red',
      match_creature: 'turtle',
    },
    {
      ...RECALLED,
      kind: 'point',
      number: 15,
      truth: [0],
      answer: 1,
      error: 'neighbour',
      place: 1,
      position: 'corner',
      occupant: 0,
      matching: 1,
      events: 14,
      shown_for: 84,
      colour: 'blue',
      creature: 'seahorse',
      found_colour: 'orange',
      found_creature: 'octopus',
      match: 0,
      match_colour: 'purple',
      match_creature: 'seahorse',
    },
  ],
};

export const shown = {
  ...made,
  felt: [
    { event: 'turned_up', card: { colour: 'red', creature: 'crab' } },
    { event: 'taken', seat: 1, place: 4, card: { colour: 'red', creature: 'crab' } },
    { event: 'missed', seat: 0, place: 4, card: { colour: 'red', creature: 'crab' } },
  ],
  fullest,
  drill: {
    kind: 'before',
    rows: 2,
    columns: 3,
    grid: [
      { colour: 'red', creature: 'crab' },
      { colour: 'blue', creature: 'whale' },
      { colour: 'green', creature: 'octopus' },
      { colour: 'yellow', creature: 'turtle' },
      { colour: 'purple', creature: 'seahorse' },
      { colour: 'orange', creature: 'whale' },
    ],
    replaced: [{ place: 0, card: { colour: 'blue', creature: 'puffer fish' } }],
    turned: { colour: 'red', creature: 'turtle' },
    truth: [3],
  },
  report: (games) => recallReport('whale', games),
  review,
} as const satisfies Shown<'whale'>;
