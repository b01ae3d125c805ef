import { beforeEach, expect, test, vi } from 'vitest';
import { comeFrom, tumble } from './motion';

// Where the tests run there is no page; somebody looks, and movement is welcome.
beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const die = {} as Element;

test('a die in the air turns, and keeps its colour and its face', () => {
  const { css } = tumble(die, { turns: 2 });
  // At first it is two whole turns, 2rem and a fifth of its size away from how it will lie.
  expect(css?.(0, 1)).toBe('transform: translateY(-2rem) rotate(720deg) scale(0.8)');
  expect(css?.(0.5, 0.5)).toBe('transform: translateY(-1rem) rotate(360deg) scale(0.9)');
});

test('a die that was not thrown does not move', () => {
  expect(tumble(die, { still: true })).toEqual({ duration: 0 });
});

/** A card of 60 by 80 at the top of a board with one hand below it, whose first place is 300 to the left. */
function laid(): Element {
  const box = (x: number, y: number) => ({ isConnected: true, getBoundingClientRect: () => ({ x, y, width: 60, height: 80 }) });
  const places: Record<string, unknown> = { '.hand': box(400, 500), '.hand .first': box(100, 500) };
  return { ...box(400, 100), closest: () => ({ querySelector: (place: string) => places[place] ?? null }) } as unknown as Element;
}

test('a card comes from its place in the hand, and from the hand if its place is gone', () => {
  expect(comeFrom(laid(), { from: ['.hand .first', '.hand'] }).css?.(0, 1)).toContain('translate(-300px, 400px)');
  expect(comeFrom(laid(), { from: ['.hand .fifth', '.hand'] }).css?.(0, 1)).toContain('translate(0px, 400px)');
  const { css } = comeFrom(laid(), { from: ['.hand .first'] });
  expect([1, 0.5, 0].map((u) => css?.(1 - u, u).split(';')[0])).toEqual([
    'transform: translate(-300px, 400px)',
    'transform: translate(-150px, 200px)',
    'transform: translate(0px, 0px)',
  ]);
});

test('a card comes from where something was that leaves the page for it', () => {
  let [x, isConnected] = [100, true];
  const gone = {
    getBoundingClientRect: () => ({ x, y: 500, width: 60, height: 80 }),
    get isConnected() {
      return isConnected;
    },
  };
  const node = { ...laid(), closest: () => ({ querySelector: () => gone }) } as unknown as Element;
  const { css } = comeFrom(node, { from: ['.pieces'] });
  [x, isConnected] = [0, false];
  expect(css?.(0, 1)).toContain('translate(-300px, 400px)');
});

test('a card from nowhere lands from above', () => {
  expect(comeFrom(laid(), { from: [] }).css?.(0, 1)).toContain('translateY(-1.2rem)');
});
