import type { Noticing } from '../../table/company/notice';
import type { Games } from '../../wire/protocol';
import { t } from './language';

export const noticing: Noticing<Games['brains']['observation'], Games['brains']['event']> = {
  standing: ({ brains, middle }) => ({ points: brains, left: middle, untouched: brains.every((own) => own === 0) }),
  // Dice are nobody's merit: nothing is right or wrong, but a robbery may turn the game round.
  deedOf: (event) => (event.event === 'paid' && event.payer !== event.seat ? { seat: event.seat, right: false, robs: true } : null),
  haulOf: (event) => (event.event === 'took' || event.event === 'paid' ? event.brains : 0),
  few: 5,
  wordsFor: (kind, n) => t(`notice.${kind}`, { n }),
};
