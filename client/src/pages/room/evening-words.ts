/** What can be told of an evening: the same lines on the sheet and in the picture. */
import { listed, t } from '../../words/language.svelte';
import { countsTurns, saidScore } from '../../setup/game-offers';
import type { EveningGame, RoomInfo } from '../../wire/protocol';
import { namesOf, type Standing } from './room-words';

/** Who won one game: «Mia and Ben won», or what all reached together. */
export function wonBy(room: RoomInfo, { game, mode, people, scores, winners }: EveningGame): string {
  if (winners.length === 0) {
    return t(countsTurns(game, mode) ? 'tonight.togetherTurns' : 'tonight.together', { n: saidScore(game, mode, scores[0] ?? 0) });
  }
  const names = namesOf(
    room,
    winners.flatMap((seat) => people[seat] ?? []),
  );
  return names.length === 0 ? t('tonight.botWon') : t('tonight.won', { names: listed(names) });
}

/** «Ida and Tom guessed right», or that nobody did; nothing where nobody guessed. */
export function decidedBets(room: RoomInfo): string {
  const { right = [], wrong = [] } = room.bets ?? {};
  if (right.length > 0) return t('bet.right', { names: listed(namesOf(room, right)) });
  return wrong.length > 0 ? t('bet.wrong') : '';
}

/** «Most feathers: Ida, 4», of those who guessed best. */
function mostFeathers({ people = [] }: RoomInfo): string {
  const most = Math.max(0, ...people.map(({ feathers = 0 }) => feathers));
  const names = people.filter(({ feathers }) => feathers === most).map(({ name }) => name);
  return most === 0 ? '' : t('tonight.feathers', { names: listed(names), n: most });
}

/** What somebody reached, in words that please: their wins, else the games they were in. */
export const reached = ({ wins, games }: Standing): string => (wins > 0 ? t('tonight.wins', { n: wins }) : t('tonight.games', { n: games }));

/** The longest series, the best catch and the closest finish, where there was one. */
export function highlights(room: RoomInfo): readonly string[] {
  const { series, closest, catch: caught } = room.tonight ?? {};
  const game = closest === undefined ? undefined : room.played?.[closest.number]?.game;
  const said: string[] = [];
  if (series !== undefined) said.push(t('tonight.series', { name: namesOf(room, [series.person])[0] ?? '', n: series.length }));
  if (caught !== undefined) said.push(t('tonight.catch', { name: namesOf(room, [caught.person])[0] ?? '', n: caught.finds }));
  if (closest !== undefined && game !== undefined) {
    const title = t(`game.${game}.title`);
    said.push(closest.margin === 0 ? t('tonight.level', { game: title }) : t('tonight.close', { game: title, n: closest.margin }));
  }
  const feathers = mostFeathers(room);
  if (feathers !== '') said.push(feathers);
  return said;
}
