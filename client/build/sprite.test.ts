import { expect, test } from 'vitest';
import { DRAWN } from './drawn';
import { sprite } from './sprite';

test('the sprite holds every drawn thing once, and nothing a strict content policy would refuse', () => {
  const svg = sprite();
  for (const name of Object.keys(DRAWN)) expect(svg.split(`<symbol id="${name}"`)).toHaveLength(2);
  expect(svg).not.toMatch(/style=|<style|<script|href=/);
});
