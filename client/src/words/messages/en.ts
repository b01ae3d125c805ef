/**
 * English: the source of all keys. A new language is one file beside this one, with a folder of its name, and the same
 * keys and places. Only files in this folder are languages.
 *
 * What stands here is said on the first page, so keep it small; all else is in `beyond.ts` of the folder and comes with
 * the page that says it.
 *
 * `{name}` is filled in; a message with plural forms is chosen by `{n}`. Words like a person's, and short.
 */
import { page } from './en/page';

export const en = page;

export default en;
