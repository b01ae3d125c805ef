/** This device's part in the luck of the coming game. What comes too late is noted by the server; nobody waits. */
import type { Action, TableInfo } from '../wire/protocol';

/** What this device has to do now for that luck, if anything (`luck/share.ts`). */
type Share = (info: TableInfo, yours: readonly number[]) => Action | null;

export class LuckPart {
  #share: Share | null = $state.raw(null);
  #loads = false;
  #added = '';

  /** `load` fetches how that is done, `act` does it at the table. */
  constructor(
    private readonly load: () => Promise<{ readonly share: Share }>,
    private readonly act: (action: Action) => Promise<unknown>,
  ) {}

  /** The table as it was heard last, and the seats of this device. Nothing is done twice, unless it did not arrive. */
  follow(heard: TableInfo | null, yours: readonly number[]): void {
    if (heard === null || heard.phase === 'playing') return;
    const next = this.#share === null ? this.#fetch() : this.#share(heard, yours);
    const asked = JSON.stringify(next);
    if (next === null || asked === this.#added) return;
    this.#added = asked;
    void this.act(next).catch(() => (this.#added = ''));
  }

  #fetch(): null {
    if (!this.#loads) {
      this.#loads = true;
      void this.load()
        .then(
          ({ share }) => (this.#share = share),
          () => undefined,
        )
        .finally(() => (this.#loads = false));
    }
    return null;
  }
}
