/** What was agreed before a game, in words. */
import { SOURCE } from '../words/catalogues';
import { language, spoken, t } from '../words/language.svelte';
import { OFFER_WORDS, type OfferedWords, type WordsOfOptions } from '../wire/offer-words';
import { OFFERS } from '../wire/offers';
import type { GameName, Option, TableInfo } from '../wire/protocol';

/** The words of an option in the language spoken now. */
export function wordsFor(game: GameName, { name }: Option): OfferedWords {
  const words: WordsOfOptions = OFFER_WORDS[game];
  const found = (words[language.tag] ?? words[SOURCE])?.[name];
  if (found === undefined) throw new Error(`no words for '${name}' of '${game}'`);
  return found;
}

/** A number for every seat, by which a table is made fair. */
export interface Amounts {
  readonly option: Option;
  readonly amounts: readonly number[];
}

/** «Ben: 3 glances, 2 cards to start with»: whoever is given something, and what. */
export function amountsTold(game: GameName, given: readonly Amounts[], names: readonly string[]): readonly string[] {
  return names.flatMap((name, seat) => {
    const own = given.filter(({ amounts }) => (amounts[seat] ?? 0) > 0);
    const what = own.map(({ option, amounts }) => spoken(game, `given.${option.name}`, { n: amounts[seat] ?? 0 })).join(', ');
    return own.length > 0 ? [t('setup.amountIs', { name, what })] : [];
  });
}

export interface SeatChoice {
  readonly choice: string;
  readonly word: string;
}

/** What a seat at a table was given before the game, such as its colour. */
export function choicesAt({ game, options }: TableInfo, seat: number): readonly SeatChoice[] {
  const offered: readonly Option[] = OFFERS[game].options;
  return offered
    .filter(({ kind }) => kind === 'seats')
    .flatMap((option) => {
      const dealt = (options as Readonly<Record<string, unknown>>)[option.name];
      const choice: unknown = Array.isArray(dealt) ? dealt[seat] : undefined;
      return typeof choice === 'string' ? [{ choice, word: wordsFor(game, option).choices[choice] ?? choice }] : [];
    });
}
