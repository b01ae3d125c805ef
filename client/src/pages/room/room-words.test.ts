import { beforeAll, expect, test } from 'vitest';
import { language } from '../../words/language.svelte';
import type { PersonInfo, RoomInfo } from '../../wire/protocol';
import { atTheDoor, myTurn, scoreOf, whatIsMissing } from './room-words';

beforeAll(() => language.speak('en'));

const person = (name: string, seat?: number): PersonInfo => ({ name, animal: 'bear', ...(seat === undefined ? {} : { seat }) });
/** Two play; of four who look on two are in at the next game, and of the others one waits a game longer. */
const room: RoomInfo = {
  people: [person('Mia', 0), person('Ben', 1), person('Ida'), person('Ole'), person('Tom'), person('Eva')],
  up_next: [2, 3],
  waiting: [4, 1, 5],
  waits: [1, 1, 2],
};
const said = (...you: number[]) => myTurn({ ...room, you });

test('everybody who looks on is told when it is their turn, and who is further back is not told what the first are', () => {
  expect([said(2), said(4), said(5)]).toEqual([
    'You play in the next game.',
    'The next game is full. You watch that one, and then you play.',
    'The next game is full. You watch 2 games, and then you play.',
  ]);
  expect(said(4, 5)).toBe(said(4));
});

test('who played and makes room for others is told so, and who plays on is not', () => {
  expect([said(1), said(0), said()]).toEqual([said(4), '', '']);
});

test('a line of the score breaks between two people, and within no name', () => {
  const people = [person('Ben'), person('Oma Josephine'), person('Kim')];
  const said = scoreOf({ people, tonight: { games: [2, 2, 2], wins: [2, 0, 0] } });
  expect(said.split(' ').map((part) => part.replaceAll('\u00a0', ' '))).toEqual(['Ben 2 ·', 'Oma Josephine 0 ·', 'Kim 0']);
});

test('at the door it is said what goes on inside: a game, a full table before it, or the time after it', () => {
  const [lobby, playing, paused, over] = (['lobby', 'playing', 'paused', 'over'] as const).map(atTheDoor);
  expect(new Set([lobby, playing, over]).size).toBe(3);
  expect(paused).toBe(playing);
  expect(playing).toMatch(/^A game is under way\./);
  expect([lobby, over].join(' ')).not.toContain('under way');
});

test('a proposal says who is for it and what is missing: the last ones by name, and nobody who is away', () => {
  const here = (name: string) => ({ ...person(name), here: true });
  const people = [here('Anna'), here('Ben'), here('Oskar'), here('Ida'), person('Tom')];
  const line = (by: number[], hands: number[], missing: number, those = people) => whatIsMissing({ people: those }, { number: 1, by, hands, missing } as never);
  expect(line([0], [0], 2)).toBe('Anna would like this. With 2 more hands up it begins.');
  expect(line([0], [0, 1], 1)).toBe('Hands up: Anna and Ben. With one more hand up it begins.');
  expect(line([0], [0, 1], 1, [...people.slice(0, 3), person('Tom')])).toBe('Hands up: Anna and Ben. Waiting for Oskar.');
  expect(line([], [], 2)).toBe('With 2 more hands up it begins.');
  expect(line([1], [], 2)).toBe('Ben would like this. For later.');
});
