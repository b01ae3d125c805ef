/** Who is to be greeted: before a game at their seat, and later as somebody who looks on. */
import type { DrawnName } from '../../../build/drawn';
import type { SeatInfo } from '../../wire/protocol';

export interface Guest {
  readonly name: string;
  readonly animal: DrawnName;
}

/** Who is there now and was not before. Whoever has just come by this device is greeted, and nobody who was there already. */
export function newcomers(before: readonly Guest[] | null, now: readonly Guest[], mine: readonly string[]): readonly Guest[] {
  const known = new Set(before?.map(({ name }) => name));
  return now.filter(({ name }) => !known.has(name) && (before !== null || mine.includes(name)));
}

/** The people who have a seat. */
export function seated(seats: readonly SeatInfo[]): readonly Guest[] {
  return seats.flatMap(({ kind, name, animal }) => (kind === 'person' && name !== undefined ? [{ name, animal: animal ?? 'robot' }] : []));
}

/** Everybody who came is ready, and enough have come. */
export function allReady(seats: readonly SeatInfo[], missing: number): boolean {
  const people = seats.filter(({ kind, name }) => kind === 'person' && name !== undefined);
  return missing === 0 && people.length > 0 && people.every(({ ready }) => ready);
}
