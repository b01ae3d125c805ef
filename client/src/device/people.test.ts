import { beforeEach, expect, test } from 'vitest';
import { freeAnimal, rememberPace, paceOf, PLAYER_ANIMALS, remember, remembered, withRecent } from './people';
import { change } from './settings.svelte';
import { emptyStorage } from './storage.setup';

beforeEach(() => {
  emptyStorage();
  change('pace', 'usual');
});

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

test('a pace is kept for a person, who has it again in the next game; others have the one of the device', () => {
  remember([person('Mia'), person('Ben')]);
  rememberPace(['Mia'], 'relaxed');
  remember([{ ...person('Ida'), pace: 'relaxed' }, person('Mia')]); // Mia’s row in the set-up, with another name in it
  expect([paceOf(['Mia']), paceOf(['Ben']), paceOf(['Ida']), paceOf([])]).toEqual(['relaxed', 'usual', 'usual', 'usual']);
});

test('where several look at one screen nobody is hurried', () => {
  const list = [{ ...person('Mia'), pace: 'quick' as const }, { ...person('Ben'), pace: 'relaxed' as const }, person('Ida')];
  expect([paceOf(['Mia'], list), paceOf(['Mia', 'Ida'], list), paceOf(['Mia', 'Ida', 'Ben'], list)]).toEqual(['quick', 'usual', 'relaxed']);
});

test('what is chosen in the settings is for all who play on this device', () => {
  remember([person('Mia'), person('Ben')]);
  rememberPace(['Mia'], 'relaxed');
  rememberPace([], 'quick');
  expect(remembered().map(({ name }) => paceOf([name]))).toEqual(['quick', 'quick']);
  expect(paceOf(['Somebody new'])).toBe('quick');
});
