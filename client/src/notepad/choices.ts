/** What was answered, in words. A choice is a value that was said, or a move that was made. */
import { valueWord } from '../games/goose/words';
import { listed, t } from '../language.svelte';
import type { GameName, Games } from '../protocol';

export type Choice = Games[GameName]['answer']['answer'];

/** Several choices that were all right are cards of one hand. */
export function choiceWords(choices: readonly Choice[]): string {
  const cards = choices.flatMap((choice) => (typeof choice !== 'string' && choice.move === 'play' ? [String(choice.slot + 1)] : []));
  const [choice] = choices;
  if (cards.length > 0) return t('review.card', { n: listed(cards) });
  if (choice === undefined) return '';
  if (typeof choice === 'string') return valueWord(choice);
  if (choice.move === 'throw') return t('review.throw', { dice: listed(choice.dice.map((die) => String(die + 1))) });
  if (choice.move === 'announce') return t('review.take', { colour: t(`colour.${choice.colour}`) });
  return choice.move === 'draw' ? t('review.draw') : t('review.pass');
}
