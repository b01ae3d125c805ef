/** What the sprite holds: our name for a thing, the icon it is drawn from, and colours changed on the way. */
export interface Drawn {
  readonly icon: string;
  readonly recolour?: Readonly<Record<string, string>>;
}

export const DRAWN = {
  // The nine of The Brilliant Boar.
  boar: { icon: 'boar' },
  wolf: { icon: 'wolf' },
  fox: { icon: 'fox' },
  // The package has a grey rabbit; a hare is brown, and must not be taken for the grey mouse.
  hare: { icon: 'rabbit-face', recolour: { '#cdc4d6': '#c68b59', '#b4acbc': '#8f5f38' } },
  mouse: { icon: 'mouse-face' },
  badger: { icon: 'badger' },
  deer: { icon: 'deer' },
  duck: { icon: 'duck' },
  owl: { icon: 'owl' },
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
  brain: { icon: 'brain' },
  glass: { icon: 'magnifying-glass-tilted-left' },
  notepad: { icon: 'spiral-notepad' },
} as const satisfies Readonly<Record<string, Drawn>>;

export type DrawnName = keyof typeof DRAWN;
