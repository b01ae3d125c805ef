/**
 * The catalogues there are, made from the words in `src/gander` before the page is built. Only the one that is spoken is loaded, with what
 * stands on the lids of all games. What is said at a table comes with it, the words inside a box when it is opened, and
 * what is said beyond these when somebody goes there.
 */
import { bestLanguage, type Message, type Translated } from './message';
import { OFFERED, SOURCE, TRIED } from '../generated/languages';
import type { words as en } from '../generated/words/en';
import type { words as beyond } from '../generated/words/en/beyond';
import type { words as table } from '../generated/words/en/table';
import type { GameName } from '../wire/protocol';

export { SOURCE };

/** «game.<game>.title», for the keys that every game has. */
type LidKey = `game.${GameName}.${'title' | 'line' | 'time' | 'credit'}`;
export type Messages = typeof en & typeof table & typeof beyond & Readonly<Record<LidKey, string>>;
export type Key = keyof Messages;
/** A table says what it says while the game is on; beyond it and the first page lies all the rest. */
export type Part = 'table' | 'beyond';
export type Words = Readonly<Record<string, Message>>;
/** What is said on the first page, lids included. */
export type Catalogue = Translated<typeof en> & Words;

const FILES = import.meta.glob<Translated<typeof en>>('./*.ts', { base: '../generated/words', import: 'default' });
const PARTS = import.meta.glob<Words>('./*/{table,beyond}.ts', { base: '../generated/words', import: 'default' });
const LIDS = import.meta.glob<Words>('./*/lid/*.ts', { base: '../generated/games', import: 'default' });
const WORDS = import.meta.glob<Words>('./*/words/*.ts', { base: '../generated/games', import: 'default' });
const FURTHER = import.meta.glob<Words>('./*/words/*/beyond.ts', { base: '../generated/games', import: 'default' });

/** Those that everybody can choose. */
export const LANGUAGES: readonly string[] = OFFERED;

/** What an address asks for with `?language=`, which chooses as the settings do. */
export const askedFor = (address: string): string | null => new URLSearchParams(address).get('language');

/** The language to speak for what is chosen: 'auto' is the browser's own. One that is not offered yet is spoken only if it is chosen. */
export function languageFor(chosen: string, offered = OFFERED, tried = TRIED): string {
  return chosen === 'auto' ? bestLanguage(navigator.languages, offered, SOURCE) : bestLanguage([chosen], [...offered, ...tried], SOURCE);
}

/** What stands on the lids, each key behind the name of its game. */
async function lidsOf(language: string): Promise<Words> {
  const own = Object.entries(LIDS).filter(([file]) => file.endsWith(`/${language}.ts`));
  const lids = await Promise.all(own.map(async ([file, load]) => [file.split('/')[1], await load()] as const));
  return Object.fromEntries(lids.flatMap(([game, lid]) => Object.entries(lid).map(([key, message]) => [`game.${game}.${key}`, message])));
}

export async function catalogueOf(language: string): Promise<Catalogue> {
  const load = FILES[`./${language}.ts`];
  if (load === undefined) throw new Error(`no catalogue for '${language}': there are ${LANGUAGES.join(', ')}`);
  const [common, lids] = await Promise.all([load(), lidsOf(language)]);
  return { ...common, ...lids };
}

/** The parts that somebody hears who goes as far as this one: who goes beyond hears what a table says, too. */
export const upTo = (part: Part): readonly Part[] => (part === 'table' ? ['table'] : ['table', 'beyond']);

/** What is said in this part, after the first page. */
export async function saidIn(part: Part, language: string): Promise<Words> {
  return (await PARTS[`./${language}/${part}.ts`]?.()) ?? {};
}

/** The words inside the box of a game, and what it says beyond its table. */
export async function wordsOf(game: GameName, language: string, beyond: boolean): Promise<Words> {
  const place = `./${game}/words/${language}`;
  const load = WORDS[`${place}.ts`];
  if (load === undefined) throw new Error(`no words for '${game}' in '${language}'`);
  const [words, further] = await Promise.all([load(), beyond ? FURTHER[`${place}/beyond.ts`]?.() : null]);
  return { ...words, ...further };
}
