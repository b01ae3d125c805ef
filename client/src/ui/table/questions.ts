/** At a real table the question on the board is spoken too; in a lesson, a drill or the gallery somebody else speaks. */
import { getContext, setContext } from 'svelte';

const ASKS = Symbol('asks');
const GONE = Symbol('gone');

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

/** The name of whoever the game waits for in vain, while their device is away. */
export type Gone = () => string | null;

/** Every board says so in place of its own sentence, which would say that they think. */
export function sayWhoIsGone(gone: Gone): void {
  setContext(GONE, gone);
}

export function whoIsGone(): Gone | undefined {
  return getContext<Gone | undefined>(GONE);
}
