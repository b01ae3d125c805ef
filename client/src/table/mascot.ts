/** What the mascot does, who sits at every table (`ui/Mascot.svelte`). It knows no more than everybody there does. */
export const GESTURES = ['looks', 'welcomes', 'deals', 'points', 'sleeps', 'calls'] as const;
export type Gesture = (typeof GESTURES)[number];

/** The table that was laid on this page and not yet looked at: its first game may begin before anybody has seen it. */
let laid: string | null = null;

export function lay(table: string): void {
  laid = table;
}

/** Whether it is that one; asked once, so that who comes back to it in the middle of a game is not greeted again. */
export function isJustLaid(table: string): boolean {
  const just = laid === table;
  laid = null;
  return just;
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
}

/** On what occasion the mascot says something, by the last word of its key in the catalogue; it speaks of no piece and no place. */
export function occasionOf({ phase, begins, ends }: Occasion): 'welcomes' | 'deals' | 'calls' | null {
  if (ends) return 'calls';
  if (phase === 'lobby') return 'welcomes';
  if (phase !== 'playing') return null;
  return begins ? 'deals' : null;
}
