import { expect, test } from 'vitest';
import { asked, offences, sources } from './sizes';

const from = (path: string, text: string) => offences(new Map([[path, text]]));
const styled = (style: string) => `<p>Hello</p>\n<style>\n${style}\n</style>`;

test('nothing outside the tabletop asks for a size', () => {
  expect(offences(sources())).toEqual([]);
});

test('a component must not ask for a width, a height or how a screen lies', () => {
  for (const condition of ['(min-width: 40rem)', 'print and (max-height: 30rem)', '(orientation: landscape)', '(width >= 40em)', '(aspect-ratio > 1)']) {
    expect(from('pages/Home.svelte', styled(`@media ${condition} { p { color: red; } }`))).toEqual([
      `pages/Home.svelte must not ask for a size: @media ${condition}`,
    ]);
  }
});

test('a container is asked for nothing but its size', () => {
  expect(from('look/base.css', '@container page\n  (min-width: 41rem) {\n}')).toEqual([
    'look/base.css must not ask for a size: @container page (min-width: 41rem)',
  ]);
});

test('nothing zooms', () => {
  expect(from('ui/Card.svelte', styled('p { --zoom: 1.2; zoom: var(--zoom); }'))).toHaveLength(1);
  expect(from('ui/Card.svelte', '<p style="zoom: 2">Hello</p>')).toHaveLength(1);
  expect(from('ui/Card.svelte', styled('p { --zoom: 1.2; cursor: zoom-in; }'))).toEqual([]);
});

test('a script must not ask either', () => {
  expect(from('table/table.svelte.ts', "matchMedia('(min-width: 60rem)').matches")).toEqual(['table/table.svelte.ts must not ask for a size: matchMedia']);
  expect(from('ui/card.ts', "matchMedia('(pointer: coarse)').matches")).toEqual([]);
});

test('what is not a size may be asked for everywhere', () => {
  for (const condition of [
    'print',
    '(prefers-reduced-motion: reduce)',
    '(hover: hover)',
    '(pointer: coarse)',
    '(forced-colors: active)',
    '(scripting: none)',
  ]) {
    expect(from('pages/Home.svelte', styled(`@media ${condition} { p { width: 1rem; } }`))).toEqual([]);
  }
});

test('a comment asks for nothing', () => {
  expect(asked('ui/Card.svelte', '<!-- @container page (min-width: 1rem) { -->\n<style>\n/* zoom: 2 */\n</style>')).toEqual([]);
});

test('the tabletop may ask for fourteen sizes, however often, and for no fifteenth', () => {
  const queries = (count: number) => Array.from({ length: count }, (_, i) => `@media (min-width: ${i}rem) {\n}`).join('\n');
  expect(from('tabletop/Board.svelte', styled(queries(14) + queries(14)))).toEqual([]);
  expect(from('tabletop/Board.svelte', styled(queries(15)))).toEqual(['tabletop/ asks for 15 sizes, more than 14']);
});
