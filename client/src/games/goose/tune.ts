import type { Tune } from '../../instruments';

/** Up, and a little bow. */
export const tune: Tune = [3, 7, 10, 8];
