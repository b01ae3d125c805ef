/**
 * Two cards that leave the table together, as a pair or as an error, lie side by side for a moment first: the table has
 * only their number afterwards (B8, B16). Nothing is kept longer than that.
 */
import type { Event } from './view';

type Animal = Extract<Event, { event: 'played' }>['animal'];

export interface Two {
  readonly cards: readonly [Animal, Animal];
  readonly pair: boolean;
}

const SEEN_FOR = 2200;

export class Laid {
  two: Two | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Look at what just happened. */
  see(news: readonly Event[]): void {
    if (news.length === 0) return;
    this.stop();
    this.two = news.map(twoOf).findLast((two) => two !== null) ?? null;
    if (this.two !== null) this.#timer = setTimeout(() => (this.two = null), SEEN_FOR);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.two = null;
  }
}

function twoOf(event: Event): Two | null {
  if (event.event === 'paired') return { cards: [event.animal, event.animal], pair: true };
  return event.event === 'erred' ? { cards: [event.animal, event.top], pair: false } : null;
}
