/** What is said of the people in a room. */
import { listed, t } from '../../words/language.svelte';
import type { ProposalInfo, RoomInfo, TableInfo } from '../../wire/protocol';

export function namesOf({ people = [] }: RoomInfo, numbers: readonly number[]): readonly string[] {
  return numbers.flatMap((number) => people[number]?.name ?? []);
}

/** What is said at the door to who gets no seat now: what goes on inside, and no promise that may not be kept. */
export function atTheDoor(phase: TableInfo['phase']): string {
  return t(phase === 'lobby' ? 'room.full' : phase === 'over' ? 'room.between' : 'room.underWay');
}

/** When who looks on here, now or at the next game, is in; nothing for who keeps a seat. */
export function myTurn({ people = [], you = [], waiting = [], waits = [] }: RoomInfo): string {
  const lookingOn = you.filter((number) => people[number]?.seat === undefined || waiting.includes(number));
  if (lookingOn.length === 0) return '';
  if (lookingOn.every((number) => people[number]?.watches === true)) return t('room.youWatch');
  const games = waits.filter((_, place) => lookingOn.includes(waiting[place] ?? -1));
  return games.length === 0 ? t('room.youNext') : t('room.youWait', { n: Math.min(...games) });
}

/** Who comes in at the next game and who has to wait, apart from those on this device. */
export function whoIsNext(room: RoomInfo): string {
  const { people = [], you = [], up_next = [], waiting = [] } = room;
  const others = (numbers: readonly number[]) =>
    namesOf(
      room,
      numbers.filter((number) => !you.includes(number)),
    );
  const comeIn = others(up_next.filter((number) => people[number]?.seat === undefined));
  const wait = others(waiting);
  const said = [comeIn.length > 0 ? t('room.dealtIn', { names: listed(comeIn) }) : '', wait.length > 0 ? t('room.lookOn', { names: listed(wait) }) : ''];
  return said.filter(Boolean).join(' ');
}

/** Who is for a proposal, and what is missing until it begins: the last ones by name. */
export function whatIsMissing(room: RoomInfo, { by, hands = [], missing = 0 }: ProposalInfo): string {
  const { people = [] } = room;
  const proposed = by.length > 0 && hands.every((number) => by.includes(number));
  const names = listed(namesOf(room, proposed ? by : hands));
  const without = [...people.keys()].filter((number) => people[number]?.here === true && !hands.includes(number));
  const who = names === '' ? '' : t(proposed ? 'room.by' : 'room.hands', { names });
  const left = without.length === missing ? t('room.waits', { names: listed(namesOf(room, without)) }) : t('room.missing', { n: missing });
  return [who, by.length > 0 && hands.length === 0 ? t('room.queued') : missing > 0 ? left : ''].filter(Boolean).join(' ');
}

/** «Mia 2 · Ben 1», the best first; people who have not played to an end yet are left out. A line breaks between two people only. */
export function scoreOf(room: RoomInfo): string {
  return standing(room)
    .map(({ name, wins }) => `${name} ${wins}`.replaceAll(' ', '\u00a0'))
    .join('\u00a0· ');
}

export interface Standing {
  readonly number: number;
  readonly name: string;
  readonly wins: number;
  readonly games: number;
}

export function standing({ people = [], tonight }: RoomInfo): readonly Standing[] {
  const all = people.map(({ name }, number) => ({ number, name, wins: tonight?.wins[number] ?? 0, games: tonight?.games[number] ?? 0 }));
  return all.filter(({ games }) => games > 0).toSorted((a, b) => b.wins - a.wins || a.number - b.number);
}

/** Seats at which a bot plays for nobody: somebody who looks on may have one. */
export function botSeats({ seats, phase }: TableInfo): readonly number[] {
  if (phase !== 'playing') return [];
  return [...seats.keys()].filter((seat) => seats[seat]?.kind === 'bot' && seats[seat].name === undefined);
}
