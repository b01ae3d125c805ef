/**
 * One table as this device may see it now. A new view is shown in its beats and then replaces the old one whole: nothing
 * of what was seen before is kept here, and behind the cover there is nothing at all.
 */
import { Beats, BEATS, lengthOf, paceWithin, type Beat, type Moment, type Screen, type Show } from './beats.svelte';
import type { Deadline } from './board';
import { lookTogether, whatNow, type Next } from './handover';
import { OFFERS } from '../wire/offers';
import type { Cheered, GameName, Games, Hold, Presence, Reacted, Reaction, Refused, TableInfo, ToClient, View, Watch } from '../wire/protocol';
import { Line, type Connect, type LineState } from './socket';
import { paceOf } from '../device/people';
import type { Pace } from '../device/settings.svelte';
import { Stopwatch } from './stopwatch';
import { isForMany } from '../tabletop/page-size.svelte';

type AnyEvent = Games[GameName]['event'];
type AnyMove = Games[GameName]['move'];
type AnyObservation = Games[GameName]['observation'];

/** What the game says of its shows (`games/contract.ts`). */
export interface Director {
  readonly show: (before: AnyObservation, now: AnyObservation, news: readonly AnyEvent[]) => Show<AnyObservation> | null;
  readonly beatOf: (event: AnyEvent) => Beat | 'rest';
  readonly heardIn?: (event: AnyEvent) => Beat | 'rest';
  readonly hides: (event: AnyEvent) => boolean;
}

export interface Told {
  /** These things happened and should be said once, now: their beat has come. */
  happened(view: View, events: readonly AnyEvent[], beat: Beat | 'rest'): void;
  /** The sounds of these belong to this moment. */
  sounds(events: readonly AnyEvent[]): void;
  refused(refused: Refused): void;
  /** Something is hidden now that could be seen: whatever was said of it must go. */
  hid(): void;
  /** The cover is up: whatever was said of the game must go. */
  covered(): void;
}

/** A view with all that came with it, which waits for its turn to be shown. */
interface Arrived {
  readonly view: View;
  readonly info: TableInfo;
  readonly deadline: Deadline | null;
}

const ORDER = [...BEATS, 'rest'] as const;

export class Table {
  line: LineState = $state('connecting');
  /** What the server keeps of the table cannot be read: nobody comes to it any more, by whatever link. */
  broken = $state(false);
  /** A move was made that has not arrived: without a line it is kept until there is one. */
  keeps = $state(false);
  /** What everybody may know about the table, apart from the game. */
  info: TableInfo | null = $state.raw(null);
  /** The same as it was heard last: what is shown may be older, but the luck of the next game waits for nobody's show. */
  heard: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  deadline: Deadline | null = $state.raw(null);
  /** The sticker that was heard last. */
  said: Reacted | Cheered | null = $state.raw(null);
  /** The seat for which the cover is up. */
  coverFor: number | null = $state(null);
  /** The seat that gets the device next. */
  handOverTo: number | null = $state(null);
  /** The game is over, and everybody still looks at how it ended; then comes its last scene, if it has one. */
  ending: 'look' | 'scene' | null = $state(null);
  /** How the game wants its moves to be shown, as soon as that is known; until then they are not. */
  director: Director | null = null;

  /** This device's seats that people play. */
  readonly here = $derived(peopleOf(this.view?.yours ?? [], this.info));
  readonly #saidForAll: readonly string[] = $derived(this.info === null ? [] : OFFERS[this.info.game].saidForAll);
  /** Several people look at this device, and one of them may speak for all. */
  readonly together = $derived(
    lookTogether({ here: this.here, awaited: this.view?.awaited ?? [], moves: this.view?.moves ?? [], saidForAll: this.#saidForAll }),
  );

  #line: Line;
  #asked: Hold | Watch = { type: 'hold', seat: null };
  #watch = new Stopwatch();
  #first = true;
  #pace: Pace = 'usual';
  #beats = new Beats((moment) => lengthOf(moment, this.#screen(), this.#pace));

  constructor(
    connect: Connect,
    private readonly told: Told,
  ) {
    this.#line = new Line({ heard: (message) => this.#hear(message), changed: (state) => (this.line = state) }, connect, this.#asked);
  }

  /** The beat in which the present show is; null while the table is at rest. */
  get beat(): Beat | null {
    return BEATS.find((beat) => beat === this.#beats.now) ?? null;
  }

  /** How long this beat lasts, in milliseconds. */
  get lasts(): number {
    return this.beat === null ? 0 : lengthOf(this.beat, this.#screen(), this.#pace);
  }

  /**
   * A tap or a key: on to what comes next. At rest that is what a bot does, if the game waits for bots alone. No phone
   * hurries what a room looks at: who went on from there would cut it short on the big screen.
   */
  hurry(): void {
    if (this.beat !== null && this.#inARoom()) return;
    if (this.#beats.now !== null) return this.#beats.hurry();
    const [seat] = this.here;
    if (seat !== undefined && this.waitsForBots) this.#line.hurry(seat);
  }

  /** Only bots are to move: who looks on may hurry them. */
  get waitsForBots(): boolean {
    const awaited = this.view?.awaited ?? [];
    const thinks = (awaits: number) => this.info?.seats[awaits]?.kind === 'bot';
    return this.info?.phase === 'playing' && awaited.length > 0 && awaited.every(thinks);
  }

  send(move: AnyMove): void {
    const view = this.view;
    if (view?.hand === undefined || this.beat !== null) return;
    const all = this.together && this.#saidForAll.includes(move.move);
    const seats = all ? this.here.filter((seat) => view.awaited?.includes(seat)) : [view.hand];
    const measured = this.#watch.reads(performance.now());
    for (const seat of seats) this.#line.move(seat, view.seq, move, measured);
    this.keeps = this.#line.keeps;
  }

  /** Show a sticker, from one's seat or as somebody who looks on. */
  stick(reaction: Reaction): void {
    this.#line.stick(this.view?.hand ?? this.here[0], reaction);
  }

  /** The person with the device is done. */
  handOver(): void {
    if (this.handOverTo !== null) this.#cover(this.handOverTo);
  }

  /** The next one says that it is them. */
  uncover(): void {
    const seat = this.coverFor;
    if (seat === null) return;
    this.coverFor = null;
    this.#look({ type: 'hold', seat });
  }

  /** Nobody can see the page now. */
  outOfSight(): void {
    this.#watch.looksAway();
  }

  /** Make sure of the line. */
  check(): void {
    this.#line.check(!navigator.onLine);
  }

  close(): void {
    this.#line.close();
    this.#beats.forget();
    this.view = null;
  }

  #look(look: Hold | Watch): void {
    this.#asked = look;
    this.#line.look(look);
  }

  #cover(seat: number): void {
    this.#beats.forget();
    this.info = this.heard;
    this.coverFor = seat;
    this.handOverTo = null;
    this.view = this.view === null ? null : withoutGame(this.view);
    this.told.covered();
    this.#look({ type: 'hold', seat: null });
  }

  #refused(refused: Refused): void {
    if (refused.code === 'broken_table') this.broken = true;
    this.told.refused(refused);
  }

  #hear(message: ToClient): void {
    this.keeps = this.#line.keeps;
    if (message.type === 'view') this.#see(message);
    else if (message.type === 'presence') this.#meet(message);
    else if (message.type === 'refused') this.#refused(message);
    else if (message.type === 'reacted' || message.type === 'cheered') this.said = message;
  }

  /** Who is here is shown at once: it tells nothing of the game. */
  #meet(here: Presence): void {
    if (this.heard !== null) this.heard = withPresence(this.heard, here);
    if (this.info !== null) this.info = withPresence(this.info, here);
  }

  #see(view: View): void {
    const before = this.heard;
    const info = view.table ?? before;
    this.heard = info;
    if (info === null) return;
    const news = view.events ?? [];
    const arrived = { view, info, deadline: deadlineOf(view) };
    const director = this.director;
    // What must not be seen any longer, or a break, waits for no show.
    const another = info.phase !== before?.phase && info.phase !== 'over';
    const turnedDown = director !== null && news.some((event) => director.hides(event));
    const hid = turnedDown || (hasGlanced(this.view) && !hasGlanced(view));
    if (another || director === null || hid) this.#beats.catchUp();
    if (hid) this.told.hid();
    let show: Show<AnyObservation> | null = null;
    this.#beats.add({
      happened: news.length > 0,
      whole: () => this.ending !== null && this.#isTheScreen(),
      moments: () => {
        show = this.#showOf(arrived);
        const moments = [...BEATS.filter((beat) => show?.[beat] !== undefined), ...this.#lastMoments(arrived)];
        this.#pace = this.#paceOf(arrived, moments);
        return moments;
      },
      begins: (moment) => this.#begins(arrived, show, moment),
      ends: () => this.#ends(arrived, show),
    });
  }

  /** Only who has seen what lay there before can be shown how it changed. */
  #showOf({ view, info }: Arrived): Show<AnyObservation> | null {
    const before = this.view;
    const same = before?.looking === view.looking && before.hand === view.hand && answers(view, this.#asked);
    const playing = this.info?.phase === 'playing' && (info.phase === 'playing' || info.phase === 'over');
    if (!same || !playing || this.coverFor !== null || !view.events?.length) return null;
    if (before.observation === undefined || view.observation === undefined) return null;
    return this.director?.show(before.observation, view.observation, view.events) ?? null;
  }

  /** How a game ended is seen before the result takes its place. */
  #lastMoments({ view, info }: Arrived): readonly Moment[] {
    if (this.info?.phase !== 'playing' || info.phase !== 'over' || view.outcome === undefined || this.coverFor !== null) return [];
    return ['look', 'scene'];
  }

  #begins(arrived: Arrived, show: Show<AnyObservation> | null, moment: Moment): void {
    const { view } = arrived;
    if (moment === 'look') {
      this.#shows(arrived, show);
      this.ending = 'look';
    } else if (moment === 'scene') this.ending = 'scene';
    else if (this.view !== null) {
      const { moves: _moves, outcome: _outcome, ...before } = this.view;
      this.view = { ...before, observation: show?.[moment], events: view.events } as View;
      this.deadline = null;
      this.#tell(arrived, show, moment);
    }
  }

  #ends(arrived: Arrived, show: Show<AnyObservation> | null): void {
    if (this.ending === null) this.#shows(arrived, show);
    this.ending = null;
  }

  /** The table as it is now. */
  #shows(arrived: Arrived, show: Show<AnyObservation> | null): void {
    const { view, info } = arrived;
    this.info = info;
    if (!answers(view, this.#asked)) return; // on its way from before the last look was asked for
    this.view = this.coverFor === null ? view : withoutGame(view);
    this.deadline = arrived.deadline;
    this.#time(this.view);
    this.#follow(info, view);
    if (this.coverFor === null) this.#tell(arrived, show, 'rest');
  }

  /** Tell what belongs to this beat; what belongs to one that the show does not have comes with the next that it has. */
  #tell({ view }: Arrived, show: Show<AnyObservation> | null, now: Beat | 'rest'): void {
    const had = ORDER.filter((beat) => beat === 'rest' || show?.[beat] !== undefined);
    const isNow = (wanted: Beat | 'rest') => had.find((beat) => ORDER.indexOf(beat) >= ORDER.indexOf(wanted)) === now;
    const { events: news = [] } = view;
    const director = this.director;
    const heard = news.filter((event) => isNow((director?.heardIn ?? director?.beatOf)?.(event) ?? 'rest'));
    const told = news.filter((event) => isNow(director?.beatOf(event) ?? 'rest'));
    if (heard.length > 0) this.told.sounds(heard);
    if (told.length > 0) this.told.happened(view, told, now);
  }

  /** As slow as on a big screen: here, or in the same room, where no phone tells what all have yet to see. */
  #screen(): Screen {
    return this.#isTheScreen() || this.#inARoom() ? 'big' : 'own';
  }

  /** Nobody sits here, and there is room for many to look at it. */
  #isTheScreen(): boolean {
    return (this.view?.yours ?? []).length === 0 && isForMany();
  }

  /** Somebody plays or looks on here where a big screen shows the table: a host without a seat is the screen. */
  #inARoom(): boolean {
    return this.info?.big_screen === true && (this.view?.host !== true || this.here.length > 0);
  }

  #paceOf({ info, deadline }: Arrived, moments: readonly Moment[]): Pace {
    const own = paceOf(this.here.flatMap((seat) => info.seats[seat]?.name ?? []));
    const pace = own === 'quick' && this.#inARoom() ? 'usual' : own;
    return deadline === null ? pace : paceWithin(deadline.at - deadline.total - Date.now(), moments, this.#screen(), pace);
  }

  #time(view: View): void {
    const question = view.hand === undefined || !view.moves?.length ? null : JSON.stringify([view.hand, view.moves]);
    if (view.observation === undefined) return this.#watch.shows(null, 0, false, false);
    this.#watch.shows(question, performance.now(), globalThis.document?.hidden ?? false, this.#first);
    this.#first = false;
  }

  /** Ask for what should be seen next. */
  #follow(info: TableInfo, view: View): void {
    const awaited = view.awaited ?? [];
    if (this.coverFor !== null && info.phase !== 'over' && awaited.includes(this.coverFor) && this.here.includes(this.coverFor)) return;
    this.coverFor = null;
    const { looking, hand = null, private: secret = [] } = view;
    this.#do(whatNow({ phase: info.phase, looking, hand, here: this.here, awaited, secret }));
  }

  #do(next: Next): void {
    this.handOverTo = next.do === 'offer' ? next.seat : null;
    if (next.do === 'hold') this.#look({ type: 'hold', seat: next.seat });
    if (next.do === 'watch') this.#look({ type: 'watch' });
    if (next.do === 'cover') this.#cover(next.seat);
  }
}

function peopleOf(yours: readonly number[], info: TableInfo | null): readonly number[] {
  const people = yours.filter((seat) => info?.seats[seat]?.kind === 'person');
  // Somebody with a bot in their place still looks on from their own seat.
  return people.length > 0 ? people : yours.slice(0, 1);
}

/** Whether a card lies open that this viewer looks at alone (A6). That it is covered again no event says: nobody else saw it. */
function hasGlanced(view: View | null): boolean {
  const seen = view?.observation;
  return seen !== undefined && 'glances' in seen && seen.glances !== undefined && seen.glances.card !== null;
}

/** Whether a view is what was asked for; a device that has lost its seat is shown the cover instead. */
function answers(view: View, asked: Hold | Watch): boolean {
  if (asked.type === 'watch') return view.looking === 'public';
  if (asked.seat === null) return view.looking === 'cover';
  return (view.looking === 'seat' && view.hand === asked.seat) || !(view.yours ?? []).includes(asked.seat);
}

/** The table with those who are here now. */
export function withPresence(info: TableInfo, { connected = [], host_away = false, people = [] }: Presence): TableInfo {
  const { room } = info;
  return {
    ...info,
    host_away,
    seats: info.seats.map((seat, number) => ({ ...seat, connected: connected.includes(number) })),
    ...(room && { room: { ...room, people: room.people?.map((person, number) => ({ ...person, here: people.includes(number) })) ?? [] } }),
  };
}

/** What may be known at the cover. */
function withoutGame(view: View): View {
  const { type, seq, yours, host, awaited, outcome } = view;
  return {
    type,
    seq,
    looking: 'cover',
    ...(yours && { yours }),
    ...(host && { host }),
    ...(awaited && { awaited }),
    ...(outcome && { outcome }),
  };
}

/** The time that everybody has, or the seat in hand, by this device's clock. */
export function deadlineOf(view: View, now = Date.now()): Deadline | null {
  const due = view.deadlines?.find(({ seat }) => seat === null || seat === view.hand);
  return due === undefined ? null : { at: now + 1000 * due.seconds, total: 1000 * Math.max(due.whole, 1) };
}
