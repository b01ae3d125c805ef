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
  /** Between two cards, in pixels. */
  readonly gap: number;
}

export interface CardField {
  readonly columns: number;
  readonly rows: number;
  /** Of one card. */
  readonly width: number;
  readonly height: number;
}

/** As large as they can be, and never smaller than the least: where even that is too much the page scrolls. */
function sizeIn(box: Box, columns: number, rows: number, { least, largest, ratio, gap }: CardSizes): number {
  const across = (box.width - gap * (columns - 1)) / columns;
  const down = (box.height - gap * (rows - 1)) / rows / ratio;
  return Math.floor(Math.max(Math.min(across, down, largest), Math.min(least, across)));
}

/**
 * The field for a number of cards. Where the game says in how many columns they lie, they do; else they lie so that they
 * are largest, and of equals in as few rows as possible.
 */
export function cardField(count: number, box: Box, sizes: CardSizes, columns?: number): CardField {
  const tried = columns === undefined ? Array.from({ length: Math.max(count, 1) }, (_, i) => Math.max(count, 1) - i) : [columns];
  let best: CardField | null = null;
  for (const wide of tried) {
    const rows = Math.max(1, Math.ceil(count / wide));
    const width = sizeIn(box, wide, rows, sizes);
    if (best === null || width > best.width) best = { columns: wide, rows, width, height: width * sizes.ratio };
  }
  return best ?? { columns: 1, rows: 1, width: sizes.least, height: sizes.least * sizes.ratio };
}

/** How high a box of this width must be for cards of the least size; larger cards come with a higher box. */
export function leastHeight(count: number, width: number, sizes: CardSizes, columns?: number): number {
  const { rows, height } = cardField(count, { width, height: 0 }, sizes, columns);
  return Math.ceil(rows * height + (rows - 1) * sizes.gap);
}
