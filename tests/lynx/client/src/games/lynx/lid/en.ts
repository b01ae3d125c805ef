/** What is said of it where its box is still closed. */
import type { LidWords } from '../../contract';

export const en = {
  title: 'The Attentive Lynx',
  line: 'Look at a card. Which was it?',
  time: '5 minutes',
  credit: 'Our own',
  'setup.where.device.line': 'Pass it around; everybody looks together.',
} as const satisfies LidWords;

export default en;
