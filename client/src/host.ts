/** What the host of the page does, who sits at every table (`ui/Host.svelte`). It knows no more than everybody there does. */
export const POSES = ['looks', 'welcomes', 'deals', 'points', 'sleeps', 'calls'] as const;
export type Pose = (typeof POSES)[number];

interface AtTheTable {
  readonly phase: 'lobby' | 'playing' | 'paused' | 'over';
  /** A game has just begun. */
  readonly begins: boolean;
  /** Cards are being turned down. */
  readonly hides: boolean;
  /** Somebody at this device is asked. */
  readonly asksHere: boolean;
}

export function poseOf({ phase, begins, hides, asksHere }: AtTheTable): Pose {
  if (phase === 'lobby') return 'welcomes';
  if (phase === 'over') return 'calls';
  if (phase === 'paused') return 'looks';
  if (hides) return 'sleeps';
  if (begins) return 'deals';
  return asksHere ? 'points' : 'looks';
}
