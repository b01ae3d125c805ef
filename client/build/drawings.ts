/**
 * Our drawings, in the hand that docs/drawing.md describes: those of the page in `src/drawings/<name>.svg`, those of a game
 * in `src/games/<game>/drawings/<name>.svg`. In the sprite the latter stand behind the name of their game.
 *
 * A character has several poses in one drawing: groups that are marked with `data-pose`, of which one is seen at a time.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { POSES } from './drawn.ts';

const PAGE = new URL('../src/drawings/', import.meta.url);
const GAMES = new URL('../src/games/', import.meta.url);
const POSE = /<g data-pose="(\w+)">(.*?)<\/g>/gs;

export interface Drawing {
  readonly name: string;
  readonly svg: string;
}

function drawingsIn(folder: URL, before = ''): readonly Drawing[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .toSorted()
    .map((file) => ({ name: before + file.slice(0, -'.svg'.length), svg: readFileSync(new URL(file, folder), 'utf8') }));
}

/** What is drawn for the page, then what is drawn for each game. */
export function drawings(): readonly Drawing[] {
  const games = readdirSync(GAMES).toSorted();
  return [...drawingsIn(PAGE), ...games.flatMap((game) => drawingsIn(new URL(`${game}/drawings/`, GAMES), `${game}-`))];
}

/** A drawing in each of its poses: the portrait under its own name, the others with the pose behind it. */
export function posesOf({ name, svg }: Drawing): readonly Drawing[] {
  if (!svg.includes('data-pose')) return [{ name, svg }];
  return POSES.map((pose, i) => ({
    name: i === 0 ? name : `${name}-${pose}`,
    svg: svg.replaceAll(POSE, (_, of: string, face: string) => (of === pose ? face : '')),
  }));
}

/** A drawing as a part of the sprite: what its outermost element says of line and box goes along. */
export function symbolOf({ name, svg }: Drawing): string {
  const [, said = '', body = ''] = /^<svg xmlns="[^"]+"([^>]*)>(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  if (body === '') throw new Error(`drawing '${name}' is not one <svg> element`);
  return `<symbol id="${name}"${said}>${body.replaceAll(/>\s+</g, '><').trim()}</symbol>`;
}
