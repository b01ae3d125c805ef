import type { Noticing } from '../../table/company/notice';
import type { Games } from '../../wire/protocol';
import { t } from './language';

export const noticing: Noticing<Games['goose']['observation'], Games['goose']['event']> = {
  standing: ({ points, ahead, errors, box, deck, lineup }) => ({
    points: points.map((own, seat) => own + (ahead?.[seat] ?? 0)),
    left: deck + lineup.filter(({ card }) => card !== 'gap').length,
    untouched: errors === 0 && box === 0 && points.every((own) => own === 0),
  }),
  deedOf: (event) => (event.event === 'answered' ? { seat: event.seat, right: event.right } : null),
  few: 5,
  wordsFor: (kind, n) => t(`notice.${kind}`, { n }),
};
