/** What is said of it where its box is still closed. */
import type { LidWords } from '../../contract';

export const en = {
  title: 'The Thieving Magpie',
  line: 'Turn two cards. Are they alike?',
  time: '5 minutes',
  credit: 'The old game of pairs, which belongs to nobody; the magpie is ours',
  'setup.where.device.line': 'Pass it around; everybody looks together.',
} as const satisfies LidWords;

export default en;
