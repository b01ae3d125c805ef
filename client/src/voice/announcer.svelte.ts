/**
 * The one voice of the page: says what happened, once and in order, to screen readers through one live region, and to
 * everybody else as a slip of paper. It remembers the last few things that were said of a game, so that they can be heard
 * or read again; what names a face goes from there, and out of the page, as soon as that face is turned down.
 */
export interface Announcement {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
  /** Said to readers only; the board shows it by itself. */
  readonly quiet: boolean;
  /** It names a card that may be turned down later. */
  readonly face: boolean;
}
export type Tone = 'plain' | 'good' | 'bad';

export type How = Partial<Pick<Announcement, 'tone' | 'quiet' | 'face'>>;

/** Something that happened in the game, as it was said. */
export type Line = Pick<Announcement, 'id' | 'text' | 'face'>;

const SHOWN_FOR = 5000;
/** A turn has about this many things to tell. */
const REMEMBERED = 6;

export class Announcer {
  announcements: readonly Announcement[] = $state.raw([]);
  /** What was told of the game of late, the newest last. */
  lately: readonly Line[] = $state.raw([]);
  /** What is asked now. */
  #question = '';
  #next = 1;
  #game = '';
  #said = new Map<string, number>();

  say(text: string, { tone = 'plain', quiet = false, face = false }: How = {}): Announcement {
    const announcement = { id: this.#next++, text, tone, quiet, face };
    this.announcements = [...this.announcements, announcement];
    // Nothing is taken from a reader's mouth: an announcement stays its time, whatever comes after it.
    setTimeout(() => this.dismiss(announcement.id), SHOWN_FOR);
    return announcement;
  }

  /** From now on this game is told of: what was told of the one before it goes. */
  begins(game: string): void {
    if (game === this.#game) return;
    this.#game = game;
    this.lately = [];
  }

  /** Tell readers of event `number` of a source, unless that event has been passed already. */
  tellOnce(source: string, number: number, lines: readonly Pick<Line, 'text' | 'face'>[]): void {
    if (number <= (this.#said.get(source) ?? -1)) return;
    this.#said.set(source, number);
    const told = lines.map(({ text, face }) => this.say(text, { quiet: true, face }));
    this.lately = [...this.lately, ...told.map(({ id, text, face }) => ({ id, text, face }))].slice(-REMEMBERED);
  }

  /** What is asked now, after all that has happened. It may speak of any card that can be seen. */
  ask(text: string): void {
    if (text === this.#question) return;
    this.#question = text;
    if (text !== '') this.say(text, { quiet: true, face: true });
  }

  /** Say the last thing that happened, and what is asked, once more. */
  again(): void {
    const text = [this.lately.at(-1)?.text ?? '', this.#question].filter((part) => part !== '').join(' ');
    if (text !== '') this.say(text, { quiet: true, face: true });
  }

  /** A card was turned down: nobody hears or reads of its face any more. */
  turnDown(): void {
    this.announcements = this.announcements.filter(({ face }) => !face);
    this.lately = this.lately.filter(({ face }) => !face);
    this.#question = '';
  }

  /** Take back everything, as before a cover. */
  clear(): void {
    this.announcements = [];
    this.lately = [];
    this.#question = '';
  }

  dismiss(id: number): void {
    this.announcements = this.announcements.filter((announcement) => announcement.id !== id);
  }
}

export const announcer = new Announcer();
