/** The language spoken now. */
import { catalogueOf, LANGUAGES, languageFor, SOURCE, type Catalogue, type Key } from './catalogues';
import { sentence, type Places, type Value } from './message';
import type { en } from './messages/en';
import { settings } from './settings.svelte';

export { LANGUAGES, type Catalogue, type Key };

class Language {
  /** Its tag, as Intl understands it. */
  tag = $state(SOURCE);
  catalogue: Catalogue | null = $state.raw(null);

  /** Load the language of the settings, or of the browser; the page speaks it from then on. */
  async load(): Promise<void> {
    const tag = languageFor(settings.language);
    this.catalogue = await catalogueOf(tag);
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
