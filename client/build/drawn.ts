/**
 * What the sprite holds of the icon package: our name for a thing, and the icon it is drawn from.
 */
export interface Drawn {
  readonly icon: string;
}

export const DRAWN = {
  // Who a player can be at the table.
  bear: { icon: 'bear' },
  frog: { icon: 'frog' },
  hedgehog: { icon: 'hedgehog' },
  koala: { icon: 'koala' },
  octopus: { icon: 'octopus' },
  otter: { icon: 'otter' },
  panda: { icon: 'panda' },
  penguin: { icon: 'penguin' },
  sloth: { icon: 'sloth' },
  snail: { icon: 'snail' },
  turtle: { icon: 'turtle' },
  whale: { icon: 'whale' },
  // The bots' characters; any other bot is a robot.
  chick: { icon: 'front-facing-baby-chick' },
  squirrel: { icon: 'chipmunk' },
  tortoise: { icon: 'turtle' },
  crow: { icon: 'blackbird' },
  elephant: { icon: 'elephant' },
  robot: { icon: 'robot' },
  // Things.
  glass: { icon: 'magnifying-glass-tilted-left' },
  notepad: { icon: 'spiral-notepad' },
} as const satisfies Readonly<Record<string, Drawn>>;

export type DrawnName = keyof typeof DRAWN;
