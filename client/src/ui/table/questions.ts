/** At a real table the question on the board is spoken too; in a lesson, a drill or the gallery somebody else speaks. */
import { getContext, setContext } from 'svelte';

const ASKS = Symbol('asks');

/**
 * Gets the question, and asks it while the table is at rest, not while something is being shown. Gives whether somebody
 * at this device has to answer it now.
 */
export type Asks = (question: string) => boolean;

export function speakQuestions(asks: Asks): void {
  setContext(ASKS, asks);
}

export function whoAsks(): Asks | undefined {
  return getContext<Asks | undefined>(ASKS);
}
