/** A board's part in an answer about a card: what one has just answered, and whether one then saw the card turn. */
import type { Beat } from '../table/beats.svelte';

export class OwnAnswer<Answer> {
  /** Whether the last card was seen to turn: else it lies beside the others, as after a reload. */
  seen = $state(false);
  #last: { readonly answer: Answer; readonly to: object } | null = $state.raw(null);

  /** `observation`: what lies on the table now, another object whenever something happened. */
  constructor(private readonly observation: () => object) {}

  /** What I answered, from when it was let go until it is shown. */
  get now(): Answer | null {
    return this.#last !== null && this.#last.to === this.observation() ? this.#last.answer : null;
  }

  give(answer: Answer): void {
    this.#last = { answer, to: this.observation() };
  }

  /** Looks on in every beat; `asks`: something is asked at rest. */
  watch(beat: Beat | null, asks: boolean): void {
    if (beat === 'truth') this.seen = true;
    else if (asks && beat === null) this.seen = false;
  }
}

/** The same for a board, which looks on before it draws. */
export function ownAnswer<Answer>(observation: () => object, beat: () => Beat | null, asks: () => boolean): OwnAnswer<Answer> {
  const own = new OwnAnswer<Answer>(observation);
  $effect.pre(() => own.watch(beat(), asks()));
  return own;
}
