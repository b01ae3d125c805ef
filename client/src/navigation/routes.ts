/**
 * Which page an address shows: the part of it after `#`.
 *
 * A fragment never leaves the browser, so the code in a joining link stands in no server log and no referrer.
 */
import { isDate } from '../wire/date';
import { isGame } from '../wire/games';
import { OFFERS } from '../wire/offers';
import { PATHS } from '../wire/paths';
import type { GameName, Level } from '../wire/protocol';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup'; readonly game: GameName }
  /** This screen becomes the table: for a game that was chosen, or to choose one. */
  | { readonly page: 'tv'; readonly game: GameName | null }
  | { readonly page: 'rules'; readonly game: GameName }
  | { readonly page: 'learn'; readonly game: GameName }
  /** The deals of a day, by default of today; a shared card names a game and a level. */
  | { readonly page: 'day'; readonly date: string | null; readonly game: GameName | null; readonly level: Level | null }
  /** Five minutes of practice. */
  | { readonly page: 'practice' }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'join'; readonly code: string }
  /** A pupil comes to a class by its code or by a card. */
  | { readonly page: 'class'; readonly code: string }
  /** Who teaches a class runs it from here. */
  | { readonly page: 'teach' }
  | { readonly page: 'notepad' }
  /** Somebody has a code by which this device comes to share another one’s notepad. */
  | { readonly page: 'link'; readonly code: string }
  | { readonly page: 'progress'; readonly player: number; readonly game: GameName }
  | { readonly page: 'drill'; readonly player: number; readonly game: GameName }
  /** What a player missed in a game of the notepad; without one, in the last game of this device. */
  | { readonly page: 'review'; readonly player: number | null; readonly id: string | null }
  | { readonly page: 'about' }
  | { readonly page: 'gallery'; readonly show: string | null }
  | { readonly page: 'missing'; readonly path: string };

/** A part of an address, as it was meant; as it stands there if that cannot be told. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** On the notepad: what was missed in the last game, or in one of a player's, and practice of what somebody misses most. */
const LAST = 'last';
const MISSED = 'missed';
const PRACTICE = 'practice';

/** What stands behind the path of the notepad: 'last', '7/<game>', '7/<game>/practice' or '7/missed/ab12'. */
function onNotepad(name: string, [part, more, ...rest]: readonly string[]): Route | null {
  if (name === LAST && part === undefined) return { page: 'review', player: null, id: null };
  const player = Number(name);
  if (!Number.isSafeInteger(player) || player < 1 || rest.length > 0) return null;
  if (part === MISSED && more) return { page: 'review', player, id: more };
  if (!isGame(part)) return null;
  if (more === undefined) return { page: 'progress', player, game: part };
  return more === PRACTICE ? { page: 'drill', player, game: part } : null;
}

/** What stands behind the path of the day: nothing, '2026-11-15', or '2026-11-15/<game>/<level>'. */
function onDay([date, game, level, ...rest]: readonly string[]): Route | null {
  if (date === undefined || date === '') return { page: 'day', date: null, game: null, level: null };
  if (!isDate(date) || rest.length > 0) return null;
  if (game === undefined) return { page: 'day', date, game: null, level: null };
  const levels: readonly string[] = isGame(game) ? (OFFERS[game].options.find(({ name }) => name === 'level')?.choices ?? []) : [];
  if (!isGame(game) || level === undefined || !levels.includes(level)) return null;
  return { page: 'day', date, game, level: level as Level };
}

/** A path of two parts, such as that of a game's rules. */
function pageOf(path: string, name: string): Route | null {
  if (isGame(name)) {
    if (path === PATHS.setup) return { page: 'setup', game: name };
    if (path === PATHS.rules) return { page: 'rules', game: name };
    if (path === PATHS.learn) return { page: 'learn', game: name };
    if (path === PATHS.tv) return { page: 'tv', game: name };
  }
  if (path === PATHS.table) return { page: 'table', table: name };
  if (path === PATHS.join) return { page: 'join', code: name };
  if (path === PATHS.class) return { page: 'class', code: name };
  if (path === PATHS.link) return { page: 'link', code: name };
  return path === PATHS.gallery ? { page: 'gallery', show: name } : null;
}

/** The part of an address after `#` as a route; what is not known is 'missing', never an exception. */
export function parse(hash: string): Route {
  const path = hash.replace(/^#\/?/, '').replace(/\/+$/, '');
  const [page = '', name, ...rest] = path.split('/').map(decoded);
  const missing: Route = { page: 'missing', path };
  if (page === PATHS.notepad && name !== undefined && name !== '') return onNotepad(name, rest) ?? missing;
  if (page === PATHS.day) return onDay(name === undefined ? [] : [name, ...rest]) ?? missing;
  if (rest.length > 0) return missing;
  if (name === undefined || name === '') {
    if (page === PATHS.home) return { page: 'home' };
    if (page === PATHS.notepad) return { page: 'notepad' };
    if (page === PATHS.about) return { page: 'about' };
    if (page === PATHS.teach) return { page: 'teach' };
    if (page === PATHS.practice) return { page: 'practice' };
    if (page === PATHS.tv) return { page: 'tv', game: null };
    if (page === PATHS.gallery) return { page: 'gallery', show: null };
    return missing;
  }
  return pageOf(page, name) ?? missing;
}

/** Of a page, and what its address says beyond that. */
function addressOf(page: keyof typeof PATHS, ...parts: readonly (string | number | null)[]): string {
  return ['#', PATHS[page], ...parts.filter((part) => part !== null)].join('/');
}

/** The address of a route: `parse(href(route))` is the route again. */
export function href(route: Route): string {
  switch (route.page) {
    case 'setup':
    case 'tv':
    case 'rules':
    case 'learn':
      return addressOf(route.page, route.game);
    case 'day':
      return addressOf('day', route.date, route.game, route.level);
    case 'table':
      return addressOf('table', encodeURIComponent(route.table));
    case 'join':
    case 'class':
    case 'link':
      return addressOf(route.page, encodeURIComponent(route.code));
    case 'progress':
      return addressOf('notepad', route.player, route.game);
    case 'drill':
      return addressOf('notepad', route.player, route.game, PRACTICE);
    case 'review':
      if (route.player === null || route.id === null) return addressOf('notepad', LAST);
      return addressOf('notepad', route.player, MISSED, encodeURIComponent(route.id));
    case 'gallery':
      return addressOf('gallery', route.show);
    case 'missing':
      return `#/${route.path}`;
    default:
      return addressOf(route.page);
  }
}
