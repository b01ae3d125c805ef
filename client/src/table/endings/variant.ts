/** Which of several pictures is shown. Everything here may be known by everybody once a game is over. */
import { read, write } from '../../device/storage';
import type { Kind } from './kind';

/** What all devices of a table know alike. */
export interface Evening {
  /** The table, and how many games were begun at it. */
  readonly id: string;
  readonly games?: number;
}

/** So many ways there are to show each kind of ending. */
export const VARIANTS = 3;

/** At one table never the same picture twice in a row, and on every device of it the same one. */
export function variantOf({ id, games = 1 }: Evening): number {
  return [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), games) % VARIANTS;
}

const KEPT = 'gander.ending';

/**
 * The same for a device. Where nobody else looks at the table from a device of their own, it passes over what it showed last,
 * at whatever table that was; where others do, all see the same.
 */
export function variantHere(evening: Evening, kind: Kind, shared: boolean): number {
  const common = variantOf(evening);
  const variant = !shared && read(KEPT) === `${kind} ${common}` ? (common + 1) % VARIANTS : common;
  write(KEPT, `${kind} ${variant}`);
  return variant;
}
