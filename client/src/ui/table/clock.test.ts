import { expect, test } from 'vitest';
import { clockFace, secondsLeft } from './clock';

test('a started second counts as a whole one, and time never runs below zero', () => {
  expect(secondsLeft(10_000, 8_999)).toBe(2);
  expect(secondsLeft(10_000, 9_999)).toBe(1);
  expect(secondsLeft(10_000, 12_000)).toBe(0);
});

test('a clock face', () => expect([0, 9, 60, 125].map(clockFace)).toEqual(['0:00', '0:09', '1:00', '2:05']));
