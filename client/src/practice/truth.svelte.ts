/** After an answer the card turns first, and a beat later it is said whether that was right: as at a table. */
import { Beats, lengthOf } from '../beats.svelte';
import { settings } from '../settings.svelte';

export class Truth {
  /** The card turns. */
  turned = $state(false);
  /** It is said. */
  told = $state(false);
  #beats = new Beats((moment) => lengthOf(moment, 'own', settings.pace));

  begin(tell: () => void): void {
    this.#beats.add({
      happened: true,
      moments: () => ['breath', 'truth'],
      begins: (moment) => (this.turned = moment === 'truth'),
      ends: () => {
        this.told = true;
        tell();
      },
    });
  }

  /** Whoever leaves is told nothing more. */
  stop(): void {
    this.#beats.forget();
  }
}
