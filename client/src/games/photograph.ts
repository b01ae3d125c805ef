/** Figures that stand together for a photograph. */

export interface Together {
  readonly across: number;
  readonly rows: number;
}

/** How this many figures are as large as they can be, in a place that is `wider` times as many of them wide as high. */
export function together(figures: number, wider: number): Together {
  const ways = Array.from({ length: figures }, (_, i) => ({ across: i + 1, rows: Math.ceil(figures / (i + 1)) }));
  const size = ({ across, rows }: Together) => Math.min(wider / across, 1 / rows);
  return ways.reduce((best, way) => (size(way) < size(best) ? best : way));
}
