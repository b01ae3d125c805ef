/** The language spoken now. */
import {
  catalogueOf,
  LANGUAGES,
  languageFor,
  saidIn,
  SOURCE,
  upTo,
  wordsOf,
  type Catalogue,
  type Key,
  type Messages,
  type Part,
  type Words,
} from './catalogues';
import { sentence, type Message, type Value, type ValuesOf } from './message';
import type { GameName } from '../wire/protocol';
import { settings } from '../device/settings.svelte';

export { LANGUAGES, type Catalogue, type Key };

type Values = Readonly<Record<string, Value>>;

class Language {
  /** Its tag, as Intl understands it. */
  tag = $state(SOURCE);
  /** What the first page says. */
  catalogue: Catalogue | null = $state.raw(null);
  /** What is said at a table, and beyond; each by itself, so that nothing already said is said anew when more words come. */
  #atTable: Words | null = $state.raw(null);
  #beyond: Words | null = $state.raw(null);
  /** The words of the games that were opened. */
  words: Readonly<Partial<Record<GameName, Words>>> = $state.raw({});
  #opened = new Set<GameName>();
  readonly #reached = new Set<Part>();

  /** Load the language of the settings, or of the browser; the page speaks it from then on. */
  async load(): Promise<void> {
    await this.speak(languageFor(settings.language));
    document.documentElement.lang = this.tag;
  }

  async speak(tag: string): Promise<void> {
    const [first, words] = await Promise.all([catalogueOf(tag), this.#wordsIn(tag)]);
    // Somebody may have left the first page while its words were on their way.
    const later = await Promise.all([...this.#reached].map(async (part) => [part, await saidIn(part, tag)] as const));
    this.catalogue = first;
    for (const [part, said] of later) this.#hear(part, said);
    this.words = words;
    this.tag = tag;
  }

  /** Load what is said at a table as well, or everywhere; from then on it is spoken in every language. */
  async goOn(part: Part): Promise<void> {
    await Promise.all(upTo(part).map((each) => this.#reach(each)));
  }

  async #reach(part: Part): Promise<void> {
    if (this.#reached.has(part)) return;
    const [tag, said] = [this.tag, await saidIn(part, this.tag)];
    this.#reached.add(part);
    if (part === 'beyond') this.words = await this.#wordsIn(this.tag);
    if (tag === this.tag) this.#hear(part, said);
    else await this.speak(this.tag);
  }

  #hear(part: Part, said: Words): void {
    if (part === 'table') this.#atTable = said;
    else this.#beyond = said;
  }

  /** Load the words of a game as well. */
  async learn(game: GameName): Promise<void> {
    this.#opened.add(game);
    if (this.words[game] === undefined) this.words = { ...this.words, ...(await this.#wordsIn(this.tag)) };
  }

  async #wordsIn(tag: string): Promise<Partial<Record<GameName, Words>>> {
    const beyond = this.#reached.has('beyond');
    const words = Object.fromEntries(await Promise.all([...this.#opened].map(async (game) => [game, await wordsOf(game, tag, beyond)] as const)));
    // Somebody may have gone beyond the table meanwhile.
    return beyond === this.#reached.has('beyond') ? words : this.#wordsIn(tag);
  }

  /** What a game says under this key: its own words, what is on its lid, or what the page says everywhere. */
  message(key: string, game: GameName): Message | undefined {
    return this.words[game]?.[key] ?? this.catalogue?.[`game.${game}.${key}`] ?? this.common(key);
  }

  /** What the page says under this key, whichever game is on the table. */
  common(key: string): Message | undefined {
    return this.catalogue?.[key] ?? this.#atTable?.[key] ?? this.#beyond?.[key];
  }
}

export const language = new Language();

/** The sentence for a key in the language spoken now. */
export function t<K extends Key>(key: K, ...[values]: ValuesOf<Messages[K]>): string {
  const message = language.common(key);
  return message === undefined ? key : sentence(message, language.tag, values as Values | undefined);
}

/** How a game says its sentences: `Own` is the type of its English words, and what they lack is said as everywhere. */
export function speaker<Own>(game: GameName) {
  type All = Own & Omit<Messages, keyof Own>;
  return <K extends keyof All & string>(key: K, ...[values]: ValuesOf<All[K]>): string => {
    const message = language.message(key, game);
    return message === undefined ? key : sentence(message, language.tag, values as Values | undefined);
  };
}

/** A sentence of a game by a key that is known only now; nothing if there is none. */
export function spoken(game: GameName, key: string, values: Values = {}): string {
  const message = language.message(key, game);
  return message === undefined ? '' : sentence(message, language.tag, values);
}

/** What a language calls itself: 'Deutsch', 'English'. */
export function ownName(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
}

/** How this browser writes dates in the language spoken now: a British one has the day before the month. */
export function dateTag(): string {
  return navigator.languages.find((wish) => wish.toLowerCase().startsWith(`${language.tag}-`)) ?? language.tag;
}

/** «Mia, Ben and Ida» */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.tag, { type: 'conjunction' }).format(names);
}
