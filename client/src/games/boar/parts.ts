import type { BoarAnimal } from '../../wire/protocol';

export type Animal = BoarAnimal;

/** The animals of The Brilliant Boar as the server names them (B1). */
export const ANIMALS = ['boar', 'wolf', 'badger', 'deer', 'duck', 'owl', 'mouse', 'hare', 'fox'] as const satisfies readonly Animal[];
