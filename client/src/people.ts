/** The people who have played on this device: a name and an animal each, most recent first. Nothing else is kept. */
import { read, write } from './device';
import type { Animal } from './protocol';

/** The animals a person can be, the best-loved first. None of them is on a card, so nobody is taken for one. */
export const PLAYER_ANIMALS = [
  'penguin', 'bear', 'frog', 'hedgehog', 'panda', 'octopus', 'koala', 'whale', 'sloth', 'turtle', 'snail', 'otter',
] as const satisfies readonly Animal[];

export interface Person {
  readonly name: string;
  readonly animal: Animal;
}

const KEY = 'gander.people';
const REMEMBERED = 12;
export const LONGEST_NAME = 20;

function isPerson(value: unknown): value is Person {
  if (typeof value !== 'object' || value === null) return false;
  const { name, animal } = value as Partial<Record<keyof Person, unknown>>;
  return typeof name === 'string' && name.trim() !== '' && PLAYER_ANIMALS.some((known) => known === animal);
}

export function remembered(): Person[] {
  const stored = read(KEY);
  return Array.isArray(stored) ? stored.filter(isPerson) : [];
}

/** The list with these people in front; who has the same name is the same person. */
export function withRecent(list: readonly Person[], recent: readonly Person[]): Person[] {
  const names = new Set(recent.map((person) => person.name));
  return [...recent, ...list.filter((person) => !names.has(person.name))].slice(0, REMEMBERED);
}

export function remember(recent: readonly Person[]): void {
  write(KEY, withRecent(remembered(), recent));
}

/** Nobody has played here: the notepad that this device shared is not its own any more. */
export function forgetEverybody(): void {
  write(KEY, []);
}

/** An animal that nobody at the table has yet. */
export function freeAnimal(taken: readonly Animal[]): Animal {
  return PLAYER_ANIMALS.find((animal) => !taken.includes(animal)) ?? PLAYER_ANIMALS[0];
}
