/** The catalogues there are: a new file in `messages/` is a new language. Only the one that is spoken is loaded. */
import { bestLanguage, type Message } from './message';
import type { en } from './messages/en';

export type Key = keyof typeof en;
export type Catalogue = Readonly<Record<Key, Message>>;

const FILES = import.meta.glob<{ default: Catalogue }>(['./messages/*.ts', '!./messages/*.test.ts']);

export const SOURCE = 'en';
export const LANGUAGES: readonly string[] = Object.keys(FILES).map((file) => file.slice('./messages/'.length, -3));

/** The language to speak for what is chosen in the settings: 'auto' is the browser's own. */
export function languageFor(chosen: string): string {
  return bestLanguage(chosen === 'auto' ? navigator.languages : [chosen], LANGUAGES, SOURCE);
}

export async function catalogueOf(language: string): Promise<Catalogue> {
  const file = await FILES[`./messages/${language}.ts`]?.();
  if (file === undefined) throw new Error(`no catalogue for '${language}': there are ${LANGUAGES.join(', ')}`);
  return file.default;
}
