/**
 * After an answer the card turns first, and a beat later it is said whether that was right: as at a table. Where another
 * card would have been right, that one turns at its place, too, before it is named.
 */
import { Beats, lengthOf } from '../table/beats.svelte';
import { settings } from '../device/settings.svelte';

export class Truth {
  /** The card turns. */
  turned = $state(false);
  /** So does the one that would have been right. */
  shown = $state(false);
  /** It is said. */
  told = $state(false);
  #beats = new Beats((moment) => lengthOf(moment, 'own', settings.pace));

  begin(tell: () => void, { elsewhere = false } = {}): void {
    this.#beats.add({
      happened: true,
      moments: () => (elsewhere ? ['breath', 'truth', 'after'] : ['breath', 'truth']),
      begins: (moment) => {
        this.turned = moment !== 'breath';
        this.shown = moment === 'after';
      },
      ends: () => {
        this.shown = this.told = true;
        tell();
      },
    });
  }

  /** Whoever leaves is told nothing more. */
  stop(): void {
    this.#beats.forget();
  }
}
