/** What cards, dice and tokens show. */
export const pieces = {
  'animal.bear': 'bear',
  'animal.frog': 'frog',
  'animal.hedgehog': 'hedgehog',
  'animal.koala': 'koala',
  'animal.octopus': 'octopus',
  'animal.otter': 'otter',
  'animal.panda': 'panda',
  'animal.penguin': 'penguin',
  'animal.sloth': 'sloth',
  'animal.snail': 'snail',
  'animal.turtle': 'turtle',
  'animal.whale': 'whale',
  'animal.robot': 'robot',
} as const;
