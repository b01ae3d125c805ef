/** Deutsch. Dieselben Schlüssel und Stellen wie en.ts; messages.test.ts prüft das. */
import type { Translated } from '../message';
import type { en } from './en';
import { about } from './de/about';
import { day } from './de/day';
import { hard } from './de/hard';
import { lessons } from './de/lessons';
import { live } from './de/live';
import { luck } from './de/luck';
import { notepad } from './de/notepad';
import { page } from './de/page';
import { pieces } from './de/pieces';
import { practice } from './de/practice';
import { rules } from './de/rules';
import { table } from './de/table';

const de: Translated<typeof en> = {
  ...page,
  ...pieces,
  ...about,
  ...rules,
  ...lessons,
  ...table,
  ...live,
  ...luck,
  ...hard,
  ...notepad,
  ...day,
  ...practice,
};

export default de;
