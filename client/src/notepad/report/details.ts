/** The details of a report as bars with their words and their tables. */
import { listed, spoken, t } from '../../words/language.svelte';
import type { Bar } from '../charts/BarChart.svelte';
import type { FadingStep, GameName, Report } from '../../wire/protocol';
import { between, ofHundred, percent, written } from '../sentences';

export interface DetailProps {
  readonly title: string;
  readonly text: string;
  readonly bars: readonly Bar[];
  readonly most: number;
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Words for what the server names; a name that this page does not know yet stands for itself. */
function named(game: GameName, key: string, otherwise: string): string {
  return spoken(game, key) || otherwise;
}

export function errorBars({ errors, game }: Report): DetailProps {
  const words = errors.map(({ kind }) => named(game, `error.${kind}`, kind));
  return {
    title: t('progress.errors'),
    text: t('progress.errorsText'),
    bars: errors.map(({ count, by_guessing: mark }, i) => ({ word: words[i] ?? '', value: count, shown: written(count, 0), mark })),
    most: Math.max(1, ...errors.flatMap(({ count, by_guessing }) => [count, by_guessing])),
    label: t('progress.errorsLabel', { kind: words[0] ?? '', n: errors[0]?.count ?? 0 }),
    columns: [t('progress.errors'), t('progress.col.count'), t('progress.col.chance')],
    rows: errors.map(({ count, by_guessing }, i) => [words[i] ?? '', written(count, 0), written(by_guessing)]),
  };
}

function eventsWords({ least, most }: FadingStep): string {
  if (least === 0) return t('progress.atOnce');
  if (most === null) return t('progress.eventsMore', { low: least });
  return least === most ? t('progress.events', { n: least }) : t('progress.eventsRange', { low: least, high: most });
}

interface Share {
  readonly answers: number;
  readonly right: { readonly mean: number; readonly low: number; readonly high: number };
}

function shares(shown: readonly (readonly [string, Share])[], title: string) {
  return {
    title,
    most: 1,
    bars: shown.map(([word, { right }]) => ({ word, value: right.mean, shown: percent(right.mean), low: right.low, high: right.high })),
    columns: [title, t('progress.col.right'), t('progress.col.between'), t('progress.col.answers')],
    rows: shown.map(([word, { right, answers }]) => [
      word,
      percent(right.mean),
      between({ mean: 100 * right.mean, low: 100 * right.low, high: 100 * right.high }, 0),
      written(answers, 0),
    ]),
  };
}

export function fadingBars({ fading, game }: Report): DetailProps {
  const words = fading.map((step) => [eventsWords(step), step] as const);
  return {
    ...shares(words, t('progress.fading')),
    text: `${spoken(game, 'progress.fadingText')} ${t('progress.whisker')}`,
    label: t('progress.fadingLabel', {
      first: ofHundred(fading[0]?.right.mean ?? 0),
      last: ofHundred(fading.at(-1)?.right.mean ?? 0),
    }),
  };
}

export function positionBars({ positions, game }: Report): DetailProps {
  const words = positions.map((share) => [named(game, `progress.position.${share.position}`, share.position), share] as const);
  return {
    ...shares(words, t('progress.positions')),
    text: t('progress.positionsText'),
    label: t('progress.positionsLabel', { list: listed(positions.map(({ right }) => ofHundred(right.mean))) }),
  };
}
