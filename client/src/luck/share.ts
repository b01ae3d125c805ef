/**
 * What this device adds to the luck of a game: a number of its own, pledged before any other is known and shown once all
 * pledges are fixed (docs/fair.md). It is kept until the game is over, to check that it went in.
 */
import { read, write } from '../device/storage';
import type { Pledge, Reveal, TableInfo } from '../wire/protocol';
import { hashOf, newSalt } from '../games/numbers';

/** What was shown, and the seal that it was shown to. */
export interface Shown {
  readonly salt: string;
  readonly hash: string;
}
interface Remembered {
  readonly coming?: string;
  readonly shown?: Shown;
}

const KEY = 'gander.luck';
/** So that a device does not fill up with tables long gone. */
const MOST_TABLES = 20;

function all(): Record<string, Remembered> {
  const found = read(KEY);
  return typeof found === 'object' && found !== null ? (found as Record<string, Remembered>) : {};
}

function remember(table: string, own: Remembered): void {
  const { [table]: _, ...others } = all();
  write(KEY, Object.fromEntries([...Object.entries(others).slice(1 - MOST_TABLES), [table, own]]));
}

/** What this device showed for the game that is on at a table, or was the last. */
export function shownAt(table: string): Shown | null {
  return all()[table]?.shown ?? null;
}

/** A pledge for a table that is only being opened; it is told its address afterwards. */
export function firstPledge(): { readonly pledge: string; readonly at: (table: string) => void } {
  const coming = newSalt();
  return { pledge: hashOf(coming), at: (table) => remember(table, { coming }) };
}

/** What this device has to do now for the luck of the coming game, if anything. */
export function share(info: TableInfo, yours: readonly number[]): Pledge | Reveal | null {
  if (yours.length === 0) return null;
  const { fair, phase } = info;
  const { coming, shown } = all()[info.id] ?? {};
  if (fair.sealed) {
    const mine = [coming, shown?.salt].find((salt) => salt !== undefined && waitsFor(info, salt));
    if (mine === undefined) return null;
    remember(info.id, { shown: { salt: mine, hash: fair.hash } });
    return { action: 'reveal', salt: mine };
  }
  const dealt = phase === 'playing' || phase === 'paused' || (phase === 'lobby' && fair.chosen);
  if (dealt || (coming !== undefined && yours.every((seat) => fair.pledged?.includes(seat)))) return null;
  const salt = coming ?? newSalt();
  remember(info.id, { ...(shown && { shown }), coming: salt });
  return { action: 'pledge', pledge: hashOf(salt) };
}

function waitsFor({ fair }: TableInfo, salt: string): boolean {
  const pledge = hashOf(salt);
  return fair.shares?.some((share) => share.pledge === pledge && share.salt === undefined) ?? false;
}
