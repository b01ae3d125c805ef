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
import { pieces } from './pieces';
import { practice } from './practice';
import { rules } from './rules';
import { table } from './table';

const beyond: Translated<typeof source> = {
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
};

export default beyond;
