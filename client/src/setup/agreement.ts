/** What was agreed before a game, in words. */
import { language, spoken, t } from '../words/language.svelte';
import { OFFERS, type OfferedOption, type OfferedWords } from '../wire/offers';
import type { GameName, TableInfo } from '../wire/protocol';

/** The words of an option in the language spoken now. */
export function wordsFor({ words }: OfferedOption): OfferedWords {
  return (words as Readonly<Partial<Record<string, OfferedWords>>>)[language.tag] ?? words.en;
}

/** A number for every seat, by which a table is made fair. */
export interface Amounts {
  readonly option: OfferedOption;
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
  const offered: readonly OfferedOption[] = OFFERS[game].options;
  return offered
    .filter(({ kind }) => kind === 'seats')
    .flatMap((option) => {
      const dealt = (options as Readonly<Record<string, unknown>>)[option.name];
      const choice: unknown = Array.isArray(dealt) ? dealt[seat] : undefined;
      return typeof choice === 'string' ? [{ choice, word: wordsFor(option).choices[choice] ?? choice }] : [];
    });
}
