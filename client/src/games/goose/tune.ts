import type { Tune } from '../../voice/instruments';

/** Up, and a little bow. */
export const tune: Tune = [3, 7, 10, 8];
