/** Who a player can be at the table, and so whose ghost may sit there. */
export const PEOPLE = ['bear', 'frog', 'hedgehog', 'koala', 'octopus', 'otter', 'panda', 'penguin', 'sloth', 'snail', 'turtle', 'whale'] as const;

/** What is drawn for the whole page: `src/drawings/<name>.svg`, and what has no face in `src/drawings/things/`. */
export const DRAWN = [
  ...PEOPLE,
  // The bots' characters; any other bot is a robot.
  'chick',
  'squirrel',
  'tortoise',
  'crow',
  'elephant',
  'robot',
  // Things.
  'glass',
  'notepad',
] as const;

export type DrawnName = (typeof DRAWN)[number];

/** Somebody's portrait, or that of their ghost: the same animal under a sheet, as `ghosts.ts` lays it over. */
export type Portrait = DrawnName | `${(typeof PEOPLE)[number]}-ghost`;

/** How somebody at the table looks; the first is the portrait. `poses.ts` draws the others over it. */
export const POSES = ['sure', 'thinking', 'glad', 'sorry', 'smug', 'asleep', 'hides', 'applauds', 'shocked'] as const;
export type Pose = (typeof POSES)[number];
