/** What is said of it where its box is still closed. */
import type { LidWords } from '../../contract';

export const en = {
  title: 'MMM… Brains!',
  line: 'Dice, nerve and friendly zombies.',
  time: '20 minutes',
  credit: 'A game by Reiner Knizia',
  'given.brains': { one: '{n} brain to start with', other: '{n} brains to start with' },
  'setup.where.device.line': 'Pass it around; everything lies open.',
  'letter.red': 'R',
  'letter.yellow': 'Y',
  'letter.blue': 'B',
  'letter.green': 'G',
  'letter.black': 'K',
} as const satisfies LidWords;

export default en;
