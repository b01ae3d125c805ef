/**
 * Our drawings, in the hand that docs/drawing.md describes: those of the page in `src/drawings/<name>.svg`, those of a game
 * in `src/games/<game>/drawings/<name>.svg`. In the sprite the latter stand behind the name of their game. What has no face
 * lies in a folder `things/` beside them, and is shown by its name alone, as the others are.
 *
 * Who has a face has poses: see `poses.ts`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const PAGE = new URL('../src/drawings/', import.meta.url);
const GAMES = new URL('../src/games/', import.meta.url);

export interface Drawing {
  readonly name: string;
  readonly svg: string;
}

const THINGS = 'things/';

function drawingsIn(folder: URL, before = ''): readonly Drawing[] {
  if (!existsSync(folder)) return [];
  const own = readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .toSorted()
    .map((file) => ({ name: before + file.slice(0, -'.svg'.length), svg: readFileSync(new URL(file, folder), 'utf8') }));
  return [...own, ...drawingsIn(new URL(THINGS, folder), before)];
}

/** The names of what has no face. */
export function things(): ReadonlySet<string> {
  const games = readdirSync(GAMES).map((game) => drawingsIn(new URL(`${game}/drawings/${THINGS}`, GAMES), `${game}-`));
  return new Set([drawingsIn(new URL(THINGS, PAGE)), ...games].flat().map(({ name }) => name));
}

/** What is drawn for the page, then what is drawn for each game. */
export function drawings(): readonly Drawing[] {
  const games = readdirSync(GAMES).toSorted();
  return [...drawingsIn(PAGE), ...games.flatMap((game) => drawingsIn(new URL(`${game}/drawings/`, GAMES), `${game}-`))];
}

/** A drawing as a part of the sprite: what its outermost element says of line and box goes along. */
export function symbolOf({ name, svg }: Drawing): string {
  const [, said = '', body = ''] = /^<svg xmlns="[^"]+"([^>]*)>(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  if (body === '') throw new Error(`drawing '${name}' is not one <svg> element`);
  return `<symbol id="${name}"${said}>${body.replaceAll(/>\s+</g, '><').trim()}</symbol>`;
}
