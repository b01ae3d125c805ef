/** What a table knows of the study, or the class, of which it is a part. */
import { getContext, setContext } from 'svelte';

export interface StudyWay {
  /** On the button after a game. */
  readonly next: string;
  readonly goOn: () => void;
  /** Leaving for good; in a class nobody does. */
  readonly stop: (() => void) | null;
  /** Play here again what is played on another device of theirs. */
  readonly comeBack: (() => void) | null;
  /** A teacher pauses, goes on, and asks bots in. */
  readonly led: boolean;
}

const KEY = Symbol('study');

export const tellWay = (way: StudyWay) => setContext(KEY, way);
export const theWay = () => getContext<StudyWay | undefined>(KEY);
