/**
 * English: the source of all keys. A new language is one file beside this one with the same keys and places.
 * A file that grows long hands its parts to a folder of its name; only files in this folder are languages.
 *
 * `{name}` is filled in; a message with plural forms is chosen by `{n}`. Words like a person's, and short.
 */
import { about } from './en/about';
import { day } from './en/day';
import { hard } from './en/hard';
import { lessons } from './en/lessons';
import { live } from './en/live';
import { luck } from './en/luck';
import { notepad } from './en/notepad';
import { page } from './en/page';
import { pieces } from './en/pieces';
import { practice } from './en/practice';
import { rules } from './en/rules';
import { table } from './en/table';

export const en = {
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
} as const;

export default en;
