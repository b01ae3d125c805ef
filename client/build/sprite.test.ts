import { expect, test } from 'vitest';
import { drawings } from './drawings';
import { DRAWN } from './drawn';
import { sprite } from './sprite';

test('the sprite holds every drawn thing once, and nothing a strict content policy would refuse', () => {
  const svg = sprite();
  const ours = drawings().map(({ name }) => name);
  expect(ours.length).toBeGreaterThan(0);
  for (const name of [...Object.keys(DRAWN), ...ours]) expect(svg.split(`<symbol id="${name}"`)).toHaveLength(2);
  expect(svg).not.toMatch(/style=|<style|<script|href=/);
});
