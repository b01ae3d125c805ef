/**
 * So many cards in a box: in how many rows and columns, and how large. Arithmetic and nothing else, so that every number
 * of cards that the rules allow can be tried in every box that a screen gives.
 */
export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface CardSizes {
  /** In pixels: narrower than this, cards cannot be told apart or hit by a thumb. */
  readonly least: number;
  /** In pixels: wider than this, cards are no longer cards. */
  readonly largest: number;
  /** Height by width. */
  readonly ratio: number;
  /** Height by width, at most, for cards that may be higher where height is left: they become no narrower for it. */
  readonly tallest?: number;
  /** Between two cards, in pixels. */
  readonly gap: number;
  /** Kept free above every card, in pixels, for what lies on its upper edge. */
  readonly head?: number;
  /**
   * In pixels, for what may be lower than its ratio asks, like a button: it is as wide as its column and as high as its row,
   * but not lower than this.
   */
  readonly lowest?: number;
}

export interface CardField {
  readonly columns: number;
  readonly rows: number;
  /** Of one card. */
  readonly width: number;
  readonly height: number;
}

/** As large as they can be, and never smaller than the least: where even that is too much the page scrolls. */
function fieldOf(
  box: Box,
  columns: number,
  rows: number,
  { least, largest, ratio, tallest = ratio, gap, head = 0, lowest }: CardSizes,
): CardField & { size: number } {
  const across = (box.width - gap * (columns - 1)) / columns;
  const down = (box.height - gap * (rows - 1)) / rows - head;
  const size = Math.floor(Math.max(Math.min(across, down / ratio, largest), Math.min(least, across)));
  if (lowest === undefined) return { columns, rows, width: size, height: Math.max(size * ratio, Math.floor(Math.min(down, size * tallest))), size };
  const width = Math.floor(Math.min(across, largest));
  return { columns, rows, width, height: Math.floor(Math.max(Math.min(down, width * ratio), lowest)), size };
}

/** In pixels: what is narrower is not hit by a thumb, however small or large the letters are. */
const THUMB = 44;

/**
 * The field for a number of cards. Where the game says in how many columns they lie, they do, unless a thumb could not hit
 * them then; else they lie so that they are largest, and of equals in as few rows as possible. No row is longer than it
 * must be for their number.
 */
export function cardField(count: number, box: Box, sizes: CardSizes, columns?: number): CardField {
  const cards = Math.max(count, 1);
  const across = (wide: number) => (box.width - sizes.gap * (wide - 1)) / wide;
  const wanted = columns !== undefined && (box.width === 0 || across(columns) >= Math.min(THUMB, sizes.least));
  const tried = wanted ? [columns] : Array.from({ length: cards }, (_, i) => Math.ceil(cards / (i + 1)));
  const fields = tried.map((wide) => fieldOf(box, wide, Math.ceil(cards / wide), sizes));
  const { size: _, ...best } = fields.reduce((one, other) => (other.size > one.size ? other : one));
  return best;
}

/** How high a box of this width must be for cards of the least size; larger cards come with a higher box. */
export function leastHeight(count: number, width: number, sizes: CardSizes, columns?: number): number {
  const { rows, height } = cardField(count, { width, height: 0 }, sizes, columns);
  return Math.ceil(rows * (height + (sizes.head ?? 0)) + (rows - 1) * sizes.gap);
}

/** How high a box of this width may be for cards in so many columns to use it: they are as wide as they can be then. */
export function mostHeight(count: number, width: number, sizes: CardSizes, columns: number): number {
  const { rows, height } = cardField(count, { width, height: Infinity }, sizes, columns);
  return Math.ceil(rows * (height + (sizes.head ?? 0)) + (rows - 1) * sizes.gap);
}

const fits = ({ rows, height }: CardField, box: Box, { gap, head = 0 }: CardSizes): boolean => rows * (height + head) + (rows - 1) * gap <= box.height;

/**
 * For how many cards room is kept where they come one by one: of the steps that a game names, the last at which cards are
 * still as wide as `enough`, so that none of them changes its size or place for as long as possible. Where there is not so
 * much room it is the first step that holds them all.
 */
export function roomFor(count: number, steps: readonly number[], box: Box, sizes: CardSizes, enough: number): number {
  const holding = steps.filter((step) => step >= count);
  const ample = holding.filter((step) => {
    const field = cardField(step, box, sizes);
    return field.width >= enough && fits(field, box, sizes);
  });
  return ample.at(-1) ?? holding[0] ?? count;
}

export interface CardRow {
  /** Of one card. */
  readonly width: number;
  readonly height: number;
  /** From the edge of one card to that of the next. */
  readonly step: number;
}

/**
 * So many cards in one row, each on the one before it: as large as the box is high, however many they are, and the closer
 * the more there are. `shows` is how much of its width a card shows where there is room.
 */
export function cardRow(count: number, box: Box, { largest, ratio }: Pick<CardSizes, 'largest' | 'ratio'>, shows: number): CardRow {
  const width = Math.max(0, Math.min(largest, box.height / ratio, box.width));
  const step = count > 1 ? Math.min(width * shows, (box.width - width) / (count - 1)) : 0;
  return { width, height: width * ratio, step };
}

/**
 * In how many columns a list of words stands: in as few as the height allows, since words need the width, and never in
 * columns narrower than the least.
 */
export function listColumns(count: number, box: Box, least: Box, gap: number): number {
  const most = Math.max(1, Math.floor((box.width + gap) / (least.width + gap)));
  const rows = Math.max(1, Math.floor((box.height + gap) / (least.height + gap)));
  return Math.min(most, Math.max(1, Math.ceil(count / rows)));
}
