/** A lock: four animals in order. The server says whether they are the right ones. */
import { RefusedByServer } from '../../wire/api';
import { reasonOf } from '../../voice/attempt';
import { language, t } from '../../words/language.svelte';
import type { Animal, Lock } from '../../wire/protocol';

export type Pictures = Lock['pictures'];
const FEWEST_DIFFERENT = 3;
/** Seconds up to which they are counted one by one. */
const FEW = 90;

/** The four, once there are so many. */
export function whole([first, second, third, fourth]: readonly Animal[]): Pictures | null {
  return first && second && third && fourth ? [first, second, third, fourth] : null;
}

export const isWeak = (pictures: Pictures) => new Set(pictures).size < FEWEST_DIFFERENT;

export const isSame = (one: Pictures, other: Pictures) => one.every((picture, place) => picture === other[place]);

/** Why a lock did not open, and how long to wait. */
export function reasonForLock(error: unknown): string {
  if (!(error instanceof RefusedByServer) || error.code !== 'lock_waits' || error.seconds === null) return reasonOf(error);
  return error.seconds <= FEW ? t('lock.seconds', { n: error.seconds }) : t('lock.minutes', { n: Math.ceil(error.seconds / 60) });
}

export function clock(seconds: number): string {
  return new Intl.DateTimeFormat(language.tag, { timeStyle: 'short' }).format(seconds * 1000);
}
