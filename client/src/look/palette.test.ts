import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../wire/games';
import { contrast, difference, SIGHT, type Sight } from './colour';
import { tokensIn, valuesOf } from './palette';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const page = tokensIn(read('tokens.css'), ':root');
const sights = Object.keys(SIGHT) as Sight[];
const themes = [0, 1] as const;

describe.each([...GAMES])('the colours of %s', (game) => {
  const css = read(`../games/${game}/colours.css`);
  const own = tokensIn(css, `[data-game='${game}']`);
  const pieces = tokensIn(css, ':root');
  const pairs = pieces.flatMap((one, i) => pieces.slice(i + 1).map((other) => [one, other] as const));

  test.each(sights)('of its pieces stay apart for %s eyes', (sight) => {
    for (const [one, other] of pairs) {
      expect(difference(one.values[0], other.values[0], sight), `${one.name} and ${other.name}`).toBeGreaterThan(0.12);
    }
  });

  test('of its pieces carry its name', () => {
    expect(pieces.filter(({ name }) => !name.startsWith(`--${game}-`))).toEqual([]);
  });

  test.each(themes)('can be read on each other: theme %i', (theme) => {
    const ours = (name: string) => valuesOf(page, name)[theme];
    const its = (name: string) => valuesOf(own, name)[theme];
    expect(contrast(its('--accent'), its('--on-accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(its('--accent'), ours('--paper'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ours('--ink'), its('--felt'))).toBeGreaterThanOrEqual(7);
    expect(contrast(ours('--ink-soft'), its('--felt'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(its('--lid'), its('--on-lid'))).toBeGreaterThanOrEqual(4.5);
  });
});

/** What the tile of an option is made of, while it is not the chosen one: it is a slab. */
const tile = /\.slab\) \{[^}]*background: var\((?<ground>[\w-]+)\)/.exec(read('shapes.css'))?.groups?.['ground'] ?? '';

describe.each(themes)('theme %i', (theme) => {
  const of = (name: string) => valuesOf(page, name)[theme];

  test('the chosen option stands out from the others, by day and in the evening', () => {
    const accents = GAMES.map((game) => valuesOf(tokensIn(read(`../games/${game}/colours.css`), `[data-game='${game}']`), '--accent')[theme]);
    for (const accent of [of('--accent'), ...accents]) expect(contrast(of(tile), accent)).toBeGreaterThanOrEqual(3);
  });

  test('ink, soft ink, good and bad can be read on paper, sheet and felt', () => {
    for (const ink of ['--ink', '--ink-soft', '--good', '--bad']) {
      for (const ground of ['--paper', '--sheet', '--felt']) {
        expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('the edge of a control is seen against paper and sheet', () => {
    for (const ground of ['--paper', '--sheet']) {
      expect(contrast(of('--edge'), of(ground)), ground).toBeGreaterThanOrEqual(3);
    }
  });
});
