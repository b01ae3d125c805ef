/** The parts of The Astute Goose as the server names them (G1, G2), and how each is drawn. */
import type { GooseAnimal, GooseClothing, GooseColour, GooseFeature, GooseSuspect } from '../../../wire/protocol';

export type Colour = GooseColour;
export type Clothing = GooseClothing;
export type Animal = GooseAnimal;
export type Feature = GooseFeature;
export type SuspectCard = GooseSuspect;

export const COLOURS = ['yellow', 'red', 'purple', 'blue', 'green'] as const satisfies readonly Colour[];
export const CLOTHINGS = ['bow tie', 'necktie', 'scarf', 'key chain', 'striped shirt'] as const satisfies readonly Clothing[];
export const ANIMALS = ['rat', 'dog', 'cat', 'goose', 'parrot'] as const satisfies readonly Animal[];
export const FEATURES = ['colour', 'clothing', 'animal'] as const satisfies readonly Feature[];
export const VALUES = { colour: COLOURS, clothing: CLOTHINGS, animal: ANIMALS } as const satisfies Readonly<Record<Feature, readonly string[]>>;
export const WEAVES = ['plain', 'dots', 'checks', 'waves', 'zigzag'] as const;

export type Weave = (typeof WEAVES)[number];

/** Colour is never alone: every colour of cloth has a weave of its own. */
export const WEAVE_OF: Readonly<Record<Colour, Weave>> = {
  yellow: 'dots',
  red: 'checks',
  purple: 'plain',
  blue: 'waves',
  green: 'zigzag',
};
/** What the weave is drawn with on the cloth of its colour. */
export const WEFT_OF: Readonly<Record<Colour, string>> = {
  yellow: '#a06a00',
  red: '#8d100e',
  purple: 'none',
  blue: '#cfe4ff',
  green: '#0f5c33',
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
export function personOf(colour: Colour, clothing: Clothing): Person {
  const c = COLOURS.indexOf(colour);
  const f = CLOTHINGS.indexOf(clothing);
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
