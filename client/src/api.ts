/**
 * The one door to the server. Pages know these functions and types; how they travel is written here and nowhere else.
 */
import type { DrawnName } from '../build/drawn';
import type { GameName } from './router.svelte';

export type Level = 'rookie' | 'experienced' | 'advanced' | 'expert';
export type Mode = 'solo' | 'versus' | 'cooperative';
export type Where = 'device' | 'stage' | 'link';
export type Strength = 'gentle' | 'fair' | 'sharp';
export type DiceColour = 'red' | 'yellow' | 'blue' | 'green' | 'black';

/** Who will sit on a seat: somebody here, somebody who joins with a phone or by the link, or a bot. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string; readonly animal: DrawnName }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly animal: DrawnName; readonly strength: Strength };

export interface NewTable {
  readonly game: GameName;
  readonly mode: Mode;
  /** Brains has no levels. */
  readonly level: Level | null;
  /** Boar: name the card before playing it (B15). */
  readonly naming: boolean;
  /** Brains: the colour of each seat (M3). */
  readonly colours: readonly DiceColour[] | null;
  readonly seats: readonly SeatPlan[];
  /** The seat of the youngest, who starts (A1). */
  readonly starter: number;
  readonly where: Where;
}

/** Where to go once a table is open. */
export interface OpenedTable {
  readonly table: string;
}

/** The page has no server behind it. */
export class NotConnected extends Error {
  readonly code = 'not_connected';
  constructor(wanted: string) {
    super(`not connected: cannot ${wanted} without a server`);
    this.name = 'NotConnected';
  }
}

export async function openTable(newTable: NewTable): Promise<OpenedTable> {
  throw new NotConnected(`open a table of ${newTable.game}`);
}
