/** What the button says that starts a game. */
import { t } from '../words/language.svelte';

/** «Start with 3 players»: a language may have a word of its own for so many. */
export function startWords(n: number): string {
  return t('setup.startMany', { n, count: t('setup.counts').split(' ')[n] ?? n });
}
