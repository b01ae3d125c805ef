/**
 * The line to one table: connects, sends, hands on what comes, and connects again by itself. It knows no page.
 *
 * A line that comes back asks for the same look as before, and what was not answered is sent again: a move carries an
 * id of its own, so that the server does it once.
 */
import { randomHex } from '../wire/random';
import type { FromClient, GameName, Hold, MakeMove, Reaction, ToClient, View, Watch } from '../wire/protocol';
import type { Measured } from './stopwatch';

export type LineState =
  /** The first time: nothing has been heard yet. */
  | 'connecting'
  | 'open'
  /** Broken; it is being tried again. */
  | 'down'
  /** Nobody answered in time; another way is tried, which may lead to another worker. */
  | 'silent'
  /** The server said that it stops for a moment. */
  | 'restarting'
  /** There is no such table for this device: nothing is tried any more. */
  | 'gone';

export interface Listener {
  heard(message: ToClient): void;
  changed(state: LineState): void;
}

/** What is used of a WebSocket, so that tests can do without a network. */
export interface Wire {
  send(text: string): void;
  close(): void;
}
/** What a wire tells of itself. */
export interface Ends {
  opened(): unknown;
  heard(text: string): unknown;
  closed(code: number): unknown;
}
export type Connect = (ends: Ends) => Wire;

const NO_SUCH_TABLE = 4404;
const FIRST_WAIT = 100;
const LONGEST_WAIT = 2000;
/** How long an answer may take before a line that seems open is taken for dead. */
const PATIENCE = 4000;
/** Where nobody was faster on the last ways either, somebody may just be slow. */
const LONGEST_PATIENCE = 4 * PATIENCE;
/** After so long without a word, who waits for others asks. */
const QUIET = 20_000;
/** The same when the device itself says that it has no network; a server on the device still answers in time. */
const LITTLE_PATIENCE = 800;
/** How often such a line is made sure of: what comes over it may have been on its way before. */
const DOUBT = 1000;

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Line {
  #state: LineState = 'connecting';
  #wire: Wire | null = null;
  #opened = false;
  #look: Hold | Watch;
  #wait = FIRST_WAIT;
  #patience = PATIENCE;
  #retry: Timer;
  /** Until something is heard. */
  #silence: Timer;
  /** Until the move of the seat in hand is answered. */
  #overdue: Timer;
  #quiet: Timer;
  #doubt: Timer;
  #unanswered: MakeMove[] = [];
  /** What the last view said: the seat in hand, and whether something is asked of it. */
  #hand: number | undefined;
  #isAsked = false;

  constructor(
    private readonly listener: Listener,
    private readonly connect: Connect,
    look: Hold | Watch = { type: 'hold', seat: null },
    private readonly newId: () => string = randomId,
  ) {
    this.#look = look;
    this.#open();
  }

  get state(): LineState {
    return this.#state;
  }

  /** From now on look at this; also after the line broke. */
  look(look: Hold | Watch): void {
    this.#look = look;
    this.#send(look);
  }

  /** Make a move that answers a view. While another of this seat is unanswered, nothing happens: it was a double tap. */
  move<G extends GameName>(seat: number, seq: number, move: MakeMove<G>['move'], measured: Measured = {}): void {
    if (this.waitsFor(seat)) return;
    const message: MakeMove = { type: 'move', seat, seq, id: this.newId(), move, ...measured };
    this.#unanswered.push(message);
    this.#send(message);
    this.#waitForMoves();
  }

  waitsFor(seat: number): boolean {
    return this.#unanswered.some((sent) => sent.seat === seat);
  }

  /** Whether a move is kept that the server has not answered yet. */
  get keeps(): boolean {
    return this.#unanswered.length > 0;
  }

  stick(seat: number | undefined, reaction: Reaction): void {
    this.#send(seat === undefined ? { type: 'cheer', reaction } : { type: 'react', seat, reaction });
  }

  /** The bots need not think so long. */
  hurry(seat: number): void {
    this.#send({ type: 'hurry', seat });
  }

  /** Something about the network or the screen changed: make sure of the line. */
  check(offline = false): void {
    if (this.#state === 'gone') return;
    clearTimeout(this.#doubt);
    if (offline) this.#doubt = setTimeout(() => this.check(true), DOUBT);
    if (this.#opened) {
      this.#send(this.#look);
      this.#silence ??= offline ? setTimeout(() => this.#broken(), LITTLE_PATIENCE) : setTimeout(() => this.#dead(), this.#patience);
    } else if (this.#retry !== undefined && !offline) {
      this.#open();
    }
  }

  /** Nobody looks any more. */
  close(): void {
    this.#state = 'gone';
    this.#unanswered = [];
    clearTimeout(this.#doubt);
    this.#drop();
  }

  #open(): void {
    this.#drop();
    // What an older wire still has to tell is not heard.
    const wire: Wire = this.connect({
      opened: () => this.#wire === wire && this.#greet(),
      heard: (text) => this.#wire === wire && this.#heard(JSON.parse(text) as ToClient),
      closed: (code) => this.#wire === wire && (code === NO_SUCH_TABLE ? this.#gone() : this.#broken()),
    });
    this.#wire = wire;
    this.#silence = setTimeout(() => this.#dead(), this.#patience);
  }

  #greet(): void {
    this.#opened = true;
    this.#send(this.#look);
    for (const move of this.#unanswered) this.#send(move);
    this.#waitForMoves();
  }

  #heard(message: ToClient): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    if (message.type === 'going_down') {
      this.#wait = 1000 * (message.seconds ?? 1);
      this.#change('restarting');
    } else if (message.type === 'view') {
      this.#see(message);
    } else if (message.type === 'refused') {
      this.#unanswered = this.#unanswered.filter((sent) => sent.id !== message.id);
    }
    this.#waitForMoves();
    this.#waitForOthers();
    this.listener.heard(message);
  }

  #see(view: View): void {
    this.#wait = FIRST_WAIT;
    this.#hand = view.hand;
    this.#isAsked = (view.moves ?? []).length > 0;
    this.#unanswered = this.#unanswered.filter((sent) => !settles(view, sent));
    if (this.#state === 'silent' && this.#waitsInHand) return;
    this.#patience = PATIENCE;
    this.#change('open');
  }

  /** Only of the seat in hand a view says what is done. */
  get #waitsInHand(): boolean {
    return this.#hand !== undefined && this.waitsFor(this.#hand);
  }

  /** A move that is not answered in time goes another way, whatever else the server still says. */
  #waitForMoves(): void {
    if (this.#opened && this.#waitsInHand) {
      this.#overdue ??= setTimeout(() => this.#dead(), this.#patience);
    } else {
      clearTimeout(this.#overdue);
      this.#overdue = undefined;
    }
  }

  /** Others may take long, or the server may be gone: who has heard nothing for a while asks. */
  #waitForOthers(): void {
    clearTimeout(this.#quiet);
    if (!this.#isAsked && this.#opened) this.#quiet = setTimeout(() => this.check(), QUIET);
  }

  #broken(state: LineState = 'down'): void {
    this.#drop();
    if (this.#state !== 'restarting') this.#change(state);
    const wait = this.#wait;
    this.#wait = Math.min(2 * wait, LONGEST_WAIT);
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  #dead(): void {
    this.#patience = Math.min(2 * this.#patience, LONGEST_PATIENCE);
    this.#broken(this.#opened ? 'silent' : 'down');
  }

  #gone(): void {
    this.#drop();
    this.#change('gone');
  }

  /** Let go of the present wire, without hearing from it again. */
  #drop(): void {
    for (const timer of [this.#retry, this.#silence, this.#overdue, this.#quiet]) clearTimeout(timer);
    this.#retry = this.#silence = this.#overdue = this.#quiet = undefined;
    const wire = this.#wire;
    this.#wire = null;
    this.#opened = false;
    wire?.close();
  }

  #send(message: FromClient): void {
    if (this.#opened) this.#wire?.send(JSON.stringify(message));
  }

  #change(state: LineState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.listener.changed(state);
  }
}

/** Whether a view shows that a move has arrived: it says so, or the game no longer waits for a seat that is not in hand. */
function settles(view: View, sent: MakeMove): boolean {
  if (view.hand === sent.seat) return view.done === sent.id;
  return !(view.awaited ?? []).includes(sent.seat);
}

const ID_BYTES = 12;

export function randomId(): string {
  return randomHex(ID_BYTES);
}

export function wireTo(table: string): Connect {
  return (ends) => {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/play`);
    socket.addEventListener('open', () => ends.opened());
    socket.addEventListener('message', ({ data }) => ends.heard(String(data)));
    socket.addEventListener('close', ({ code }) => ends.closed(code));
    return socket;
  };
}
