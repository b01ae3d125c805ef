import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COLOURS as BRAINS, INK_ON } from '../games/brains/parts';
import { COLOURS as GOOSE } from '../games/goose/parts';
import { contrast, difference, SIGHT, type Sight } from './colour';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The values of a custom property in one block of the style sheet: [day, evening], or the same twice. */
function token(name: string, block = ':root'): [string, string] {
  const body = css.slice(css.indexOf(`${block} {`)).split('}')[0] ?? '';
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(body)?.[1] ?? '';
  const pair = /light-dark\((#\w+), (#\w+)\)/.exec(value);
  return pair ? [pair[1] ?? '', pair[2] ?? ''] : [value, value];
}

const sights = Object.keys(SIGHT) as Sight[];
const sets = { goose: GOOSE, brains: BRAINS } as const;

describe.each(Object.entries(sets))('the five colours of %s', (set, colours) => {
  const hex = (colour: string) => token(`--${set}-${colour}`)[0];
  const pairs = colours.flatMap((one, i) => colours.slice(i + 1).map((other) => [one, other] as const));

  test.each(sights)('stay apart for %s eyes', (sight) => {
    for (const [one, other] of pairs) {
      expect(difference(hex(one), hex(other), sight), `${one} and ${other}`).toBeGreaterThan(0.12);
    }
  });
});

test('letters and shapes on the dice can be read on every colour', () => {
  for (const colour of BRAINS) {
    const ink = token(INK_ON[colour].slice('var('.length, -1))[0];
    expect(contrast(token(`--brains-${colour}`)[0], ink), colour).toBeGreaterThanOrEqual(4.5);
  }
});

describe.each([0, 1] as const)('theme %i', (theme) => {
  const of = (name: string, block?: string) => token(name, block)[theme];
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

  test.each(["[data-game='goose']", "[data-game='boar']", "[data-game='brains']"])('%s: accents', (block) => {
    expect(contrast(of('--accent', block), of('--on-accent', block))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('--accent', block), of('--paper'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('--ink'), of('--felt', block))).toBeGreaterThanOrEqual(7);
    expect(contrast(of('--ink-soft'), of('--felt', block))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('--lid', block), of('--on-lid', block))).toBeGreaterThanOrEqual(4.5);
  });
});
