/** Evenings on the notepad: games that the same people played one soon after the other, told as a room tells of its own. */
import type { Animal, EveningGame, PadGame, PersonInfo, RoomInfo, SeatResult } from '../../wire/protocol';

/** Seconds: whoever rests longer begins another evening. */
const BREAK = 3 * 3600;
/** One game is no evening, and one person no company. */
const LEAST = 2;

const isPerson = ({ name, bot, animal }: SeatResult): boolean => bot === null && name !== '' && animal !== null;
const who = ({ name, animal }: SeatResult): string => `${animal}/${name}`;

function shared(one: PadGame, other: PadGame): number {
  const there = new Set(one.seats.filter(isPerson).map(who));
  return other.seats.filter((seat) => isPerson(seat) && there.has(who(seat))).length;
}

/** The newest first. */
export function evenings(games: readonly PadGame[]): readonly RoomInfo[] {
  const found: PadGame[][] = [];
  for (const game of games.toSorted((a, b) => a.ended - b.ended)) {
    if (game.seats.filter(isPerson).length < LEAST) continue;
    const evening = found.at(-1);
    const last = evening?.at(-1);
    if (evening && last && game.started - last.ended < BREAK && shared(last, game) >= LEAST) evening.push(game);
    else found.push([game]);
  }
  return found
    .filter((evening) => evening.length >= LEAST)
    .map(asRoom)
    .toReversed();
}

function asRoom(games: readonly PadGame[]): RoomInfo {
  const seats = new Map(games.flatMap((game) => game.seats.filter(isPerson).map((seat) => [who(seat), seat] as const)));
  const known = [...seats.keys()];
  const people = [...seats.values()].map(({ name, animal }): PersonInfo => ({ name, animal: animal as Animal }));
  const played = games.map((game) => asPlayed(game, (seat) => (isPerson(seat) ? known.indexOf(who(seat)) : null)));
  const counted = (counts: (game: EveningGame, seat: number) => boolean) =>
    people.map((_, number) => played.filter((game) => game.people.some((person, seat) => person === number && counts(game, seat))).length);
  return { people, played, tonight: { games: counted(() => true), wins: counted(({ winners }, seat) => winners.includes(seat)) } };
}

function asPlayed({ game, mode, ended, seats }: PadGame, numberOf: (seat: SeatResult) => number | null): EveningGame {
  return {
    game,
    mode,
    at: ended,
    people: seats.map(numberOf),
    bots: seats.map(({ bot }) => bot),
    scores: seats.map(({ score }) => score),
    places: seats.map(({ place }) => place),
    winners: mode === 'versus' ? seats.flatMap(({ won }, seat) => (won ? [seat] : [])) : [],
  };
}
