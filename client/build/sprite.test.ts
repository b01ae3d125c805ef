import { expect, test } from 'vitest';
import { DRAWN } from './drawn';
import { drawnByGames, sprite } from './sprite';

test('the sprite holds every drawn thing once, and nothing a strict content policy would refuse', async () => {
  const svg = await sprite();
  const ofGames = (await drawnByGames()).map(([name]) => name);
  expect(ofGames.length).toBeGreaterThan(0);
  for (const name of [...Object.keys(DRAWN), ...ofGames]) expect(svg.split(`<symbol id="${name}"`)).toHaveLength(2);
  expect(svg).not.toMatch(/style=|<style|<script|href=/);
});
