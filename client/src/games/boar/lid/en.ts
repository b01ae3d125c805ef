/** What is said of it where its box is still closed. */
import type { LidWords } from '../../contract';

export const en = {
  title: 'The Brilliant Boar',
  line: 'Everybody sees your cards. Except you.',
  time: '10 minutes',
  credit: 'A game by Dirk Baumann',
  'variant.naming': 'with names',
} as const satisfies LidWords;

export default en;
