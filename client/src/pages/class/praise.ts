/** What is said of somebody at the end of a lesson. */
import type { Praise } from '../../wire/protocol';
import { isGame } from '../../wire/games';
import { t } from '../../words/language.svelte';

export function praiseOf({ kind, games = 0, partners = 0, game, before = 0, after = 0 }: Praise): string {
  if (kind === 'rose' && isGame(game)) {
    // Turns are kept below zero, so that more is better everywhere.
    const turns = before < 0 || after < 0;
    const told = { game: t(`game.${game}.title`), before: Math.abs(before), n: Math.abs(after) };
    return t(turns ? 'class.praise.roseTurns' : 'class.praise.rose', told);
  }
  if (kind === 'together') return t('class.praise.together', { n: partners });
  if (kind === 'finished') return t('class.praise.finished', { n: games });
  return t(kind === 'began' ? 'class.praise.began' : 'class.praise.came');
}
