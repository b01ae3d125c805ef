/**
 * Runs before the program itself is there, and fetches beside it what it will ask for first: the words, and the page
 * that somebody comes to by a link. What fails here is asked for again, and complained about, by the program.
 */
import { catalogueOf, languageFor, saidIn, upTo } from './words/catalogues';
import { read } from './device/storage';
import { figure } from './words/message';

const PAGES: readonly (readonly [start: string, load: () => Promise<unknown>])[] = [
  ['#/table/', () => import('./pages/Table.svelte')],
  ['#/join/', () => import('./pages/Join.svelte')],
  ['#/rules/', () => import('./pages/Rules.svelte')],
];

function chosenLanguage(): string {
  const settings = read('gander.settings');
  const chosen = typeof settings === 'object' && settings !== null && 'language' in settings ? settings.language : 'auto';
  return typeof chosen === 'string' ? chosen : 'auto';
}

const language = languageFor(chosenLanguage());
const page = PAGES.find(([start]) => location.hash.startsWith(start))?.[1];
const atHome = location.hash.length <= '#/'.length;
const atTable = location.hash.startsWith('#/table/');
const parts = atHome ? [] : upTo(atTable ? 'table' : 'beyond');
void Promise.allSettled([catalogueOf(language), ...parts.map((part) => saidIn(part, language)), page?.()]);
// The browser takes its time over the first number it writes: now it waits for the files anyway, later a table would.
setTimeout(() => figure(0, language));
