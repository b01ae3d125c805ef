import type { Noticing } from '../../table/company/notice';
import type { Games } from '../../wire/protocol';
import { t } from './language';

export const noticing: Noticing<Games['boar']['observation'], Games['boar']['event']> = {
  standing: ({ collected, ahead, errors, table, deck }) => ({
    points: collected.map((own, seat) => own + (ahead?.[seat] ?? 0)),
    left: deck,
    untouched: errors === 0 && table.length === 0 && collected.every((own) => own === 0),
  }),
  // To draw is neither right nor wrong.
  deedOf: (event) =>
    event.event === 'paired' || event.event === 'stayed' || event.event === 'erred' ? { seat: event.seat, right: event.event === 'paired' } : null,
  few: 5,
  wordsFor: (kind, n) => t(`notice.${kind}`, { n }),
};
