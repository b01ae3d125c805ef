/** Who sits across a device that lies between people: the screen is turned for them. */
export class Facing {
  #opposite: readonly number[] = $state.raw([]);

  isTurned(seat: number | null): boolean {
    return seat !== null && this.#opposite.includes(seat);
  }

  turn(seat: number | null): void {
    if (seat === null) return;
    this.#opposite = this.isTurned(seat) ? this.#opposite.filter((other) => other !== seat) : [...this.#opposite, seat];
  }
}

/** Turns the whole page for as long as it is so. */
export function turnPage(turned: () => boolean): void {
  $effect(() => {
    const root = document.documentElement;
    if (turned()) root.dataset['turned'] = '';
    else delete root.dataset['turned'];
    return () => delete root.dataset['turned'];
  });
}
