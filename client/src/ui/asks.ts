/** At a real table the question on the board is spoken too; in a lesson, a drill or the gallery somebody else speaks. */
import { getContext, setContext } from 'svelte';

const ASKS = Symbol('asks');

/** Gets the question while the table is at rest, and nothing while something is being shown. */
export type Asks = (question: string) => void;

export function speakQuestions(asks: Asks): void {
  setContext(ASKS, asks);
}

export function whoAsks(): Asks | undefined {
  return getContext<Asks | undefined>(ASKS);
}
