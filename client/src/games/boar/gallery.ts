/** What the gallery shows of the Boar: boards that the rules made, and the notepad. */
import { peopled } from '../../gallery/fixtures';
import { recallReport, RECALLED } from '../../gallery/notepad-fixtures';
import type { Review } from '../../wire/protocol';
import type { Shown } from '../contract';
import { boards } from './boards';
import { show } from './table/show';

const made = peopled<'boar', typeof boards>(boards, show);
/** Made by hand, since it is not in the rules: one device goes round. */
const fullest = { ...made.fullest, '4-glance-passed': { ...made.fullest['4-glance-seen'], passedAround: true } };

const review: Review<'boar'> = {
  game_id: 'w',
  game: 'boar',
  answers: 14,
  right: 12,
  seats: [],
  course: null,
  playbacks: [],
  missed: [
    {
      ...RECALLED,
      kind: 'play',
      number: 5,
      truth: [{ move: 'play', slot: 2, name: null }],
      answer: { move: 'play', slot: 3, name: null },
      error: 'neighbour',
      place: 3,
      load: 6,
      events: 7,
      shown_for: 4,
      named: null,
      matched: false,
      matching: 1,
      forced: false,
      found_animal: 'owl',
      match_animal: 'hare',
    },
    {
      ...RECALLED,
      kind: 'draw',
      number: 11,
      truth: [
        { move: 'play', slot: 0, name: null },
        { move: 'play', slot: 4, name: null },
      ],
      answer: { move: 'draw' },
      error: 'missed',
      place: null,
      load: 5,
      events: 9,
      shown_for: 3,
      named: null,
      matched: null,
      matching: 2,
      forced: false,
      found_animal: 'deer',
      match_animal: 'deer',
    },
  ],
};

export const shown = {
  ...made,
  felt: [
    { event: 'drawn', seat: 1, animal: 'fox' },
    { event: 'played', seat: 1, slot: 0, animal: 'fox', name: 'owl' },
    { event: 'paired', seat: 1, animal: 'fox', table: 3 },
    { event: 'stayed', seat: 0, animal: 'fox' },
    { event: 'erred', seat: 0, animal: 'fox', top: 'owl' },
  ],
  fullest,
  drill: { kind: 'closed_up', drawn: ['boar', 'wolf', 'hare', 'deer', 'owl', 'fox'], played: [1], top: 'deer', truth: [2] },
  report: (games) => recallReport('boar', games),
  review,
} as const satisfies Shown<'boar'>;
