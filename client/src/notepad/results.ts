/** Results in words and order: pure functions from games to what the pad shows. */
import { BOTS, type Bot } from '../table/bots';
import { language, spoken, t } from '../words/language.svelte';
import { figure } from '../words/message';
import { PLAYER_ANIMALS } from '../device/people';
import type { Animal, Average, Outcome, PadGame, SeatResult } from '../wire/protocol';

/** Columns beside the row's heading that a pad has room for before it must be pushed sideways. */
export const MOST_COLUMNS = 6;

export interface Column {
  readonly player: number;
  readonly name: string;
}

/** The pad's own players in these games, the most frequent first. */
export function columnsOf(games: readonly PadGame[]): Column[] {
  const found = new Map<number, { column: Column; games: number }>();
  for (const { player, name } of games.flatMap((game) => game.seats)) {
    if (player === null) continue;
    found.set(player, { column: { player, name }, games: (found.get(player)?.games ?? 0) + 1 });
  }
  return [...found.values()].toSorted((a, b) => b.games - a.games).map(({ column }) => column);
}

export function seatOf(game: PadGame, player: number): SeatResult | undefined {
  return game.seats.find((seat) => seat.player === player);
}

/** Those who have no column: guests, bots, and people who are gone. */
export function othersAt(game: PadGame, columns: readonly Column[]): SeatResult[] {
  return game.seats.filter((seat) => !columns.some(({ player }) => player === seat.player));
}

/** The animal of a player; one that this page does not know yet is the first. */
export function animalOf(name: string): Animal {
  return PLAYER_ANIMALS.find((known) => known === name) ?? PLAYER_ANIMALS[0];
}

/** Of a game that is over it is not told any more whose ghost it was: it may be gone by now. */
const GHOST = 'ghost';
const isBot = (name: string): name is Bot => (BOTS as readonly string[]).includes(name);

export function nameAt(seat: SeatResult): string {
  if (seat.bot === null) return seat.name;
  if (seat.bot === GHOST) return t('ghost.some');
  return isBot(seat.bot) ? t(`bot.${seat.bot}`) : seat.bot;
}

/** «8», or «8 + 4» for somebody who started with four. */
export function scoreWords({ score, ahead }: SeatResult): string {
  const won = figure(score, language.tag);
  return ahead > 0 ? `${won} + ${ahead}` : won;
}

/** «Expert, 3 players, with names»: what makes games comparable. */
export function kindWords({ game, level, players, variant, mode }: Pick<Average, 'game' | 'level' | 'players' | 'variant' | 'mode'>): string {
  const parts = [
    ...(level === null ? [] : [t(`level.${level}`)]),
    ...(mode === 'solo' ? [] : [t('notepad.filter.count', { n: players })]),
    ...(variant === '' ? [] : [spoken(game, `variant.${variant}`) || variant]),
  ];
  return parts.join(' · ');
}

/** Where the seats are seen anyway: «Expert, with names». */
export function shortKind(game: PadGame): string {
  return kindWords({ ...game, mode: 'solo' });
}

const comparable = ({ game, mode, level, variant, players }: Pick<Average, 'game' | 'mode' | 'level' | 'variant' | 'players'>) =>
  [game, mode, level, variant, players].join('|');

/** What games of the same kind came to. */
export function averageOf(game: PadGame, averages: readonly Average[]): Average | undefined {
  return averages.find((one) => comparable(one) === comparable(game));
}

/** Whether this was the best of its kind. A first game is not yet a best. */
export function isBest(game: PadGame, seat: SeatResult, averages: readonly Average[]): boolean {
  const same = averageOf(game, averages);
  return same !== undefined && same.games > 1 && seat.score === same.best && same.best > same.worst;
}

const monthOf = ({ ended }: PadGame): string => new Date(1000 * ended).toDateString().replace(/^\w+ (\w+) \d+/, '$1');

/** The same among the games of one month. `more`: there are older games that we were not given. */
export function bestOfMonth(game: PadGame, player: number, games: readonly PadGame[], more: boolean): boolean {
  const month = games.filter((one) => monthOf(one) === monthOf(game) && comparable(one) === comparable(game));
  if (more && games.every((one) => monthOf(one) === monthOf(game))) return false; // some of this month may be missing
  const scores = month.flatMap((one) => seatOf(one, player)?.score ?? []);
  return scores.length > 1 && seatOf(game, player)?.score === Math.max(...scores) && Math.max(...scores) > Math.min(...scores);
}

/** Whether a game on the pad is the one that ended so. */
export function sameGame(game: PadGame, outcome: Outcome): boolean {
  return (
    game.seats.length === outcome.scores.length &&
    game.seats.every(({ seat, score, ahead, place }) => score + ahead === outcome.scores[seat] && place === outcome.places[seat])
  );
}
