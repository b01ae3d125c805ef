/**
 * One table as this device may see it now. A new view replaces the old one whole: nothing of what was seen before is
 * kept here, and behind the cover there is nothing at all.
 */
import type { Deadline } from './board';
import { lookTogether, whatNow, type Next } from './handover';
import { OFFERS } from './offers';
import type { GameName, Games, Hold, Phase, Reacted, Refused, TableInfo, ToClient, View, Watch } from './protocol';
import { Line, type Connect, type LineState } from './socket';
import { Stopwatch } from './stopwatch';

export interface Told {
  /** Something happened that should be said once. */
  happened(view: View): void;
  refused(refused: Refused): void;
  reacted(reacted: Reacted): void;
  /** The cover is up: whatever was said of the game must go. */
  covered(): void;
}

/** How long the table lies there after the last move, so that everybody sees what it was. */
const LAST_LOOK = 2500;

type AnyMove = Games[GameName]['move'];

export class Table {
  line: LineState = $state('connecting');
  /** A move was made that has not arrived: without a line it is kept until there is one. */
  keeps = $state(false);
  /** What everybody may know about the table, apart from the game. */
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  deadline: Deadline | null = $state.raw(null);
  /** The seat for which the cover is up. */
  coverFor: number | null = $state(null);
  /** The seat that gets the device next. */
  handOverTo: number | null = $state(null);
  /** The game is over, and everybody still looks at how it ended. */
  ending = $state(false);

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
  #lastLook: ReturnType<typeof setTimeout> | undefined;

  constructor(
    connect: Connect,
    private readonly told: Told,
  ) {
    this.#line = new Line({ heard: (message) => this.#heard(message), changed: (state) => (this.line = state) }, connect, this.#asked);
  }

  send(move: AnyMove): void {
    const view = this.view;
    if (view?.hand === undefined) return;
    const all = this.together && this.#saidForAll.includes(move.move);
    const seats = all ? this.here.filter((seat) => view.awaited?.includes(seat)) : [view.hand];
    const measured = this.#watch.reads(performance.now());
    for (const seat of seats) this.#line.move(seat, view.seq, move, measured);
    this.keeps = this.#line.keeps;
  }

  react(reaction: Reacted['reaction']): void {
    const seat = this.view?.hand ?? this.here[0];
    if (seat !== undefined) this.#line.react(seat, reaction);
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
    clearTimeout(this.#lastLook);
    this.view = null;
  }

  #look(look: Hold | Watch): void {
    this.#asked = look;
    this.#line.look(look);
  }

  #cover(seat: number): void {
    this.coverFor = seat;
    this.handOverTo = null;
    this.view = this.view === null ? null : withoutGame(this.view);
    this.told.covered();
    this.#look({ type: 'hold', seat: null });
  }

  #heard(message: ToClient): void {
    this.keeps = this.#line.keeps;
    if (message.type === 'view') this.#see(message);
    else if (message.type === 'refused') this.told.refused(message);
    else if (message.type === 'reacted') this.told.reacted(message);
  }

  #see(view: View): void {
    const before = this.info?.phase;
    if (view.table !== undefined) this.info = view.table;
    const info = this.info;
    if (info !== null) this.#end(before, info.phase, view);
    if (info === null || !answers(view, this.#asked)) return; // on its way from before the last look was asked for
    this.view = this.coverFor === null ? view : withoutGame(view);
    this.deadline = deadlineOf(view);
    this.#time(this.view);
    this.#follow(info, view);
    if (this.coverFor === null && (view.events ?? []).length > 0) this.told.happened(view);
  }

  /** The last thing that happened is seen before the result takes its place. */
  #end(before: Phase | undefined, now: Phase, view: View): void {
    if (now === before) return;
    clearTimeout(this.#lastLook);
    this.ending = before === 'playing' && now === 'over' && view.outcome !== undefined && this.coverFor === null;
    if (this.ending) this.#lastLook = setTimeout(() => (this.ending = false), LAST_LOOK);
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

/** Whether a view is what was asked for; a device that has lost its seat is shown the cover instead. */
function answers(view: View, asked: Hold | Watch): boolean {
  if (asked.type === 'watch') return view.looking === 'public';
  if (asked.seat === null) return view.looking === 'cover';
  return (view.looking === 'seat' && view.hand === asked.seat) || !(view.yours ?? []).includes(asked.seat);
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
  return due === undefined ? null : { at: now + 1000 * due.seconds, total: 1000 * Math.max(due.whole, due.seconds, 1) };
}
