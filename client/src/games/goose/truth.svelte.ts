/**
 * The moment of truth: the card that was asked about lies open at its own place, is taken away, and only then the next
 * one comes, if the deck has one. Nothing is kept here but which of these moments it is; the cards are in the observation.
 */
import { stillness } from '../../settings.svelte';
import type { Observation } from './view';

export type Moment = 'open' | 'taken' | 'past';

const OPEN_FOR = 1300;
const TAKEN_FOR = 250;

export class Truth {
  moment: Moment = $state('past');
  /** Where the card lay that was asked about. */
  place: number | null = $state(null);
  #asked: number | null = null;
  #phase: Observation['phase'] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the last card was shown at its place, or there was no time for it, as after a reload. */
  told = $state(false);

  /** Look at what is on the table now. */
  see({ phase, shown, question }: Observation): void {
    const before = this.#phase;
    this.#phase = phase;
    if (phase === before) return;
    this.stop();
    this.place = this.#asked;
    this.#asked = question?.slot ?? null;
    if (question !== null || this.place === null || shown === null || stillness()) return;
    this.told = true;
    this.moment = 'open';
    this.#timer = setTimeout(() => {
      this.moment = 'taken';
      this.#timer = setTimeout(() => (this.moment = 'past'), TAKEN_FOR);
    }, OPEN_FOR);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.moment = 'past';
    this.told = false;
  }

  /** The line-up as it stands at this moment. */
  lineup({ lineup, shown }: Observation): Observation['lineup'] {
    if (this.moment === 'past' || shown === null || this.place === null) return lineup;
    return lineup.with(this.place, this.moment === 'open' ? { card: 'face_up', suspect: shown } : { card: 'gap' });
  }
}
