/** The nine animals, out of the icon package. */
import type { Drawn } from '../../../build/drawn';

export const drawn = {
  boar: { icon: 'boar' },
  wolf: { icon: 'wolf' },
  fox: { icon: 'fox' },
  // The package has a grey rabbit; a hare is brown, and must not be taken for the grey mouse.
  hare: { icon: 'rabbit-face', recolour: { '#cdc4d6': '#c68b59', '#b4acbc': '#8f5f38' } },
  mouse: { icon: 'mouse-face' },
  badger: { icon: 'badger' },
  deer: { icon: 'deer' },
  duck: { icon: 'duck' },
  owl: { icon: 'owl' },
} as const satisfies Readonly<Record<string, Drawn>>;
