/**
 * Our own drawings: `src/games/<game>/drawings/<name>.svg`, in the hand that docs/drawing.md describes. In the sprite a
 * drawing stands behind the name of its game.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const GAMES = new URL('../src/games/', import.meta.url);

export interface Drawing {
  readonly name: string;
  readonly svg: string;
}

function drawingsIn(folder: URL, before: string): readonly Drawing[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .toSorted()
    .map((file) => ({ name: before + file.slice(0, -'.svg'.length), svg: readFileSync(new URL(file, folder), 'utf8') }));
}

/** What every game draws, game by game. */
export function drawings(): readonly Drawing[] {
  return readdirSync(GAMES).toSorted().flatMap((game) => drawingsIn(new URL(`${game}/drawings/`, GAMES), `${game}-`));
}

/** A drawing as a part of the sprite: what its outermost element says of line and box goes along. */
export function symbolOf({ name, svg }: Drawing): string {
  const [, said = '', body = ''] = /^<svg xmlns="[^"]+"([^>]*)>(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  if (body === '') throw new Error(`drawing '${name}' is not one <svg> element`);
  return `<symbol id="${name}"${said}>${body.replaceAll(/>\s+</g, '><').trim()}</symbol>`;
}
