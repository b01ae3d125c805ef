/** The brain that dice and tokens share, in a box of 60 by 56. */
export const BRAIN_PATH =
  'M29 8C24 1 13 2 11 10 4 11 1 19 5 25c-5 5-3 14 4 16 1 8 11 11 17 6l3 3h4l3-3c6 5 16 2 17-6 7-2 9-11 4-16 4-6 1-14-6-15C49 2 38 1 33 8z';
export const BRAIN_FOLDS = 'M31 10v38M22 14c-5-1-7 3-6 7M10 28c5-3 10 0 10 5M24 40c-4 1-7-1-8-4M40 14c5-1 7 3 6 7M52 28c-5-3-10 0-10 5M38 40c4 1 7-1 8-4';
