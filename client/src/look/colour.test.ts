import { expect, test } from 'vitest';
import { contrast, difference, linear } from './colour';

test('contrast is the ratio WCAG gives for its own examples', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

test('black and white are one apart for all eyes, equal colours nothing', () => {
  expect(difference('#000000', '#ffffff', 'protan')).toBeCloseTo(1, 2);
  expect(difference('#c62a25', '#c62a25', 'deutan')).toBe(0);
});

test('red and green of equal lightness grow much more alike without green cones', () => {
  expect(difference('#c0392b', '#4d7f30', 'deutan')).toBeLessThan(difference('#c0392b', '#4d7f30', 'usual') / 2);
});

test('what is not a colour is refused with its text', () => {
  expect(() => linear('red')).toThrow("not a colour: 'red' (expected #rrggbb)");
});
