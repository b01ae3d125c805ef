/** Evenings on the notepad: games that the same people played one soon after the other, told as a room tells of its own. */
import type { Animal, EveningGame, PadGame, PersonInfo, RoomInfo, SeatResult } from '../../wire/protocol';
import { figuresOf } from './evening-figures';

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
  const seats = games.flatMap((game) => game.seats.filter(isPerson));
  const known = [...new Map(seats.map((seat) => [who(seat), seat])).entries()];
  const numberOf = (seat: SeatResult) => (isPerson(seat) ? known.findIndex(([one]) => one === who(seat)) : null);
  const people = known.map(([one, { name, animal }]): PersonInfo => {
    return { name, animal: animal as Animal, feathers: feathersOf(seats.filter((seat) => who(seat) === one)) };
  });
  const played = games.map((game) => asPlayed(game, numberOf));
  return { people, played, tonight: figuresOf(played, people.length) };
}

/** A game says how many there were in its room by then: where there are fewer again, another room has begun. */
function feathersOf(seats: readonly SeatResult[]): number {
  let before = 0;
  return seats.reduce((sum, { feathers: now }) => {
    const more = now < before ? now : now - before;
    before = now;
    return sum + more;
  }, 0);
}

function asPlayed({ game, mode, ended, seats }: PadGame, numberOf: (seat: SeatResult) => number | null): EveningGame {
  return {
    game,
    mode,
    at: ended,
    people: seats.map(numberOf),
    bots: seats.map(({ bot }) => bot),
    scores: seats.map(({ score, ahead }) => score + ahead),
    places: seats.map(({ place }) => place),
    winners: mode === 'versus' ? seats.flatMap(({ won }, seat) => (won ? [seat] : [])) : [],
    catches: seats.map((seat) => seat.catch),
  };
}
