/** The people who have played on this device: a name, an animal and their pace, most recent first. Nothing else is kept. */
import { read, write } from './storage';
import type { Animal } from '../wire/protocol';
import { change, PACES, settings, type Pace } from './settings.svelte';

/** How many seconds bots think for who likes this pace. */
export const THINKS: Readonly<Record<Pace, number>> = { relaxed: 2, usual: 1.2, quick: 0.7 };

/** The animals a person can be, the best-loved first. None of them is on a card, so nobody is taken for one. */
export const PLAYER_ANIMALS = [
  'penguin',
  'bear',
  'frog',
  'hedgehog',
  'panda',
  'octopus',
  'koala',
  'whale',
  'sloth',
  'turtle',
  'snail',
  'otter',
] as const satisfies readonly Animal[];

export interface Person {
  readonly name: string;
  readonly animal: Animal;
  /** How long they like to look at what happened; left out if they never said. */
  readonly pace?: Pace;
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

/** The list with these people in front; who has the same name is the same person, and keeps their pace. */
export function withRecent(list: readonly Person[], recent: readonly Person[]): Person[] {
  const names = new Set(recent.map((person) => person.name));
  const again = recent.map(({ name, animal }) => {
    const pace = list.find((person) => person.name === name)?.pace;
    return { name, animal, ...(pace && { pace }) };
  });
  return [...again, ...list.filter((person) => !names.has(person.name))].slice(0, REMEMBERED);
}

/** The pace of these people, who look at one screen: nobody is hurried. Who never said has the one of this device. */
export function paceOf(names: readonly string[], list: readonly Person[] = remembered()): Pace {
  const theirs = new Set(names.map((name) => list.find((person) => person.name === name)?.pace ?? settings.pace));
  return PACES.find((pace) => theirs.has(pace)) ?? settings.pace;
}

/** Keep a pace for these people; if this device remembers none of them, for all who play on it. */
export function rememberPace(names: readonly string[], pace: Pace): void {
  const everybody = remembered();
  const forAll = !everybody.some((person) => names.includes(person.name));
  if (forAll) change('pace', pace);
  write(
    KEY,
    everybody.map((person) => (forAll || names.includes(person.name) ? { ...person, pace } : person)),
  );
}

export function remember(recent: readonly Person[]): void {
  write(KEY, withRecent(remembered(), recent));
}

/** Nobody has played here: the notepad that this device shared is not its own any more. */
export function forgetEverybody(): void {
  write(KEY, []);
}

/** An animal that nobody at the table has yet. */
export function freeAnimal(taken: readonly string[]): Animal {
  return PLAYER_ANIMALS.find((animal) => !taken.includes(animal)) ?? PLAYER_ANIMALS[0];
}
