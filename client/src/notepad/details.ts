/** The details of a report as bars with their words and their tables. */
import { listed, t, type Key } from '../language.svelte';
import type { Bar } from './BarChart.svelte';
import type { FadingStep, Report, SkillAndLuck } from '../protocol';
import { between, ofHundred, percent, say, written } from './sentences';

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
function named(key: string, otherwise: string): string {
  return say({ key, values: {} }) || otherwise;
}

export function errorBars({ errors }: Report): DetailProps {
  const words = errors.map(({ kind }) => named(`error.${kind}`, kind));
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
  const text = game === 'boar' ? t('progress.fadingTextBoar') : t('progress.fadingText');
  return {
    ...shares(words, t('progress.fading')),
    text: `${text} ${t('progress.whisker')}`,
    label: t('progress.fadingLabel', {
      first: ofHundred(fading[0]?.right.mean ?? 0),
      last: ofHundred(fading.at(-1)?.right.mean ?? 0),
    }),
  };
}

export function positionBars({ positions }: Report): DetailProps {
  const words = positions.map((share) => [named(`progress.position.${share.position}`, share.position), share] as const);
  return {
    ...shares(words, t('progress.positions')),
    text: t('progress.positionsText'),
    label: t('progress.positionsLabel', { list: listed(positions.map(({ right }) => ofHundred(right.mean))) }),
  };
}

const THROWS: readonly Key[] = ['progress.throwsLeft.2', 'progress.throwsLeft.1', 'progress.throwsLeft.0'];

export function throwsBars({ by_stage: left }: SkillAndLuck): DetailProps {
  const shown = THROWS.flatMap((key) => {
    const value = left[key.slice(-1)];
    return value === undefined ? [] : [[named(key, key), value] as const];
  });
  return {
    title: t('progress.throws'),
    text: '',
    bars: shown.map(([word, value]) => ({ word, value, shown: written(value, 2) })),
    most: Math.max(0.1, ...shown.map(([, value]) => value)),
    label: t('progress.throwsLabel', { list: listed(shown.map(([, value]) => written(value, 2))) }),
    columns: [t('progress.throws'), t('progress.col.left')],
    rows: shown.map(([word, value]) => [word, written(value, 2)]),
  };
}
