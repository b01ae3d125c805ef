/** What was just said at a table: aloud to readers, and on a slip of paper where the board does not show it by itself. */
import { announcer, type Tone } from '../../voice/announcer.svelte';
import type { GameName, Games, TableInfo, View } from '../../wire/protocol';
import { arrivalWords } from '../arrivals';
import { BEATS, type Beat } from '../beats.svelte';
import type { TablePlayer, Telling } from '../board';

type AnyEvent = Games[GameName]['event'];

export interface Said {
  readonly number: number;
  readonly text: string;
  readonly tone: Tone;
}

/** What the game says of its events (`games/contract.ts`). */
export interface Narrator {
  readonly tell: (
    event: AnyEvent,
    players: readonly TablePlayer[],
    me: number | null,
    next: readonly number[],
    seen?: Games[GameName]['observation'],
  ) => Telling | null;
  readonly boardShows: (event: AnyEvent) => boolean;
}

export interface News {
  readonly view: View;
  readonly events: readonly AnyEvent[];
  readonly beat: Beat | 'rest';
}

export interface Company {
  /** The seats of this device: who holds them knows what they did themselves. */
  readonly mine: readonly number[];
  /** A cover lies on the table, and nothing lies on the cover. */
  readonly covered: boolean;
  /** All look at how the game ended; after that there is a result, and no slip beside it. */
  readonly ends: boolean;
}

/** So many letters have room in two lines of the bar of a phone. */
const MOST = 52;

/** What was said last, and as much of what came before as there is room for; the log has all of it. */
function lastOf(said: readonly string[]): string {
  let text = '';
  for (const sentence of said.toReversed()) {
    if (text !== '' && sentence.length + text.length >= MOST) break;
    text = `${sentence} ${text}`.trim();
  }
  return text;
}

export class PaperSlip {
  said: Said | null = $state.raw(null);
  #before: TableInfo | null = null;

  constructor(private readonly table: string) {}

  /** Say what happened, once. `me`: the one person at this device. Gives whether there was anything to say. */
  tell({ view, events, beat }: News, narrator: Narrator, players: readonly TablePlayer[], me: number | null): boolean {
    const told = events.flatMap((event) => {
      const telling = narrator.tell(event, players, me, view.awaited ?? [], view.observation);
      const mine = 'seat' in event && event.seat === view.hand;
      return telling === null ? [] : [{ ...telling, mine, shown: narrator.boardShows(event) }];
    });
    if (told.length === 0) return false;
    if (view.table) this.#begins(view.table);
    const number = 10 * view.seq + [...BEATS, 'rest'].indexOf(beat);
    announcer.tellOnce(
      this.table,
      number,
      told.map(({ text, face = false }) => ({ text, face })),
    );
    const written = told.filter((telling) => !telling.shown && !(telling.mine && telling.tone === 'plain'));
    if (written.length > 0) {
      const tone = written.find((telling) => telling.tone !== 'plain')?.tone ?? 'plain';
      this.said = { number, text: lastOf(written.map(({ text }) => text)), tone };
    } else if (told.some(({ mine }) => mine)) this.clear(); // to act is to have read it
    return true;
  }

  /** The table as everybody may know it now: who came and went is said to those who sit there. */
  meet(info: TableInfo | null, { mine, covered, ends }: Company): void {
    const text = this.#before === null || info === null ? '' : arrivalWords(this.#before, info, mine);
    this.#before = info;
    if (info !== null) this.#begins(info);
    if (text !== '') announcer.say(text, { quiet: true });
    const written = info?.phase === 'playing' || info?.phase === 'lobby' || ends;
    if (!written) this.clear();
    else if (text !== '' && !covered) this.said = { number: performance.now(), text, tone: 'plain' };
  }

  /** «Again» is another game at the same table. */
  #begins({ games = 0 }: TableInfo): void {
    announcer.begins(`${this.table}/${games}`);
  }

  clear(): void {
    this.said = null;
  }
}
