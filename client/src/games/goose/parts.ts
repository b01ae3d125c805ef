/** The parts of The Astute Goose as the server names them (G1, G2), and how each is drawn. */
export const COLOURS = ['yellow', 'red', 'purple', 'blue', 'green'] as const;
export const FEATURES = ['bow tie', 'necktie', 'scarf', 'key chain', 'striped shirt'] as const;
export const ANIMALS = ['rat', 'dog', 'cat', 'goose', 'parrot'] as const;
export const SYMBOLS = ['colour', 'clothing', 'animal'] as const;
export const WEAVES = ['plain', 'dots', 'checks', 'waves', 'zigzag'] as const;

export type Colour = (typeof COLOURS)[number];
export type Feature = (typeof FEATURES)[number];
export type Animal = (typeof ANIMALS)[number];
export type Symbol = (typeof SYMBOLS)[number];
export type Weave = (typeof WEAVES)[number];

export interface SuspectCard {
  readonly colour: Colour;
  readonly clothing: Feature;
  readonly animal: Animal;
}

/** Colour is never alone: every colour of cloth has a weave of its own. */
export const WEAVE_OF: Readonly<Record<Colour, Weave>> = {
  yellow: 'dots',
  red: 'checks',
  purple: 'plain',
  blue: 'waves',
  green: 'zigzag',
};

const SKINS = ['#f3cfae', '#d9a171', '#a86b42', '#f7dcc4', '#75472c'] as const;
const HAIRS = ['#2f2a33', '#7a4a2b', '#8d8f99', '#b5612d', '#4b3226'] as const;
export const CUTS = ['bob', 'bald', 'bun', 'hat', 'curls'] as const;

export interface Person {
  readonly skin: string;
  readonly hair: string;
  readonly cut: (typeof CUTS)[number];
  readonly glasses: boolean;
  readonly moustache: boolean;
  readonly glance: 'left' | 'right';
}

function pick<T>(list: readonly T[], number: number): T {
  return list[number % list.length] as T;
}

/** Who wears these clothes: always the same face for the same clothes, so that a suspect is somebody. */
export function personOf(colour: Colour, clothing: Feature): Person {
  const c = COLOURS.indexOf(colour);
  const f = FEATURES.indexOf(clothing);
  const cut = pick(CUTS, 2 * c + f);
  return {
    skin: pick(SKINS, c + 2 * f),
    hair: pick(HAIRS, 3 * c + f),
    cut,
    glasses: (c + f) % 4 === 1,
    moustache: cut === 'bald' || (cut === 'hat' && c % 2 === 0),
    glance: (c + f) % 2 === 0 ? 'left' : 'right',
  };
}
