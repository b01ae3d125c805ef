/**
 * Puts our drawings into two SVG sprites at build time: the portraits, which every page shows, and the other faces, which
 * a table fetches once it lies there.
 *
 * One file for all of them, on purpose: were every animal a file of its own, the browser's cache and the list of
 * requests would remember which animals a player has seen.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { drawings, symbolOf, type Drawing } from './drawings.ts';
import { PEOPLE } from './drawn.ts';
import { ghostlyFacesOf, ghostOf, sheets } from './ghosts.ts';
import { facesOf, hasPoses, portraitOf } from './poses.ts';

const TARGET = new URL('../src/generated/', import.meta.url);

/** One `<symbol>` for each. */
const sheet = (symbols: readonly string[]) => `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
const hasGhost = ({ name }: Drawing) => PEOPLE.some((who) => who === name);
export const sprite = (): string =>
  sheet(
    drawings()
      .flatMap((one) => [portraitOf(one), ...(hasGhost(one) ? [ghostOf(one)] : [])])
      .map(symbolOf),
  );
export function faces(): string {
  const posing = drawings().filter(hasPoses);
  const haunting = posing.filter(hasGhost);
  return sheet([...posing.flatMap(facesOf), ...haunting.slice(0, 1).flatMap(sheets), ...haunting.flatMap(ghostlyFacesOf)].map(symbolOf));
}

function writeIfChanged(file: string, text: string): void {
  const target = fileURLToPath(new URL(file, TARGET));
  mkdirSync(dirname(target), { recursive: true });
  let before = '';
  try {
    before = readFileSync(target, 'utf8');
  } catch {
    // First build: there is no sprite yet.
  }
  if (before !== text) writeFileSync(target, text);
}

function writeBoth(): void {
  writeIfChanged('sprite.svg', sprite());
  writeIfChanged('faces.svg', faces());
}

export function spritePlugin(): Plugin {
  return { name: 'gander-sprite', buildStart: writeBoth };
}
