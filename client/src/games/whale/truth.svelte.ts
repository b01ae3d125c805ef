/**
 * The moment of truth: the card that was pointed at lies open at its own place, and only then the one from the deck
 * takes it. Nothing is kept here but which of these moments it is; the cards are in the observation.
 */
import { stillness } from '../../settings.svelte';
import type { Card, Observation } from './view';

const OPEN_FOR = 1300;

export class Truth {
  /** The card that was pointed at is still at its place. */
  open = $state(false);
  /** Whether it was shown at its place, or there was no time for it, as after a reload. */
  told = $state(false);
  #phase: Observation['phase'] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Look at what is on the table now. */
  see({ phase, shown, fresh }: Observation): void {
    const before = this.#phase;
    this.#phase = phase;
    if (phase === before) return;
    this.stop();
    if (phase !== 'new_card' || before === null || shown === null || fresh === null || stillness()) return;
    this.told = true;
    this.open = true;
    this.#timer = setTimeout(() => (this.open = false), OPEN_FOR);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.open = false;
    this.told = false;
  }

  /** The grid as it lies at this moment. */
  grid({ grid, shown, fresh }: Observation): Observation['grid'] {
    return this.open && shown !== null && fresh !== null ? grid.with(fresh, { lies: 'face_up', card: shown }) : grid;
  }

  /** The card from the deck while it lies beside the grid. */
  turned({ grid, turned, fresh }: Observation): Card | null {
    const laid = fresh === null ? undefined : grid[fresh];
    return this.open && laid?.lies === 'face_up' ? laid.card : turned;
  }
}
