/** What is drawn for the whole page: `src/drawings/<name>.svg`. */
export const DRAWN = [
  // Who a player can be at the table.
  'bear',
  'frog',
  'hedgehog',
  'koala',
  'octopus',
  'otter',
  'panda',
  'penguin',
  'sloth',
  'snail',
  'turtle',
  'whale',
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

/** How a character looks; the first is its portrait. */
export const POSES = ['sure', 'thinking', 'oops', 'pleased'] as const;
export type Pose = (typeof POSES)[number];
