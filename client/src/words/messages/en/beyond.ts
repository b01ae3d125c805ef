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
import { refusals } from './refusals';
import { room } from './room';
import { rules } from './rules';
import { study } from './beyond/study';

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
  ...room,
  ...refusals,
  ...study,
} as const;

export default beyond;
