/** The card of a result: what it says, and the same as lines of text. It is made of the result alone. */
import { dateTag, t } from '../words/language.svelte';
import type { DayBegun, GameName } from '../wire/protocol';
import { href } from '../navigation/routes';
import { countsTurns, saidScore } from '../setup/game-offers';
import { inWords } from './months';

export const SIGNS = 10;

/** Plain signs that every device can write: as many full ones as the result is worth. */
export function signs(full: number): string {
  return '●'.repeat(full) + '○'.repeat(SIGNS - full);
}

/** What was reached alone, in points or in turns. */
export function reached(game: GameName, score: number): string {
  return t(countsTurns(game, 'solo') ? 'day.turns' : 'day.points', { n: saidScore(game, 'solo', score) });
}

export interface CardWords {
  readonly game: GameName;
  readonly title: string;
  readonly kind: string;
  readonly date: string;
  readonly points: string;
  readonly full: number;
  /** Where the same deal is played. */
  readonly link: string;
}

export function wordsOf(begun: DayBegun, page = location.href): CardWords {
  const game = begun.game as GameName;
  const date = inWords(begun.day, dateTag(), { dateStyle: 'long' });
  return {
    game,
    title: t('day.title'),
    kind: `${t(`game.${game}.title`)}, ${t(`level.${begun.level}`)}`,
    date: begun.late === true ? `${date} (${t('day.late')})` : date,
    points: reached(game, begun.score ?? 0),
    full: begun.signs ?? 0,
    link: page.split('#')[0] + href({ page: 'day', date: begun.day, game, level: begun.level }),
  };
}

export function textOf({ title, kind, date, points, full, link }: CardWords): string {
  return `${title}\n${kind}\n${date}\n${signs(full)} ${full}/${SIGNS}\n${points}\n${link}`;
}
