import { beforeAll, expect, test } from 'vitest';
import { arrivalWords } from './arrivals';
import { language } from '../words/language.svelte';
import type { SeatInfo, TableInfo } from '../wire/protocol';

beforeAll(() => language.speak('en'));

const table = (...seats: SeatInfo[]) => ({ seats }) as unknown as TableInfo;
const mia: SeatInfo = { kind: 'person', name: 'Mia', animal: 'penguin', connected: true };
const ben: SeatInfo = { kind: 'person', name: 'Ben', animal: 'bear', connected: true };
const standIn: SeatInfo = { kind: 'bot', name: 'Ben', animal: 'bear', bot: 'otter' };
const bot: SeatInfo = { kind: 'bot', bot: 'otter' };

test.each([
  ['somebody leaves', ben, bot, 'Ben has left. Otto plays on.'],
  ['a bot plays for somebody', ben, standIn, 'Otto plays for Ben.'],
  ['somebody plays again', standIn, ben, 'Ben plays again.'],
  ['somebody takes a free seat', { kind: 'open' }, ben, 'Ben sits down.'],
  ['somebody takes the seat of a bot', bot, ben, 'Ben sits down.'],
  ['somebody else comes with the new device', ben, mia, 'Mia sits down.'],
  ['a seat moves to another device', ben, { ...ben, devices: 2 }, 'Ben plays on another device now.'],
  ['a line is lost', ben, { ...ben, connected: false }, ''],
  ['nothing', ben, ben, ''],
] satisfies [string, SeatInfo, SeatInfo, string][])('%s', (_, before, after, said) => {
  expect(arrivalWords(table(mia, before), table(mia, after), [0])).toBe(said);
  expect(arrivalWords(table(mia, before), table(mia, after), [1])).toBe('');
});

test('somebody asks for the end, and that is said once', () => {
  const asked = { ...table(mia, ben), end_asked: [1] };
  expect(arrivalWords(table(mia, ben), asked, [0])).toBe('Ben would like to end the game.');
  expect(arrivalWords(asked, asked, [0])).toBe('');
});
