import type { Tune } from '../../voice/instruments';

/** Down into the deep, and up for air. */
export const tune: Tune = [12, 7, 3, 15];
