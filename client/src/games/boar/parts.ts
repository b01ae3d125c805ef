/** The animals of The Brilliant Boar as the server names them (B1). */
export const ANIMALS = ['boar', 'wolf', 'badger', 'deer', 'duck', 'owl', 'mouse', 'hare', 'fox'] as const;
export type Animal = (typeof ANIMALS)[number];
