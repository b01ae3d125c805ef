/**
 * The five layouts of the page. One is chosen from the size of the window and of the letters, in `page-size.svelte.ts`, and
 * written on the root as `data-layout`; nothing else asks how wide or high anything is.
 */
export const LAYOUTS = ['phone', 'phone-side', 'tablet', 'desktop', 'wall'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The height of letters in pixels at the usual setting: 1rem. Letters twice as large make the same window half as wide. */
const LETTER = 18;

/** A screen that lies, lower than this, is a phone on its side: in letters. */
const LOW = 30;
/** Wide enough for the cards on one side and the words on the other: in letters. */
const SIDE_BY_SIDE = 32;
/** A screen that stands, wider than this, is a tablet: in letters. */
const BROAD = 39;
/** Seen from across a room: in pixels, since letters grow there by themselves. */
const WALL = { width: 1792, height: 896 };

/** `letters` is how large they are, as a share of the usual. */
export function layoutOf(width: number, height: number, letters = 1): Layout {
  const [wide, high] = [width / (LETTER * letters), height / (LETTER * letters)];
  if (width >= WALL.width && height >= WALL.height && letters === 1) return 'wall';
  if (width > height && wide >= SIDE_BY_SIDE) return high <= LOW ? 'phone-side' : 'desktop';
  return wide >= BROAD ? 'tablet' : 'phone';
}
