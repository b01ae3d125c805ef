/** What was answered, in words: the server writes a choice down as `blue`, `0 2`, `draw`, `throw 0 3` or `announce red`. */
import type { Value } from '../games/goose/view';
import { valueWord } from '../games/goose/words';
import { COLOURS } from '../games/brains/parts';
import { listed, t } from '../language.svelte';
import type { GameName } from '../router.svelte';

const numbers = (text: string) => text.split(' ').map((number) => String(Number(number) + 1));

export function choiceWords(game: GameName, choice: string): string {
  if (game === 'goose') return valueWord(choice as Value);
  if (game === 'boar') return choice === 'draw' ? t('review.draw') : t('review.card', { n: listed(numbers(choice)) });
  const [what = '', rest = ''] = [choice.split(' ', 1)[0], choice.slice(choice.indexOf(' ') + 1)];
  if (what === 'throw') return t('review.throw', { dice: listed(numbers(rest)) });
  const colour = COLOURS.find((known) => known === rest);
  return colour === undefined ? t('review.pass') : t('review.take', { colour: t(`colour.${colour}`) });
}
