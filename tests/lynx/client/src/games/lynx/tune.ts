import type { Tune } from '../../voice/instruments';

/** On soft paws. */
export const tune: Tune = [0, 5, 3, 8];
