/** Sentences that the server sends by key and values, and figures as people write them. */
import { dateTag, language, spoken, t } from '../words/language.svelte';
import { figure } from '../words/message';
import type { Figure, GameName, Sentence } from '../wire/protocol';

/** One decimal for cards, two for what was left on the table: more would pretend to matter. */
export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits)) + 0;
}

/** «about 140 more games»: a forecast is never exact. */
export function roughly(games: number): number {
  const step = games > 100 ? 10 : games > 20 ? 5 : 1;
  return Math.max(1, Math.round(games / step) * step);
}

function shown(key: string, name: string, value: number | string): number | string {
  if (typeof value === 'string') return value;
  if (name === 'more') return roughly(value);
  if (name === 'left' || key.startsWith('progress.left')) return rounded(value, 2);
  return rounded(value, 1);
}

/** The sentence in the reader's language; a game's own wording comes before the common one. */
export function say({ key, values = {} }: Sentence, game: GameName): string {
  const ready = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(key, name, value)]));
  return spoken(game, key, { n: ready['more'] ?? 0, ...ready });
}

export function written(value: number, digits = 1): string {
  return figure(rounded(value, digits), language.tag);
}

/** With a plus or minus, for differences. */
export function signed(value: number, digits = 1): string {
  const sign = rounded(value, digits) > 0 ? '+' : '';
  return sign + written(value, digits);
}

export function ofHundred(share: number): string {
  return written(100 * share, 0);
}

export function percent(share: number): string {
  return t('progress.percent', { n: rounded(100 * share, 0) });
}

export function between({ low, high }: Figure, digits = 1): string {
  return t('progress.range', { low: written(low, digits), high: written(high, digits) });
}

/** What changed lately, as one says it: how much, and whether it may be chance. */
export function lately({ mean, low, high }: Figure): string {
  const n = Math.abs(rounded(mean, 0));
  if (n === 0) return t('progress.lately.level');
  const told = t(mean > 0 ? 'progress.lately.more' : 'progress.lately.less', { n });
  return low <= 0 && high >= 0 ? `${told} ${t('progress.mayBeChance')}` : told;
}

/** «14 Nov», with the year only if it is another one. */
export function day(seconds: number, now = Date.now()): string {
  const date = new Date(seconds * 1000);
  const sameYear = date.getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(dateTag(), { day: 'numeric', month: 'short', ...(sameYear ? {} : { year: 'numeric' }) }).format(date);
}

export function month(seconds: number): string {
  return new Intl.DateTimeFormat(dateTag(), { month: 'long', year: 'numeric' }).format(seconds * 1000);
}

/** «seven cards later», as a person says it: numbers up to twelve in words. */
export function laterWords(n: number, game: GameName): string {
  const count = t('review.numbers').split(' ')[n] ?? written(n, 0);
  return n === 0 ? t('review.atOnce') : spoken(game, 'review.later', { n, count });
}
