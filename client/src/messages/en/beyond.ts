/** What is said beyond the first page and the tables. */
import { about } from './about';
import { day } from './day';
import { fair } from './fair';
import { ghosts } from './ghosts';
import { hard } from './hard';
import { lessons } from './lessons';
import { live } from './live';
import { luck } from './luck';
import { notepad } from './notepad';
import { practice } from './practice';
import { rules } from './rules';

export const beyond = {
  ...about,
  ...rules,
  ...lessons,
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
