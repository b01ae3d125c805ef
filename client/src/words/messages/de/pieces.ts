/** What cards, dice and tokens show. */
export const pieces = {
  'animal.bear': 'Bär',
  'animal.frog': 'Frosch',
  'animal.hedgehog': 'Igel',
  'animal.koala': 'Koala',
  'animal.octopus': 'Krake',
  'animal.otter': 'Otter',
  'animal.panda': 'Panda',
  'animal.penguin': 'Pinguin',
  'animal.sloth': 'Faultier',
  'animal.snail': 'Schnecke',
  'animal.turtle': 'Schildkröte',
  'animal.whale': 'Wal',
  'animal.robot': 'Roboter',
} as const;
