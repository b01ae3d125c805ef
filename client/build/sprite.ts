/**
 * Puts our drawings, and some animals and things of the icon package, into one SVG sprite at build time.
 *
 * One file for all of them, on purpose: were every animal a file of its own, the browser's cache and the list of
 * requests would remember which animals a player has seen.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { drawings, symbolOf } from './drawings.ts';
import { DRAWN, type Drawn } from './drawn.ts';

const TARGET = fileURLToPath(new URL('../src/generated/sprite.svg', import.meta.url));

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

function readIconSet(): IconSet {
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  return JSON.parse(readFileSync(path, 'utf8')) as IconSet;
}

function symbol(set: IconSet, name: string, { icon }: Drawn): string {
  const found = set.icons[icon];
  if (found === undefined) throw new Error(`no icon '${icon}' in the icon package (wanted for '${name}')`);
  return `<symbol id="${name}" viewBox="0 0 32 32">${found.body}</symbol>`;
}

/** One `<symbol>` for each thing: those of the page, then those of the games. */
export function sprite(): string {
  const set = readIconSet();
  const symbols = [...Object.entries<Drawn>(DRAWN).map(([name, thing]) => symbol(set, name, thing)), ...drawings().map(symbolOf)];
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
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
