/** What a table knows of the study of which it is a part. */
import { getContext, setContext } from 'svelte';

export interface StudyWay {
  /** On the button after a game. */
  readonly next: string;
  readonly goOn: () => void;
  readonly stop: () => void;
}

const KEY = Symbol('study');

export const tellWay = (way: StudyWay) => setContext(KEY, way);
export const theWay = () => getContext<StudyWay | undefined>(KEY);
