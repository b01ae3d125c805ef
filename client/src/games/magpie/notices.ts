import type { Noticing } from '../../table/company/notice';
import type { Games } from '../../wire/protocol';
import { t } from './language';

export const noticing: Noticing<Games['magpie']['observation'], Games['magpie']['event']> = {
  standing: ({ pairs, ahead, grid, turns, wrong, patience }) => ({
    points: pairs.map((own, seat) => own + (ahead?.[seat] ?? 0)),
    left: grid.filter(({ lies }) => lies !== 'taken').length / 2,
    untouched: turns === 0,
    lastChance: patience > 0 && wrong === patience - 1,
  }),
  deedOf: (event) => (event.event === 'pair_taken' || event.event === 'no_pair' ? { seat: event.seat, right: event.event === 'pair_taken' } : null),
  few: 3,
  wordsFor: (kind, n) => t(`notice.${kind}`, { n }),
};
