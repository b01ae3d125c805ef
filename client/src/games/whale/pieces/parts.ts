/** The parts of The Wise Whale as the server names them (W1), and how each is drawn. */
import type { WhaleColour, WhaleCreature } from '../../../wire/protocol';

export type Colour = WhaleColour;
export type Creature = WhaleCreature;

export const COLOURS = ['yellow', 'red', 'purple', 'blue', 'green', 'orange'] as const satisfies readonly Colour[];
export const CREATURES = ['whale', 'puffer fish', 'octopus', 'turtle', 'crab', 'seahorse'] as const satisfies readonly Creature[];

/** What is written on a creature of each colour, and what its letter is written with. */
export const INK_ON: Readonly<Record<Colour, 'var(--on-light)' | 'var(--on-dark)'>> = {
  yellow: 'var(--on-light)',
  red: 'var(--on-dark)',
  purple: 'var(--on-dark)',
  blue: 'var(--on-dark)',
  green: 'var(--on-light)',
  orange: 'var(--on-light)',
};

/** The water around a creature of each colour, and its lines. */
export const WATER_OF: Readonly<Record<Colour, { readonly shade: string; readonly pool: string }>> = {
  yellow: { shade: '#dcb21f', pool: '#fdf7d3' },
  red: { shade: '#8d1415', pool: '#f9dfda' },
  purple: { shade: '#481a5c', pool: '#eadff0' },
  blue: { shade: '#1f4f99', pool: '#dbe9f9' },
  green: { shade: '#3ba276', pool: '#e0f5ea' },
  orange: { shade: '#b96306', pool: '#fee9cf' },
};

/** How many hits one turn can have (W6), for saying how many are left. */
export const MOST_HITS = 3;
