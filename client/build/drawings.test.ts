import { expect, test } from 'vitest';
import { PLAYER_ANIMALS } from '../src/device/people';
import { BOTS, pictureOf } from '../src/table/bots';
import { drawings, things } from './drawings';
import { POSES } from './drawn';
import { facesOf } from './poses';

const INK = '#1c2742';
const THINGS = things();
const SHEET = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="none" stroke="${INK}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round">\n`;

test.each(drawings().map(({ name, svg }) => [name, svg] as const))('%s is drawn by the one hand of docs/drawing.md', (name, svg) => {
  expect(svg.startsWith(SHEET), 'box and line').toBe(true);
  expect(svg, 'flat colour').not.toMatch(/[Gg]radient|filter|opacity|<image|<text/);
  if (!THINGS.has(name))
    expect(svg, 'eyes are white discs with a dark pupil').toMatch(new RegExp(`<circle [^>]*fill="#fff"[^>]*/>[^]*<circle [^>]*fill="${INK}" stroke="none"/>`));
  expect(svg.match(/\d*\.\d{2,}/g) ?? [], 'one decimal is enough').toEqual([]);
  expect(svg.length, 'light enough for a phone').toBeLessThan(4000);
});

test.each([...new Set([...PLAYER_ANIMALS, ...BOTS.map(pictureOf), 'robot'])])('%s has a face for every pose, and no two are alike', (who) => {
  const drawing = drawings().find(({ name }) => name === who);
  const [head, ...faces] = drawing === undefined ? [] : facesOf(drawing);
  expect(head?.svg, 'a head without a face').not.toMatch(/data-|#fff"/);
  expect(faces.map(({ pose }) => pose)).toEqual(POSES.slice(1));
  expect(new Set(faces.map(({ svg }) => svg)).size).toBe(faces.length);
  for (const { svg } of faces) {
    expect(svg.startsWith(`${SHEET.trimEnd()}<use href="#${who}-head"`), 'the head never moves').toBe(true);
    expect(svg, 'one decimal is enough').not.toMatch(/NaN|undefined|\d\.\d{2}/);
  }
});

test('who is hungry grins and howls', () => {
  const hungry = drawings().filter(({ svg }) => svg.includes('data-hungry'));
  expect(hungry).toHaveLength(5);
  for (const drawing of hungry) expect(facesOf(drawing).map(({ pose }) => pose)).toEqual(['head', 'glad', 'sorry']);
});
