/// <reference types="node" />
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { beforeAll, expect, test } from 'vitest';
import page from '../../../docs/day.md?raw';
import { language } from '../words/language.svelte';
import type { DayBegun, GameName } from '../wire/protocol';
import { GAMES } from '../wire/games';
import { signs, textOf, wordsOf } from './card';
import { isDate } from '../wire/date';
import { inWords, monthAfter, monthBefore, today, weeksOf } from './months';

const game = GAMES[0] as GameName;
const begun: DayBegun = { name: 'Mia', animal: 'otter', day: '2026-11-15', game, level: 'rookie', score: 12, signs: 7 };

beforeAll(() => language.speak('en'));

test('the seeds on the page of the formula are right', () => {
  const rows = [...page.matchAll(/^(\d{4}-\d\d-\d\d \w+ \w+) +([0-9a-f]{64})$/gm)];
  expect(rows.length).toBeGreaterThan(3);
  for (const [, what, seed] of rows) expect(bytesToHex(sha256(utf8ToBytes(`gander day ${what}`)))).toBe(seed);
});

test('the card says date, game and level, and nothing of the deal', () => {
  const lines = textOf(wordsOf(begun, 'https://gander.example/#/day')).split('\n');
  expect(lines[1]).toContain('Rookie');
  expect(lines.slice(2)).toEqual(['November 15, 2026', '●●●●●●●○○○ 7/10', '12 points', `https://gander.example/#/day/2026-11-15/${game}/rookie`]);
});

test('a card of an earlier day says so', () => {
  expect(wordsOf({ ...begun, late: true }, '').date).toBe('November 15, 2026 (played on a later day)');
});

test.each([0, 1, 10])('%i of ten signs are full', (full) => {
  expect([...signs(full)]).toHaveLength(10);
  expect([...signs(full)].filter((sign) => sign === '●')).toHaveLength(full);
});

test.each(['2026-02-28', '2028-02-29', '2026-12-31'])('%s is a date', (text) => expect(isDate(text)).toBe(true));
test.each(['2026-02-29', '2026-13-01', '15.11.2026', '', '2026-11-15x'])('%j is none', (text) => expect(isDate(text)).toBe(false));

test('today is the date on the wall, whatever it is in Greenwich', () => {
  expect(today(new Date(2026, 10, 15, 0, 1))).toBe('2026-11-15');
  expect(today(new Date(2026, 10, 15, 23, 59))).toBe('2026-11-15');
});

test('a month has its weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11-15');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
  expect(weeksOf('2027-02-10')).toHaveLength(4);
});

test('from month to month over the turn of the year', () => {
  expect(monthAfter('2026-12-15')).toBe('2027-01-01');
  expect(monthBefore('2027-01-31')).toBe('2026-12-31');
  expect(monthBefore('2028-03-01')).toBe('2028-02-29');
});

test('a date is said in the language that is spoken', () => {
  expect(inWords('2026-11-15', 'de')).toBe('Sonntag, 15. November 2026');
});
