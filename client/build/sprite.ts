/**
 * Puts our drawings into one SVG sprite at build time.
 *
 * One file for all of them, on purpose: were every animal a file of its own, the browser's cache and the list of
 * requests would remember which animals a player has seen.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { drawings, posesOf, symbolOf } from './drawings.ts';

const TARGET = fileURLToPath(new URL('../src/generated/sprite.svg', import.meta.url));

/** One `<symbol>` for each drawing in each of its poses. */
export function sprite(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawings().flatMap(posesOf).map(symbolOf).join('')}</svg>\n`;
}

function writeIfChanged(text: string): void {
  mkdirSync(dirname(TARGET), { recursive: true });
  let before = '';
  try {
    before = readFileSync(TARGET, 'utf8');
  } catch {
    // First build: there is no sprite yet.
  }
  if (before !== text) writeFileSync(TARGET, text);
}

export function spritePlugin(): Plugin {
  return { name: 'gander-sprite', buildStart: () => writeIfChanged(sprite()) };
}
