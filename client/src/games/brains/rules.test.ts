import { render } from 'svelte/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { language } from '../../words/language.svelte';
import { t } from './language';
import Rules from './Rules.svelte';

const WHITES = 25;
/** M2: three players leave ten reds in the box, four leave five. */
const REDS = [15, 20, 25];

describe.each([
  ['en', 'If fewer are there, you take what is left.', 'The opponent who has it pays', 'even if you have none when phase 2 begins'],
  ['de', 'Liegen dort weniger, nimmst du, was noch da ist.', 'Wer sie hat, zahlt', 'auch wer schon beim Beginn von Phase 2 keine hat'],
])('the page of the rules, %s', (tag, takesTheRest, pays, outAtOnce) => {
  beforeEach(async () => {
    await language.speak(tag);
    await language.learn('brains');
  });

  test('M2 names the tokens of the box, and draws those', () => {
    const figures = [...t('rule.setup').matchAll(/\d+/g)].map(Number);
    expect(figures).toEqual([WHITES, ...REDS, ...REDS.map((reds) => WHITES + 5 * reds)]);
    const drawn = [...render(Rules).body.matchAll(/<text[^>]*>(\d)<\/text><\/svg>(?:<!--.*?-->)*<\/div>\s*<span[^>]*>× (\d+)/g)];
    expect(drawn.map(([, worth, tokens]) => [Number(worth), Number(tokens)])).toEqual([
      [1, WHITES],
      [5, Math.max(...REDS)],
    ]);
  });

  test('M7 who takes more than there is takes what is left; M8 who pays; M10 who has nothing when phase 2 begins is out', () => {
    const { body } = render(Rules);
    for (const said of [takesTheRest, pays, outAtOnce]) expect(body).toContain(said);
  });
});
