/**
 * Which page an address shows: the part of it after `#`.
 *
 * A fragment never leaves the browser, so the code in a joining link stands in no server log and no referrer.
 */
import { isDate } from '../wire/date';
import { isGame } from '../wire/games';
import { OFFERS } from '../wire/offers';
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

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What stands behind '#/notepad/': 'last', '7/<game>', '7/<game>/practice' or '7/missed/ab12'. */
function onNotepad(name: string, [part, more, ...rest]: readonly string[]): Route | null {
  if (name === 'last' && part === undefined) return { page: 'review', player: null, id: null };
  const player = Number(name);
  if (!Number.isSafeInteger(player) || player < 1 || rest.length > 0) return null;
  if (part === 'missed' && more) return { page: 'review', player, id: more };
  if (!isGame(part)) return null;
  if (more === undefined) return { page: 'progress', player, game: part };
  return more === 'practice' ? { page: 'drill', player, game: part } : null;
}

/** What stands behind '#/day/': nothing, '2026-11-15', or '2026-11-15/<game>/<level>'. */
function onDay([date, game, level, ...rest]: readonly string[]): Route | null {
  if (date === undefined || date === '') return { page: 'day', date: null, game: null, level: null };
  if (!isDate(date) || rest.length > 0) return null;
  if (game === undefined) return { page: 'day', date, game: null, level: null };
  const levels: readonly string[] = isGame(game) ? (OFFERS[game].options.find(({ name }) => name === 'level')?.choices ?? []) : [];
  if (!isGame(game) || level === undefined || !levels.includes(level)) return null;
  return { page: 'day', date, game, level: level as Level };
}

/** '#/play/<game>' as a route; what is not known is 'missing', never an exception. */
export function parse(hash: string): Route {
  const path = hash.replace(/^#\/?/, '').replace(/\/+$/, '');
  const [page = '', name, ...rest] = path.split('/').map(decoded);
  const missing: Route = { page: 'missing', path };
  if (page === 'notepad' && name !== undefined && name !== '') return onNotepad(name, rest) ?? missing;
  if (page === 'day') return onDay(name === undefined ? [] : [name, ...rest]) ?? missing;
  if (rest.length > 0) return missing;
  if (name === undefined || name === '') {
    if (page === '') return { page: 'home' };
    if (page === 'notepad' || page === 'about' || page === 'practice') return { page };
    if (page === 'tv') return { page, game: null };
    if (page === 'gallery') return { page, show: null };
    return missing;
  }
  if (page === 'play' && isGame(name)) return { page: 'setup', game: name };
  if ((page === 'rules' || page === 'learn' || page === 'tv') && isGame(name)) return { page, game: name };
  if (page === 'table') return { page: 'table', table: name };
  if (page === 'join' || page === 'link') return { page, code: name };
  if (page === 'gallery') return { page, show: name };
  return missing;
}

/** The address of a route: `parse(href(route))` is the route again. */
export function href(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'setup':
      return `#/play/${route.game}`;
    case 'tv':
      return route.game === null ? '#/tv' : `#/tv/${route.game}`;
    case 'rules':
    case 'learn':
      return `#/${route.page}/${route.game}`;
    case 'day':
      return ['#/day', route.date, route.game, route.level].filter((part) => part !== null).join('/');
    case 'table':
      return `#/table/${encodeURIComponent(route.table)}`;
    case 'join':
    case 'link':
      return `#/${route.page}/${encodeURIComponent(route.code)}`;
    case 'progress':
      return `#/notepad/${route.player}/${route.game}`;
    case 'drill':
      return `#/notepad/${route.player}/${route.game}/practice`;
    case 'review':
      return route.player === null || route.id === null ? '#/notepad/last' : `#/notepad/${route.player}/missed/${encodeURIComponent(route.id)}`;
    case 'gallery':
      return route.show === null ? '#/gallery' : `#/gallery/${route.show}`;
    case 'missing':
      return `#/${route.path}`;
    default:
      return `#/${route.page}`;
  }
}
