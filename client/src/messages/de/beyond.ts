import type { Translated } from '../../message';
import type { beyond as source } from '../en/beyond';
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

const beyond: Translated<typeof source> = {
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
};

export default beyond;
