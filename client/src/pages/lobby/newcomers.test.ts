import { expect, test } from 'vitest';
import type { SeatInfo } from '../../wire/protocol';
import { allReady, newcomers, seated, type Guest } from './newcomers';

const person = (name: string, ready = false) => ({ kind: 'person', name, animal: 'frog', connected: true, ready }) as unknown as SeatInfo;
const free = { kind: 'person', connected: false, ready: false } as unknown as SeatInfo;
const bot = { kind: 'bot', bot: 'otter', connected: true, ready: false } as unknown as SeatInfo;
const names = (guests: readonly Guest[]) => guests.map(({ name }) => name);

test('who sits down is greeted once; who opens the table greets only themselves', () => {
  expect(names(newcomers(null, seated([person('Mia'), person('Ben'), free]), ['Ben']))).toEqual(['Ben']);
  expect(names(newcomers(seated([person('Mia'), free, free]), seated([person('Mia'), person('Ben'), bot]), ['Mia']))).toEqual(['Ben']);
  expect(names(newcomers(seated([person('Mia'), person('Ben')]), seated([person('Ben'), person('Mia', true)]), ['Mia']))).toEqual([]);
});

test('all are ready when everybody who came is, with enough of them; bots always are', () => {
  expect(allReady([person('Mia', true), person('Ben', true), free, bot], 0)).toBe(true);
  expect(allReady([person('Mia', true), person('Ben')], 0)).toBe(false);
  expect(allReady([person('Mia', true)], 1)).toBe(false);
  expect(allReady([bot, bot], 0)).toBe(false);
});
