/** What is said of it where its box is still closed. */
import type { LidWords } from '../../contract';

export const en = {
  title: 'The Astute Goose',
  line: 'Look hard at the suspects. Who wore what?',
  time: '10 minutes',
  credit: 'A game by Reiner Knizia',
} as const satisfies LidWords;

export default en;
