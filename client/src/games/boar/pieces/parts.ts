import type { BoarAnimal } from '../../../wire/protocol';

export type Animal = BoarAnimal;

/** The animals of The Brilliant Boar as the server names them (B1). */
export const ANIMALS = ['boar', 'wolf', 'badger', 'deer', 'duck', 'owl', 'mouse', 'hare', 'fox'] as const satisfies readonly Animal[];

/** Each animal has a ground of its own, so that a small card is told apart before it is read. */
export const GROUND_OF: Readonly<Record<Animal, string>> = {
  boar: '#f3d9c6',
  wolf: '#cfdcf0',
  badger: '#f0e9a9',
  deer: '#bfe0c3',
  duck: '#bfe3ec',
  owl: '#d9cbea',
  mouse: '#f6cfd2',
  hare: '#dcebb0',
  fox: '#e2e4ea',
};
