import { beforeEach, expect, test, vi } from 'vitest';
import { tumble } from './motion';

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
