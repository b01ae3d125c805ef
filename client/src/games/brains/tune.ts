import type { Tune } from '../../voice/instruments';

/** A shuffle in minor with a wink at its end. */
export const tune: Tune = [0, 3, 2, 7];
