import type { Noticing } from '../../table/company/notice';
import type { Games } from '../../wire/protocol';
import { t } from './language';

export const noticing: Noticing<Games['whale']['observation'], Games['whale']['event']> = {
  standing: ({ points, ahead, errors, box, deck }) => ({
    points: points.map((own, seat) => own + (ahead?.[seat] ?? 0)),
    left: deck,
    untouched: errors === 0 && box === 0 && points.every((own) => own === 0),
  }),
  deedOf: (event) => (event.event === 'taken' || event.event === 'missed' ? { seat: event.seat, right: event.event === 'taken' } : null),
  few: 5,
  wordsFor: (kind, n) => t(`notice.${kind}`, { n }),
};
