/** What is said of it where its box is still closed. */
import type { LidWords } from '../../contract';

export const en = {
  title: 'The Wise Whale',
  line: 'Look into the sea. Who swims where?',
  time: '10 minutes',
  credit: 'After The Wise Whale by Maureen Hiron; deck, levels and the solo game are ours',
  'setup.where.device.line': 'Pass it around; everybody looks together.',
} as const satisfies LidWords;

export default en;
