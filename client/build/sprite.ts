/**
 * Draws the animals and things of the icon package into one SVG sprite at build time.
 *
 * One file for all of them, on purpose: were every animal a file of its own, the browser's cache and the list of
 * requests would remember which animals a player has seen.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { DRAWN, type Drawn } from './drawn.ts';

const GAMES = new URL('../src/games/', import.meta.url);
const TARGET = fileURLToPath(new URL('../src/generated/sprite.svg', import.meta.url));

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
}

function readIconSet(): IconSet {
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  return JSON.parse(readFileSync(path, 'utf8')) as IconSet;
}

/** What the games need besides, each thing behind the name of its game. */
export async function drawnByGames(): Promise<readonly (readonly [string, Drawn])[]> {
  const files = readdirSync(GAMES).map((game) => [game, new URL(`${game}/drawn.ts`, GAMES)] as const);
  const found = files.filter(([, file]) => existsSync(file)).map(async ([game, file]) => {
    const { drawn } = (await import(file.href)) as { drawn: Readonly<Record<string, Drawn>> };
    return Object.entries(drawn).map(([name, thing]) => [`${game}-${name}`, thing] as const);
  });
  return (await Promise.all(found)).flat();
}

function symbol(set: IconSet, name: string, { icon, recolour = {} }: Drawn): string {
  const found = set.icons[icon];
  if (found === undefined) throw new Error(`no icon '${icon}' in the icon package (wanted for '${name}')`);
  const body = Object.entries(recolour).reduce((svg, [from, to]) => {
    if (!svg.includes(from)) throw new Error(`icon '${icon}' has no colour ${from} to be changed into ${to}`);
    return svg.replaceAll(from, to);
  }, found.body);
  return `<symbol id="${name}" viewBox="0 0 32 32">${body}</symbol>`;
}

/** One `<symbol>` for each thing: those of the page, then those of the games. */
export async function sprite(): Promise<string> {
  const set = readIconSet();
  const things = [...Object.entries<Drawn>(DRAWN), ...(await drawnByGames())];
  return `<svg xmlns="http://www.w3.org/2000/svg">${things.map(([name, thing]) => symbol(set, name, thing)).join('')}</svg>\n`;
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
  return { name: 'gander-sprite', buildStart: async () => writeIfChanged(await sprite()) };
}
