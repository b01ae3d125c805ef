/**
 * What a character says, and whether it says anything: worked out from what everybody has just been shown, and from
 * nothing else. The same table and the same event give the same remark on every device.
 */
import type { Bot } from '../table/bots';

/** What an event is for the seat it is about. A game says so of its own events (`moodOf` in its `live.ts`). */
export const MOODS = ['knew', 'erred', 'lucky', 'unlucky'] as const;
export type Mood = (typeof MOODS)[number];

export interface Felt {
  readonly seat: number;
  readonly mood: Mood;
}

/** What a character may speak of: itself, or what somebody else did. */
export const KINDS = [...MOODS, 'admires', 'consoles'] as const;
export type Kind = (typeof KINDS)[number];
export const EACH = 8;
type Eight = readonly [string, string, string, string, string, string, string, string];
export type Remarks = Readonly<Record<Bot, Readonly<Record<Kind, Eight>>>>;

export interface Remark {
  readonly seat: number;
  readonly bot: Bot;
  readonly kind: Kind;
  /** Which of the eight. */
  readonly which: number;
}

/** One event in so many is worth a remark. */
const SELDOM = 5;
export const GLAD: ReadonlySet<Mood> = new Set(['knew', 'lucky']);

/** A number that looks like chance and is the same everywhere (FNV-1a, mixed once more so that neighbours differ). */
export function drawnFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Who says what about this event: most often nobody. `bots`: the character on each seat, or null for a person. */
export function remarkOn(table: string, seq: number, felt: Felt, bots: readonly (Bot | null)[]): Remark | null {
  const draw = (about: string, of: number) => drawnFrom(`${table} ${seq} ${about}`) % of;
  if (draw('whether', SELDOM) !== 0) return null;
  const others = bots.flatMap((bot, seat) => (bot === null || seat === felt.seat ? [] : [{ bot, seat }]));
  const own = bots[felt.seat] ?? null;
  // One speaks of oneself more often than of others.
  const itself = own === null ? [] : [...others, null].map(() => ({ bot: own, seat: felt.seat }));
  const speakers = [...others, ...itself];
  const speaker = speakers[draw('who', Math.max(1, speakers.length))];
  if (speaker === undefined) return null;
  const kind = speaker.seat === felt.seat ? felt.mood : GLAD.has(felt.mood) ? 'admires' : 'consoles';
  return { ...speaker, kind, which: draw('what', EACH) };
}
