/** Where values stand on a chart. */
export type Span = readonly [number, number];

/** A straight line from values to places; the span of values may run downwards, so that better is always up. */
export function linear([low, high]: Span, [from, to]: Span): (value: number) => number {
  const width = high - low;
  return (value) => (width === 0 ? (from + to) / 2 : from + ((value - low) / width) * (to - from));
}

const STEPS = [1, 2, 5, 10];

/** The smallest round step (1, 2, 5, 10, 20 …) that needs no more than `most` of them. */
export function step(width: number, most: number): number {
  if (width <= 0) return 1;
  const least = width / most;
  const power = 10 ** Math.floor(Math.log10(least));
  return (STEPS.find((round) => round * power >= least * (1 - 1e-9)) ?? 10) * power;
}

/** Round values within a span, both ends included. */
export function ticks(low: number, high: number, most: number): number[] {
  const by = step(high - low, most);
  const first = Math.ceil(low / by - 1e-9);
  const last = Math.floor(high / by + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * by).toPrecision(12)));
}

type Point = readonly [number, number];

export function path(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** The area between an upper and a lower line. */
export function band(upper: readonly Point[], lower: readonly Point[]): string {
  return upper.length === 0 ? '' : `${path([...upper, ...lower.toReversed()])}Z`;
}
