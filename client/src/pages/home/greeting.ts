/** What home tells those who were here before, gathered before any of it is shown: nothing comes in between later. */
import { daysOf } from '../../day/requests';
import { today } from '../../day/months';
import { remembered } from '../../device/people';
import { ghosts, results } from '../../notepad/requests';
import { lastMeeting, rivalry, type LastMeeting, type Rivalry } from '../../notepad/rivalry';
import { evenings } from '../room/evenings';
import type { MyTable, RoomInfo, WillingGhost } from '../../wire/protocol';

/** Somebody's best of today. */
export interface Circles {
  readonly name: string;
  readonly full: number;
}

export interface Greeting {
  /** The tables of this device that wait for it. */
  readonly tables: readonly MyTable[];
  readonly rivals: Rivalry | null;
  /** The last game, where it is no affair of two, or was shared. */
  readonly last: LastMeeting | null;
  /** The last evening, unless it goes on. */
  readonly evenings: readonly RoomInfo[];
  readonly guest: WillingGhost | undefined;
  readonly circles: readonly Circles[];
}

/** So many people are asked about: a family, and not everybody who ever came. */
const MOST = 4;

async function circlesOf(name: string, day: string): Promise<readonly Circles[]> {
  const { own } = await daysOf(name, day);
  const full = own.flatMap(({ begun }) => (begun.day === day ? (begun.signs ?? []) : []));
  return full.length > 0 ? [{ name, full: Math.max(...full) }] : [];
}

/** What cannot be had is left out: the games are there all the same. */
const orElse = <T>(asked: Promise<T>, other: T): Promise<T> => asked.catch(() => other);

export async function greetingWith(tables: readonly MyTable[]): Promise<Greeting> {
  const day = today();
  const asked = remembered().slice(0, MOST);
  const [played, guest, circles] = await Promise.all([
    orElse(
      results({}).then(({ games }) => games),
      [],
    ),
    orElse(
      ghosts().then(({ willing }) => willing[0]),
      undefined,
    ),
    orElse(
      Promise.all(asked.map(({ name }) => circlesOf(name, day))).then((all) => all.flat()),
      [],
    ),
  ]);
  const goesOn = tables.some(({ between }) => between);
  return { tables, rivals: rivalry(played), last: lastMeeting(played), evenings: goesOn ? [] : evenings(played).slice(0, 1), guest, circles };
}
