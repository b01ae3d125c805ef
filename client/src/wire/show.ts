// Made by `python -m gander.web.writers.show` from what the server adds to everybody's time. Do not edit.
/* eslint-disable */

/** In milliseconds, by screen: one's own, or a big one across the room. */
export const LENGTHS = {
  own: { breath: 300, truth: 400, fall: 450, hold: 250, lights: 250, haul: 450, verdict: 900, after: 500, title: 1200, look: 1800, scene: 5000 },
  big: { breath: 700, truth: 600, fall: 700, hold: 600, lights: 600, haul: 1100, verdict: 1400, after: 700, title: 2000, look: 2400, scene: 7000 },
} as const;

/** What a pace makes of a length; where nothing is said, nothing. */
export const STRETCHED = {
  relaxed: { verdict: 2, lights: 2, haul: 2, title: 2, look: 2 },
  usual: {},
  quick: { breath: 0.5, verdict: 0.6, after: 0.5, title: 0.5, look: 0.5 },
} as const;
