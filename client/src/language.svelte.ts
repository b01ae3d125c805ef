/** The language spoken now. Only its catalogue is loaded; a new file in `messages/` is a new language. */
import type { en } from './messages/en';
import { bestLanguage, sentence, type Message, type Places, type Value } from './message';
import { settings } from './settings.svelte';

export type Key = keyof typeof en;
export type Catalogue = Readonly<Record<Key, Message>>;

const FILES = import.meta.glob<{ default: Catalogue }>(['./messages/*.ts', '!./messages/*.test.ts']);
const SOURCE = 'en';

const fileOf = (language: string) => `./messages/${language}.ts`;

export const LANGUAGES: readonly string[] = Object.keys(FILES).map((file) => file.slice('./messages/'.length, -3));

class Language {
  /** Its tag, as Intl understands it. */
  tag = $state(SOURCE);
  catalogue: Catalogue | null = $state.raw(null);

  /** Load the language of the settings, or of the browser; the page speaks it from then on. */
  async load(): Promise<void> {
    const wished = settings.language === 'auto' ? navigator.languages : [settings.language];
    const tag = bestLanguage(wished, LANGUAGES, SOURCE);
    const file = await FILES[fileOf(tag)]?.();
    if (file === undefined) throw new Error(`no catalogue for '${tag}': there are ${LANGUAGES.join(', ')}`);
    this.catalogue = file.default;
    this.tag = tag;
    document.documentElement.lang = tag;
  }
}

export const language = new Language();

type Values<K extends Key> = [Places<(typeof en)[K]>] extends [never]
  ? []
  : [values: Readonly<Record<Places<(typeof en)[K]>, Value>>];

/** The sentence for a key in the language spoken now. */
export function t<K extends Key>(key: K, ...[values]: Values<K>): string {
  const message = language.catalogue?.[key];
  return message === undefined ? key : sentence(message, language.tag, values);
}

/** What a language calls itself: 'Deutsch', 'English'. */
export function ownName(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
}

/** «Mia, Ben and Ida» */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.tag, { type: 'conjunction' }).format(names);
}
