/** What the gallery shows of the Magpie: boards that the rules made, and the notepad. */
import { peopled } from '../../gallery/fixtures';
import { recallReport, RECALLED } from '../../gallery/notepad-fixtures';
import type { Shown } from '../contract';
import { boards } from './boards';
import { show } from './table/show';

export const shown = {
  ...peopled<'magpie', typeof boards>(boards, show),
  felt: [
    { event: 'turned_over', seat: 0, place: 0, card: 'ring' },
    { event: 'pair_taken', seat: 1, places: [2, 1], card: 'key' },
    { event: 'no_pair', seat: 0, places: [0, 1] },
  ],
  drill: {
    kind: 'long_ago',
    rows: 3,
    columns: 4,
    shown: [
      { place: 5, card: 'crown' },
      { place: 2, card: 'bell' },
      { place: 8, card: 'key' },
    ],
    turned: { place: 0, card: 'crown' },
    truth: [5],
  },
  report: (games) => recallReport('magpie', games),
  review: {
    game_id: 'g',
    game: 'magpie',
    answers: 14,
    right: 13,
    seats: [],
    course: null,
    playbacks: [],
    missed: [
      { ...RECALLED, kind: 'match', number: 4, truth: [6], answer: 5, error: 'neighbour', place: 5, events: 3, shown_for: null, card: 'key', found: 'bell' },
    ],
  },
} as const satisfies Shown<'magpie'>;
