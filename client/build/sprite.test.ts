import { expect, test } from 'vitest';
import { drawings } from './drawings';
import { PLAYER_ANIMALS } from '../src/device/people';
import { DRAWN, PEOPLE, POSES } from './drawn';
import { facesOf, portraitOf } from './poses';
import { faces, sprite } from './sprite';

test('the sprite holds every portrait once, and nothing a strict content policy would refuse', () => {
  const svg = sprite();
  expect(drawings().length).toBeGreaterThan(0);
  for (const { name } of drawings()) expect(svg.split(`<symbol id="${name}"`)).toHaveLength(2);
  expect(svg).not.toMatch(/style=|<style|<script|href=|data-/);
});

test('the other faces borrow their heads from the same file, and from nowhere else', () => {
  const svg = faces();
  expect(svg).not.toMatch(/style=|<style|<script|data-|href="[^#]/);
  for (const [, head] of svg.matchAll(/href="#([\w-]+)"/g)) expect(svg.split(`<symbol id="${head}"`)).toHaveLength(2);
});

test('whoever can sit at a table has a ghost in every pose, and nobody else has one', () => {
  expect(PLAYER_ANIMALS.toSorted()).toEqual(PEOPLE.toSorted());
  for (const who of PEOPLE) {
    expect(sprite().split(`<symbol id="${who}-ghost"`)).toHaveLength(2);
    for (const pose of POSES.slice(1)) expect(faces().split(`<symbol id="${who}-ghost-${pose}"`)).toHaveLength(2);
  }
  expect(sprite().match(/-ghost"/g)).toHaveLength(PEOPLE.length);
});

test('the page names what is drawn for it', () => {
  const drawn = Object.keys(import.meta.glob('../src/drawings/**/*.svg')).map((file) => file.split('/').at(-1)?.slice(0, -4));
  expect(drawn.toSorted()).toEqual(DRAWN.toSorted());
});

const HEAD = '<svg xmlns="a"><b/>';
const OWN = '<circle cx="30" cy="40" r="8" fill="#fff" stroke-width="3"/><i/>';
const crow = { name: 'crow', svg: `${HEAD}<g data-pose="sure" data-mouth="50 70 10 8" data-lid="#abc">${OWN}</g><g data-pose="sorry"><u/></g></svg>` };

test('a portrait is the head with the first face', () => {
  expect(portraitOf(crow)).toEqual({ name: 'crow', svg: `${HEAD}${OWN}</svg>` });
});

test('a face of its own comes before one that is put together', () => {
  const svgs = Object.fromEntries(facesOf(crow).map(({ pose, svg }) => [pose, svg.trimEnd()]));
  expect(svgs['head']).toBe(`${HEAD}</svg>`);
  expect(svgs['sorry']).toBe('<svg xmlns="a"><use href="#crow-head" width="100" height="100"/><u/></svg>');
  // An arc over the place of the eye, from 0.9 radii left of it to 0.9 right of it.
  expect(svgs['glad']).toContain('<path d="M22.8 41q7.2 -10.4 14.4 0"/>');
});
