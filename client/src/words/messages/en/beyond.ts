/** What is said beyond the first page and the tables. */
import { about } from './about';
import { day } from './day';
import { proposal } from './proposal';
import { ghosts } from './ghosts';
import { sameDeal } from './same-deal';
import { lessons } from './lessons';
import { live } from './live';
import { luck } from './luck';
import { notepad } from './notepad';
import { practice } from './practice';
import { refusals } from './refusals';
import { rules } from './rules';

export const beyond = {
  ...about,
  ...rules,
  ...lessons,
  ...live,
  ...luck,
  ...sameDeal,
  ...ghosts,
  ...proposal,
  ...notepad,
  ...day,
  ...practice,
  ...refusals,
} as const;

export default beyond;
