/**
 * Says what happened, once: to screen readers through one live region, to everybody else as a slip of paper.
 * Handing in number 17 of a table twice says it once.
 */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
  /** Said to readers only; the board shows it by itself. */
  readonly quiet: boolean;
}
export type Tone = 'plain' | 'good' | 'bad';

const SHOWN_FOR = 5000;

export class Announcer {
  notices: readonly Notice[] = $state.raw([]);
  #next = 1;
  #said = new Map<string, number>();

  say(text: string, { tone = 'plain', quiet = false }: { tone?: Tone; quiet?: boolean } = {}): void {
    const notice = { id: this.#next++, text, tone, quiet };
    this.notices = [...this.notices, notice];
    setTimeout(() => this.dismiss(notice.id), SHOWN_FOR);
  }

  /** Say something that belongs to event `number` of a source, unless that event has been passed already. */
  sayOnce(source: string, number: number, text: string, how: { tone?: Tone; quiet?: boolean } = {}): void {
    if (number <= (this.#said.get(source) ?? -1)) return;
    this.#said.set(source, number);
    // What was said to readers before has been heard; a page must not remember the game for anybody.
    this.notices = this.notices.filter((notice) => !notice.quiet);
    this.say(text, how);
  }

  /** Take back everything that still lies there, as before a cover. */
  clear(): void {
    this.notices = [];
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }
}

export const announcer = new Announcer();
