/** What is told of a game that is over; without it there is a result all the same. */
import type { Story } from '../wire/protocol';

export class Retelling {
  story: Story | null = $state.raw(null);
  #asked = 0;

  constructor(private readonly load: () => Promise<Story>) {}

  /** A game is over, or none is any more. */
  async follow(over: boolean): Promise<void> {
    const asked = ++this.#asked;
    this.story = null;
    if (!over) return;
    const told = await this.load().catch(() => null);
    if (asked === this.#asked) this.story = told;
  }
}
