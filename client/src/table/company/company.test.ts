import { beforeEach, expect, test, vi } from 'vitest';
import { emptyStorage } from '../../device/storage.setup';
import { announcer } from '../../voice/announcer.svelte';
import type { TableInfo } from '../../wire/protocol';
import { Facing } from './facing.svelte';
import { lay } from '../mascot';
import { Mascot, type InSight } from './mascot.svelte';
import { Stickers } from './stickers.svelte';

beforeEach(() => {
  emptyStorage();
  vi.useFakeTimers();
  announcer.clear();
});

const PLAYERS = [
  { name: 'Mia', animal: 'penguin' },
  { name: 'Ben', animal: 'bear' },
] as const;

test('the screen is turned for who sits across, and turned back for them alone', () => {
  const facing = new Facing();
  expect([facing.isTurned(0), facing.isTurned(null)]).toEqual([false, false]);
  facing.turn(0);
  facing.turn(1);
  facing.turn(null);
  expect([facing.isTurned(0), facing.isTurned(1), facing.isTurned(null)]).toEqual([true, true, false]);
  facing.turn(0);
  expect([facing.isTurned(0), facing.isTurned(1)]).toEqual([false, true]);
});

test('a sticker is heard, lies there for three and a half seconds, and three are the most', () => {
  const stickers = new Stickers();
  const react = (seat: number) => stickers.hear({ type: 'reacted', seat, reaction: 'applause' }, PLAYERS, undefined, null);
  const names = () => stickers.shown.map(({ name }) => name);
  react(1);
  expect(names()).toEqual(['Ben']);
  expect(announcer.announcements.map(({ text, quiet }) => [text, quiet])).toEqual([['Ben: Bravo!', true]]);
  vi.advanceTimersByTime(3000);
  react(0);
  vi.advanceTimersByTime(500);
  expect(names()).toEqual(['Mia']);
  for (const seat of [1, 1, 1, 7]) react(seat);
  expect(names()).toEqual(['Ben', 'Ben', 'Ben']);
});

test('a face says nothing before everybody has seen what came of it', () => {
  const stickers = new Stickers();
  const room = { people: [{ name: 'Ida', animal: 'otter' }] } as const;
  stickers.hear({ type: 'cheered', person: 0, reaction: 'shocked' }, PLAYERS, room, 'breath');
  stickers.follow('truth');
  expect([stickers.shown, announcer.announcements]).toEqual([[], []]);
  stickers.follow('verdict');
  expect(stickers.shown.map(({ name, seat }) => [name, seat])).toEqual([['Ida', null]]);
});

function mascotWho(sees: Partial<InSight>) {
  const sight = { info: null, asked: undefined, ends: false, ...sees };
  return new Mascot('K7QX3M9P', () => sight);
}
/** It saw that nobody played yet. */
function mascotBefore(sees: Partial<InSight>) {
  lay('K7QX3M9P');
  return mascotWho(sees);
}
const playing = (games: number) => ({ phase: 'playing', games }) as unknown as TableInfo;

test('the mascot deals for two seconds when a game begins, and not for who comes in the middle of it', () => {
  const mascot = mascotBefore({ info: playing(2), asked: 1 });
  expect([mascot.gesture, mascot.words]).toEqual(['deals', 'Here we go. Have fun.']);
  mascot.deal(2);
  vi.advanceTimersByTime(1999);
  expect(mascot.gesture).toBe('deals');
  vi.advanceTimersByTime(1);
  expect([mascot.gesture, mascot.words]).toEqual(['points', '']);
  const late = mascotWho({ info: playing(2), asked: 1 });
  expect([late.gesture, late.words]).toEqual(['points', '']);
  late.deal(1);
  vi.advanceTimersByTime(0);
  expect(late.gesture).toBe('deals');
});

test('it looks away for two seconds from when the last card was turned down', () => {
  const mascot = mascotBefore({ info: playing(1) });
  mascot.shutEyes();
  vi.advanceTimersByTime(1500);
  mascot.shutEyes();
  vi.advanceTimersByTime(1500);
  expect(mascot.gesture).toBe('sleeps');
  vi.advanceTimersByTime(500);
  expect(mascot.gesture).toBe('deals');
});

test('it speaks for four seconds, aloud where it may', () => {
  const mascot = mascotWho({});
  expect([mascot.gesture, mascot.words]).toEqual(['welcomes', '']);
  mascot.speak('Hello.', false);
  expect([mascot.says, announcer.announcements]).toEqual(['Hello.', []]);
  vi.advanceTimersByTime(3000);
  mascot.speak('Now.', true);
  expect(announcer.announcements.map(({ text }) => text)).toEqual(['Now.']);
  vi.advanceTimersByTime(3999);
  expect(mascot.says).toBe('Now.');
  vi.advanceTimersByTime(1);
  expect(mascot.says).toBe('');
});

test('it leaves whose turn it is to the headline, and once it has stopped nothing of it goes on', () => {
  const mascot = mascotWho({ info: playing(1), asked: 1 });
  expect(mascot.words).toBe('');
  mascot.speak('Hello.', false);
  mascot.shutEyes();
  mascot.stop();
  vi.advanceTimersByTime(10_000);
  expect([mascot.says, mascot.gesture]).toEqual(['Hello.', 'sleeps']);
});
