import type { BrainsColour } from '../../../wire/protocol';

export type Colour = BrainsColour;

/** The parts of MMM… Brains! as the server names them (M1), with the shape and the ink that go with each colour. */
export const COLOURS = ['red', 'yellow', 'blue', 'green', 'black'] as const satisfies readonly Colour[];
export type Shape = 'circle' | 'triangle' | 'square' | 'diamond' | 'cross';

export const SHAPE_OF: Readonly<Record<Colour, Shape>> = {
  red: 'circle',
  yellow: 'triangle',
  blue: 'square',
  green: 'diamond',
  black: 'cross',
};

/** In a box of 24 by 24. */
export const SHAPE_PATH: Readonly<Record<Shape, string>> = {
  circle: 'M12 2a10 10 0 1 1-.01 0z',
  triangle: 'M12 2l11 20H1z',
  square: 'M3 3h18v18H3z',
  diamond: 'M12 0l12 12-12 12L0 12z',
  cross: 'M8 2h8v6h6v8h-6v6H8v-6H2V8h6z',
};

/** Light colours are printed on in ink, dark ones in white. */
export const INK_ON: Readonly<Record<Colour, 'var(--on-light)' | 'var(--on-dark)'>> = {
  red: 'var(--on-dark)',
  yellow: 'var(--on-light)',
  blue: 'var(--on-dark)',
  green: 'var(--on-light)',
  black: 'var(--on-dark)',
};

export type Face = 1 | 2 | 3 | 4 | 5 | 'brain';
