import { read, write } from '../device/storage';

/** What the mascot does, who sits at every table (`ui/Mascot.svelte`). It knows no more than everybody there does. */
export const GESTURES = ['looks', 'welcomes', 'deals', 'points', 'sleeps', 'calls'] as const;
export type Gesture = (typeof GESTURES)[number];

const KEY = 'gander.dealt';

/** The game that was dealt last at a table on this device: who comes back in the middle of it is not greeted again. */
export function dealtAt(table: string): number | undefined {
  const [last, games] = [read(KEY)].flat();
  return last === table && typeof games === 'number' ? games : undefined;
}

export function keepDealt(table: string, games: number): void {
  write(KEY, [table, games]);
}

interface AtTheTable {
  readonly phase: 'lobby' | 'playing' | 'paused' | 'over';
  /** A game has just begun. */
  readonly begins: boolean;
  /** Cards are being turned down. */
  readonly hides: boolean;
  /** Somebody is asked, here or elsewhere. */
  readonly asks: boolean;
}

export function gestureOf({ phase, begins, hides, asks }: AtTheTable): Gesture {
  if (phase === 'lobby') return 'welcomes';
  if (phase === 'over') return 'calls';
  if (phase === 'paused') return 'looks';
  if (hides) return 'sleeps';
  if (begins) return 'deals';
  return asks ? 'points' : 'looks';
}

/** So long its words lie there, in milliseconds. */
export const SPEAKS_FOR = 4000;

interface Occasion {
  readonly phase: AtTheTable['phase'];
  readonly begins: boolean;
  /** All look at how the game ended. */
  readonly ends: boolean;
  /** Somebody is asked, and a room looks at this screen: on their own device everybody can see it. */
  readonly asksTheRoom: boolean;
}

/** On what occasion the mascot says something, by the last word of its key in the catalogue; it speaks of no piece and no place. */
export function occasionOf({ phase, begins, ends, asksTheRoom }: Occasion): 'welcomes' | 'deals' | 'points' | 'calls' | null {
  if (ends) return 'calls';
  if (phase === 'lobby') return 'welcomes';
  if (phase !== 'playing') return null;
  if (begins) return 'deals';
  return asksTheRoom ? 'points' : null;
}
