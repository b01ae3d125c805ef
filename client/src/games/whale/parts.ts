/** The parts of The Wise Whale as the server names them (W1), and how each is drawn. */
import type { WhaleColour, WhaleCreature } from '../../wire/protocol';

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

/** How many hits one turn can have (W6), for saying how many are left. */
export const MOST_HITS = 3;
