/** What the gallery shows of the Lynx: boards that the rules made, and the notepad. */
import { peopled } from '../../gallery/fixtures';
import { recallReport, RECALLED } from '../../gallery/notepad-fixtures';
import type { Shown } from '../contract';
import { boards } from './boards';

export const shown = {
  ...peopled<'lynx', typeof boards>(boards, () => null),
  drill: { card: 'hedgehog' },
  report: (games) => recallReport('lynx', games),
  review: {
    game_id: 'g',
    game: 'lynx',
    answers: 1,
    right: 0,
    seats: [],
    course: null,
    playbacks: [],
    missed: [{ ...RECALLED, kind: 'name', number: 1, truth: ['frog'], answer: 'snail', error: 'never', place: 0, events: 1, shown_for: 3 }],
  },
} as const satisfies Shown<'lynx'>;
