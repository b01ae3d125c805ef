import { beforeEach, expect, test, vi } from 'vitest';
import { comeFrom, tumble } from './motion';

// Where the tests run there is no page; somebody looks, and movement is welcome.
beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const die = {} as Element;

test('a die in the air is blank, and shows its face when it settles', () => {
  const { css } = tumble(die);
  expect(css?.(0, 1)).toContain('--face: 0; --blank: var(--card)');
  expect(css?.(0.8, 0.2)).toContain('--face: 0');
  expect(css?.(0.95, 0.05)).toContain('--face: 1; --blank: initial');
  expect(css?.(1, 0)).toContain('--face: 1');
});

test('a die that was not thrown does not move', () => {
  expect(tumble(die, { still: true })).toEqual({ duration: 0 });
});

/** A card of 60 by 80 at the top of a board with one hand below it, whose first place is 300 to the left. */
function laid(): Element {
  const box = (x: number, y: number) => ({ getBoundingClientRect: () => ({ x, y, width: 60, height: 80 }) });
  const places: Record<string, unknown> = { '.hand': box(400, 500), '.hand .first': box(100, 500) };
  return { ...box(400, 100), closest: () => ({ querySelector: (place: string) => places[place] ?? null }) } as unknown as Element;
}

test('a card comes from its place in the hand, and from the hand if its place is gone', () => {
  expect(comeFrom(laid(), { from: ['.hand .first', '.hand'] }).css?.(0, 1)).toContain('translate(-300px, 400px)');
  expect(comeFrom(laid(), { from: ['.hand .fifth', '.hand'] }).css?.(0, 1)).toContain('translate(0px, 400px)');
  expect(comeFrom(laid(), { from: ['.hand .first'] }).css?.(1, 0)).toContain('translate(0px, 0px)');
});

test('a card from nowhere lands from above', () => {
  expect(comeFrom(laid(), { from: [] }).css?.(0, 1)).toContain('translateY(-1.2rem)');
});
