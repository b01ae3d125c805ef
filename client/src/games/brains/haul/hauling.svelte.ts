/** Brains on their way between the heap and a plate, and how many have left and come by now. */
import { moves } from '../../../ui/motion';
import { play } from '../../../voice/sound';
import { departures, loads } from './haul';

export interface Flight {
  readonly id: number;
  readonly leaves: number;
  readonly lasts: number;
}

/** Of the time there is, each needs this share for its way. */
const WAY = 0.55;

export class Hauling {
  /** How many brains are still where they were, and how many have yet to arrive. */
  there = $state(0);
  coming = $state(0);
  flights: readonly Flight[] = $state.raw([]);
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** So many set off. */
  begins(brains: number, lasts: number): void {
    this.ends();
    if (!moves() || lasts === 0) return;
    this.there = this.coming = brains;
    const way = WAY * lasts;
    const carried = loads(brains);
    const leave = departures(carried.length, lasts - way);
    this.flights = leave.map((leaves, id) => ({ id, leaves, lasts: way }));
    carried.forEach((load, i) => {
      const leaves = leave[i] ?? 0;
      this.#timers.push(
        setTimeout(() => (this.there -= load), leaves),
        setTimeout(() => this.#arrives(load), leaves + way),
      );
    });
  }

  /** All are where they belong. */
  ends(): void {
    this.#timers.splice(0).forEach(clearTimeout);
    this.there = this.coming = 0;
    this.flights = [];
  }

  #arrives(load: number): void {
    this.coming -= load;
    play('tick');
  }
}
