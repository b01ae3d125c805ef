/** What was agreed before a game, in words. */
import { language } from './language.svelte';
import { OFFERS, type OfferedOption, type OfferedWords } from './offers';
import type { TableInfo } from './protocol';

/** The words of an option in the language spoken now. */
export function wordsFor({ words }: OfferedOption): OfferedWords {
  return (words as Readonly<Partial<Record<string, OfferedWords>>>)[language.tag] ?? words.en;
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
