/**
 * The face that everybody at a table pulls, worked out from what all may know: whose merit or mishap was just told, whose card
 * is being turned, who is asked, and who is away. It knows no piece and no view, so no face tells a secret.
 */
import type { Pose } from '../../build/drawn';
import { GLAD, type Felt } from './remarks';

export interface InCompany {
  /** What was just told of somebody, and how many times in a row it was good. */
  readonly felt: Felt | null;
  readonly run: number;
  /** Whose answer is about to be seen. */
  readonly turning: number | null;
  /** The seats that the game waits for. */
  readonly awaited: readonly number[];
  readonly away: readonly number[];
  /** Nothing has happened for a while. */
  readonly dozes: boolean;
}

/** So often in a row the others applaud, and so often one is proud of it. */
const APPLAUSE = 2;
const PROUD = 3;

/** Nothing for who simply sits there. */
export function poseOf(seat: number, { felt, run, turning, awaited, away, dozes }: InCompany): Pose | undefined {
  if (turning !== null) return turning === seat ? 'hides' : undefined;
  if (away.includes(seat)) return 'asleep';
  if (felt !== null && felt.seat === seat) {
    if (!GLAD.has(felt.mood)) return 'sorry';
    return run >= PROUD ? 'smug' : 'glad';
  }
  if (felt !== null && GLAD.has(felt.mood) && (run === APPLAUSE || felt.mood === 'lucky')) return 'applauds';
  return dozes && !awaited.includes(seat) ? 'asleep' : undefined;
}
