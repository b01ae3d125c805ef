import type { Translated } from '../../message';
import type { beyond as source } from '../en/beyond';
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

const beyond: Translated<typeof source> = {
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
};

export default beyond;
