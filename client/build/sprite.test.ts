import { expect, test } from 'vitest';
import { drawings, posesOf } from './drawings';
import { DRAWN, POSES } from './drawn';
import { sprite } from './sprite';

test('the sprite holds every drawing once in each pose, and nothing a strict content policy would refuse', () => {
  const svg = sprite();
  const poses = drawings().flatMap(posesOf);
  expect(poses.length).toBeGreaterThan(0);
  for (const { name } of poses) expect(svg.split(`<symbol id="${name}"`)).toHaveLength(2);
  expect(svg).not.toMatch(/style=|<style|<script|href=|data-/);
});

test('the page names what is drawn for it', () => {
  const drawn = Object.keys(import.meta.glob('../src/drawings/*.svg')).map((file) => file.split('/').at(-1)?.slice(0, -4));
  expect(drawn.toSorted()).toEqual(DRAWN.toSorted());
});

test('a pose is the head with one face', () => {
  const head = '<svg xmlns="a"><b/>';
  const faces = POSES.map((pose) => `<g data-pose="${pose}"><i id="${pose}"/></g>`).join('');
  const poses = posesOf({ name: 'crow', svg: `${head}${faces}</svg>` });
  expect(poses.map(({ name }) => name)).toEqual(['crow', 'crow-thinking', 'crow-oops', 'crow-pleased']);
  expect(poses.map(({ svg }) => svg)).toEqual(POSES.map((pose) => `${head}<i id="${pose}"/></svg>`));
});
