/**
 * Runs before the program itself is there, and fetches beside it what it will ask for first: the words, and the page
 * that somebody comes to by a link. What fails here is asked for again, and complained about, by the program.
 */
import { askedFor, catalogueOf, languageFor, saidIn, upTo } from './words/catalogues';
import { read } from './device/storage';
import { PATHS } from './wire/paths';
import { figure } from './words/message';

const PAGES: readonly (readonly [path: string, load: () => Promise<unknown>])[] = [
  [PATHS.home, () => import('./pages/Home.svelte')],
  [PATHS.table, () => import('./pages/Table.svelte')],
  [PATHS.join, () => import('./pages/Join.svelte')],
  [PATHS.rules, () => import('./pages/Rules.svelte')],
];

function chosenLanguage(): string {
  const settings = read('gander.settings');
  const chosen = typeof settings === 'object' && settings !== null && 'language' in settings ? settings.language : 'auto';
  return typeof chosen === 'string' ? chosen : 'auto';
}

const language = languageFor(askedFor(location.search) ?? chosenLanguage());
const [, asked = ''] = location.hash.split('/');
const page = PAGES.find(([path]) => path === asked)?.[1];
const parts = asked === PATHS.home ? [] : upTo(asked === PATHS.table ? 'table' : 'beyond');
void Promise.allSettled([catalogueOf(language), ...parts.map((part) => saidIn(part, language)), page?.()]);
// The browser takes its time over the first number it writes: now it waits for the files anyway, later a table would.
setTimeout(() => figure(0, language));
