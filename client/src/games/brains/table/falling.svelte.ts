/** Dice in the air: which of them still turn, and what one sees of them until they lie. */
import { moves } from '../../../ui/motion';
import type { BrainsFace } from '../../../wire/protocol';
import { landings, sideOf } from './rolls';

/** In milliseconds: so long one side of a tumbling die is up. */
const SIDE = 75;
/** From here on a tumbling die shows the side on which it comes to lie. */
const SETTLES = 0.7;

export class Falling {
  /** How often each die was thrown while we looked: a die that is thrown tumbles, a die that is tapped does not. */
  throws: readonly number[] = $state.raw([0, 0, 0, 0, 0]);
  /** How long each tumbles, in milliseconds. */
  lasts: readonly number[] = $state.raw([0, 0, 0, 0, 0]);
  /** The one that is held back. */
  held: number | null = $state(null);
  #air: readonly number[] = $state.raw([]);
  #side = $state(0);
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** These are thrown; of the last throw the last one is held back. */
  begins(dice: readonly number[], last: boolean, lasts: number): void {
    this.lies();
    if (!moves() || lasts === 0) return;
    this.held = last ? (dice.at(-1) ?? null) : null;
    this.#air = dice;
    const free = dice.filter((die) => die !== this.held);
    const times = landings(free.length, lasts);
    this.#tumble(new Map(free.map((die, i) => [die, times[i] ?? lasts])));
    this.#timers.push(setInterval(() => this.#side++, SIDE));
  }

  /** The one that was held back lands. */
  lets(lasts: number): void {
    const { held } = this;
    this.held = null;
    if (held !== null) this.#tumble(new Map([[held, 0.7 * lasts]]));
  }

  /** All lie. */
  lies(): void {
    this.#timers.splice(0).forEach(clearTimeout);
    this.#air = [];
    this.held = null;
  }

  /** What is up on a die that has yet to lie; else nothing. */
  seen(die: number): BrainsFace | undefined {
    return this.#air.includes(die) ? sideOf(die, this.#side + 2 * die) : undefined;
  }

  #tumble(times: ReadonlyMap<number, number>): void {
    this.throws = this.throws.map((n, die) => (times.has(die) ? n + 1 : n));
    this.lasts = this.lasts.map((ms, die) => times.get(die) ?? ms);
    for (const [die, ms] of times) this.#timers.push(setTimeout(() => (this.#air = this.#air.filter((other) => other !== die)), SETTLES * ms));
  }
}
