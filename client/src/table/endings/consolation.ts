/** What is said to somebody who lost high, kindly, when everybody has their points. */
import type { Outcome } from '../../wire/protocol';
import type { Kind } from './kind';

/** `nothing`: they went home without a point. `rout`: somebody was far ahead. Null where there is nothing to console for. */
export type Consolation = 'nothing' | 'rout';

export function consolationFor(kind: Kind, { scores, winners, ahead }: Outcome, me: number | null): Consolation | null {
  if (me === null || winners.length !== 1 || winners.includes(me)) return null;
  if (kind === 'rout') return 'rout';
  const earned = (scores[me] ?? 0) - (ahead?.[me] ?? 0);
  return (kind === 'perfect' || kind === 'heroic') && earned <= 0 ? 'nothing' : null;
}
