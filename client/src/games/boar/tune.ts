import type { Tune } from '../../voice/instruments';

/** A hop over a root, and home. */
export const tune: Tune = [5, 5, 12, 10];
