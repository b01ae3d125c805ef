/**
 * How long a question has stood on this screen before it is answered, and whether the page was out of sight meanwhile.
 * For the notepad, which must not take a cup of tea for slow thinking.
 */
export interface Measured {
  readonly took?: number;
  readonly hidden?: boolean;
}

export class Stopwatch {
  #question: string | null = null;
  /** Unknown for a question that was there before the page was. */
  #since: number | null = null;
  #hidden = false;

  /** A view has come: what it asks, or null if nothing is asked. The same question goes on being the same. */
  shows(question: string | null, now: number, outOfSight: boolean, first: boolean): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#since = first ? null : now;
    this.#hidden = outOfSight;
  }

  looksAway(): void {
    this.#hidden = true;
  }

  reads(now: number): Measured {
    if (this.#question === null) return {};
    return {
      ...(this.#since !== null && { took: Math.round(now - this.#since) }),
      ...(this.#hidden && { hidden: true }),
    };
  }
}
