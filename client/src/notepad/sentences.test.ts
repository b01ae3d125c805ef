import { beforeAll, expect, test } from 'vitest';
import { language } from '../language.svelte';
import { en } from '../messages/en';
import { roughly, rounded, say, signed } from './sentences';

beforeAll(() => (language.catalogue = en));

test('a forecast is never exact', () => {
  expect([0, 1, 7, 43, 141].map(roughly)).toEqual([1, 1, 7, 45, 140]);
});

test('cards have one decimal, brains two', () => {
  expect(say({ key: 'progress.kept.own', values: { mean: 4.0812, load: 6 } }, 'goose')).toBe('Of 6 suspects you keep about 4.1.');
  expect(say({ key: 'progress.left.own', values: { mean: 0.4249 } }, 'brains')).toBe('With each decision you leave about 0.42 brains on the table.');
});

test('one more game, several more games', () => {
  const told = (more: number) => say({ key: 'progress.verdict.too_early', values: { more } });
  expect(told(1)).toMatch(/1 more game would tell/);
  expect(told(28)).toMatch(/30 more games would tell/);
});

test('a sentence that this page does not know is left out', () => {
  expect(say({ key: 'coach.tomorrow', values: {} })).toBe('');
});

test('differences have a sign, and nothing is minus nothing', () => {
  expect([signed(2.04), signed(-3), signed(0), signed(-0.01)]).toEqual(['+2', '−3', '0', '0']);
  expect(Object.is(rounded(-0.01, 1), 0)).toBe(true);
});
