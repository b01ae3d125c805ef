/** What is said beyond the first page. */
import { about } from './about';
import { day } from './day';
import { fair } from './fair';
import { ghosts } from './ghosts';
import { hard } from './hard';
import { lessons } from './lessons';
import { live } from './live';
import { luck } from './luck';
import { notepad } from './notepad';
import { pieces } from './pieces';
import { practice } from './practice';
import { rules } from './rules';
import { table } from './table';

export const beyond = {
  ...pieces,
  ...about,
  ...rules,
  ...lessons,
  ...table,
  ...live,
  ...luck,
  ...hard,
  ...ghosts,
  ...fair,
  ...notepad,
  ...day,
  ...practice,
} as const;

export default beyond;
