/** Time left, in words a clock face shows. */

/** Seconds until a deadline, never below zero, rounded up so that «1» is shown until the very end. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** 125 is «2:05», 9 is «0:09». */
export function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
