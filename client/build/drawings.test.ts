import { expect, test } from 'vitest';
import { BOTS } from '../src/table/bots';
import { drawings } from './drawings';
import { POSES } from './drawn';

const INK = '#1c2742';
const THINGS = new Set(['notepad']);
const SHEET = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="none" stroke="${INK}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round">\n`;

test.each(drawings().map(({ name, svg }) => [name, svg] as const))('%s is drawn by the one hand of docs/drawing.md', (name, svg) => {
  expect(svg.startsWith(SHEET), 'box and line').toBe(true);
  expect(svg, 'flat colour').not.toMatch(/[Gg]radient|filter|opacity|<image|<text/);
  if (!THINGS.has(name))
    expect(svg, 'eyes are white discs with a dark pupil').toMatch(new RegExp(`<circle [^>]*fill="#fff"[^>]*/>[^]*<circle [^>]*fill="${INK}" stroke="none"/>`));
  expect(svg.match(/\d*\.\d{2,}/g) ?? [], 'one decimal is enough').toEqual([]);
  expect(svg.length, 'light enough for a phone').toBeLessThan(4000);
});

test.each(BOTS)('%s has every pose', (bot) => {
  const svg = drawings().find(({ name }) => name === bot)?.svg ?? '';
  expect([...svg.matchAll(/data-pose="(\w+)"/g)].map(([, pose]) => pose)).toEqual(POSES);
});
