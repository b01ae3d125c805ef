/**
 * The ghosts of everybody with a face: the animal as it is drawn, smaller and see-through, under a sheet with a wavy hem. The
 * shape alone says what it is; no colour has to.
 */
import type { Drawing } from './drawings.ts';
import { facesOf, portraitOf } from './poses.ts';

const OUTLINE = 'M6 93V45C6 19 25 4 50 4s44 15 44 41v48q-7.3-9-14.7 0t-14.7 0-14.6 0-14.7 0-14.6 0-14.7 0z';
const FOLDS = 'M15 70v12M85 68v14M50 85v5';
const BEHIND = `<path fill="#fffdf5" d="${OUTLINE}"/>`;
const BEFORE = `<path d="${OUTLINE}"/><path d="${FOLDS}" stroke-width="2.6"/>`;

const [SHEET, LAID] = ['ghost-sheet', 'ghost-hem'];
const under = (animal: string) => `<g transform="translate(17 14) scale(.66)" opacity=".7">${animal}</g>`;
const parts = (svg: string) => /^(<svg[^>]*>)(.*)<\/svg>\s*$/s.exec(svg) ?? [];

/** Beside the portrait it is taken from, where what they have in common packs well. */
export function ghostOf(drawing: Drawing): Drawing {
  const [, sheet = '', body = ''] = parts(portraitOf(drawing).svg);
  return { name: `${drawing.name}-ghost`, svg: `${sheet}${BEHIND}${under(body)}${BEFORE}</svg>` };
}

/** What all faces of ghosts borrow. */
export function sheets({ svg }: Drawing): readonly Drawing[] {
  const [, sheet = ''] = parts(svg);
  return [
    { name: SHEET, svg: `${sheet}${BEHIND}</svg>` },
    { name: LAID, svg: `${sheet}${BEFORE}</svg>` },
  ];
}

const use = (name: string) => `<use href="#${name}" width="100" height="100"/>`;

/** One for each face but the portrait. */
export function ghostlyFacesOf(drawing: Drawing): readonly Drawing[] {
  const [, sheet = ''] = parts(drawing.svg);
  return facesOf(drawing).flatMap(({ pose, name }) =>
    pose === 'head' ? [] : [{ name: `${drawing.name}-ghost-${pose}`, svg: `${sheet}${use(SHEET)}${under(use(name))}${use(LAID)}</svg>` }],
  );
}
