import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../../look/colour';
import { tokensIn, valuesOf } from '../../look/palette';
import de from '../../generated/games/brains/lid/de';
import { words as en } from '../../generated/games/brains/lid/en';
import { COLOURS, INK_ON } from './pieces/parts';

const tokensOf = (file: string) => tokensIn(readFileSync(new URL(file, import.meta.url), 'utf8'), ':root');

test('letters and shapes on the dice can be read on every colour', () => {
  const [page, dice] = [tokensOf('../../look/tokens.css'), tokensOf('colours.css')];
  for (const colour of COLOURS) {
    const [ink] = valuesOf(page, INK_ON[colour].slice('var('.length, -1));
    expect(contrast(valuesOf(dice, `--brains-${colour}`)[0], ink), colour).toBeGreaterThanOrEqual(4.5);
  }
});

test.each([
  ['en', en],
  ['de', de],
])('the letters of the colours differ: %s', (_language, lid) => {
  expect(new Set(COLOURS.map((colour) => lid[`letter.${colour}`])).size).toBe(5);
});
