import type { Tune } from '../../voice/instruments';

/** Up, away, and something glitters. */
export const tune: Tune = [0, 7, 4, 12];
