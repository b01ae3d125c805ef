import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from './announcer.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const line = (text: string, face = false) => ({ text, face });
const said = (announcer: Announcer) => announcer.announcements.map(({ text }) => text);
const lately = (announcer: Announcer) => announcer.lately.map(({ text }) => text);

test('each event is told once, however often it arrives', () => {
  const announcer = new Announcer();
  announcer.tellOnce('table', 1, [line('Mia rolls')]);
  announcer.tellOnce('table', 2, [line('Mia is right'), line('Mia takes the card')]);
  announcer.tellOnce('table', 1, [line('Mia rolls')]);
  announcer.tellOnce('table', 2, [line('Mia is right')]);
  announcer.tellOnce('other', 1, [line('Ben draws')]);
  expect(said(announcer)).toEqual(['Mia rolls', 'Mia is right', 'Mia takes the card', 'Ben draws']);
  expect(lately(announcer)).toEqual(said(announcer));
});

test('what happened comes before what is asked, and nothing is cut by what follows', () => {
  const announcer = new Announcer();
  announcer.tellOnce('table', 1, [line('Ben rolls 4 and colour.')]);
  announcer.ask('Ben, what colour does suspect 1 and 4 wear?');
  announcer.ask('Ben, what colour does suspect 1 and 4 wear?');
  announcer.tellOnce('table', 2, [line('Ben says red.')]);
  expect(said(announcer)).toEqual(['Ben rolls 4 and colour.', 'Ben, what colour does suspect 1 and 4 wear?', 'Ben says red.']);
  vi.runAllTimers();
  expect(said(announcer)).toEqual([]);
  expect(lately(announcer)).toEqual(['Ben rolls 4 and colour.', 'Ben says red.']);
});

test('the last thing and the question can be heard again', () => {
  const announcer = new Announcer();
  announcer.again();
  expect(said(announcer)).toEqual([]);
  announcer.tellOnce('table', 1, [line('Ben draws a card.')]);
  announcer.ask('Your turn, Ida.');
  announcer.again();
  expect(said(announcer).at(-1)).toBe('Ben draws a card. Your turn, Ida.');
});

test('a face leaves the voice and its memory when the card is turned down', () => {
  const announcer = new Announcer();
  announcer.say('The link is copied.');
  announcer.tellOnce('table', 1, [line('From the deck: red crab.', true), line('Ben is ready.')]);
  announcer.ask('Card 3 is now: crab in red.');
  announcer.again();
  announcer.turnDown();
  expect(said(announcer)).toEqual(['The link is copied.', 'Ben is ready.']);
  expect(lately(announcer)).toEqual(['Ben is ready.']);
  announcer.again();
  expect(said(announcer).join()).not.toMatch(/crab/);
});

test('before a cover everything goes', () => {
  const announcer = new Announcer();
  announcer.say('The link is copied.');
  announcer.tellOnce('table', 1, [line('Ben plays: fox.')]);
  announcer.ask('Your turn, Ida.');
  announcer.clear();
  announcer.again();
  expect([said(announcer), lately(announcer)]).toEqual([[], []]);
});

test('only the last few things are kept', () => {
  const announcer = new Announcer();
  for (let number = 1; number <= 20; number += 1) announcer.tellOnce('table', number, [line(String(number))]);
  expect(lately(announcer)).toEqual(['15', '16', '17', '18', '19', '20']);
});
