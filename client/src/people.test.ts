import { expect, test } from 'vitest';
import { freeAnimal, PLAYER_ANIMALS, withRecent } from './people';

const person = (name: string) => ({ name, animal: 'frog' }) as const;

test('recent people come first and nobody is listed twice', () => {
  const list = [person('Mia'), person('Ben')];
  expect(withRecent(list, [person('Ben'), person('Ida')]).map(({ name }) => name)).toEqual(['Ben', 'Ida', 'Mia']);
});

test('only the last twelve are remembered', () => {
  const many = Array.from({ length: 20 }, (_, i) => person(`P${i}`));
  expect(withRecent(many, [person('New')])).toHaveLength(12);
});

test('a free animal is one that nobody has', () => {
  const taken = PLAYER_ANIMALS.slice(0, 5);
  expect(taken).not.toContain(freeAnimal(taken));
});
