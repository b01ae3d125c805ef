import { expect, test } from 'vitest';
import { codeIn } from './code';

test.each([
  ['#/study/P1-K7QX', 'P1-K7QX'],
  ['#/study/P%201', 'P 1'],
  ['#/study/50%', '50%'],
  ['#/study', null],
  ['#/table/abc', null],
  ['', null],
])('the code in «%s»', (hash, code) => {
  expect(codeIn(hash)).toBe(code);
});
