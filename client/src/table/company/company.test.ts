import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { announcer } from '../../voice/announcer.svelte';
import { language } from '../../words/language.svelte';
import type { TableInfo } from '../../wire/protocol';
import { Facing } from './facing.svelte';
import { Mascot, type InSight } from './mascot.svelte';
import { Reactions } from './reactions.svelte';

const kept = new Map<string, string>();
beforeAll(() => language.speak('en'));
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.useFakeTimers();
  announcer.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

test('a reaction is heard, lies there for three and a half seconds, and three are the most', () => {
  const reactions = new Reactions();
  const react = (seat: number) => reactions.show({ type: 'reacted', seat, reaction: 'bravo' }, PLAYERS);
  react(1);
  expect(reactions.shown.map(({ player }) => player.name)).toEqual(['Ben']);
  expect(announcer.notices.map(({ text, quiet }) => [text, quiet])).toEqual([['Ben: Bravo!', true]]);
  vi.advanceTimersByTime(3000);
  react(0);
  vi.advanceTimersByTime(500);
  expect(reactions.shown.map(({ player }) => player.name)).toEqual(['Mia']);
  for (const seat of [1, 1, 1, 7]) react(seat);
  expect(reactions.shown.map(({ player }) => player.name)).toEqual(['Ben', 'Ben', 'Ben']);
});

function mascotWho(sees: Partial<InSight>) {
  const sight = { info: null, players: PLAYERS, asked: undefined, ends: false, stage: false, ...sees };
  return new Mascot('K7QX3M9P', () => sight);
}
const playing = (games: number) => ({ phase: 'playing', games }) as unknown as TableInfo;

test('the mascot deals for two seconds when a game begins, and not again for who comes back to it', () => {
  const mascot = mascotWho({ info: playing(2), asked: 1 });
  expect([mascot.game, mascot.gesture, mascot.words]).toEqual([2, 'deals', 'Here we go. Have fun.']);
  mascot.deal(mascot.game);
  vi.advanceTimersByTime(1999);
  expect(mascot.gesture).toBe('deals');
  vi.advanceTimersByTime(1);
  expect([mascot.gesture, mascot.words]).toEqual(['points', '']);
  expect(mascotWho({ info: playing(2) }).gesture).toBe('looks');
  expect(mascotWho({ info: playing(3) }).gesture).toBe('deals');
});

test('it looks away for two seconds from when the last card was turned down', () => {
  const mascot = mascotWho({ info: playing(1) });
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
  expect([mascot.says, announcer.notices]).toEqual(['Hello.', []]);
  vi.advanceTimersByTime(3000);
  mascot.speak('Now.', true);
  expect(announcer.notices.map(({ text }) => text)).toEqual(['Now.']);
  vi.advanceTimersByTime(3999);
  expect(mascot.says).toBe('Now.');
  vi.advanceTimersByTime(1);
  expect(mascot.says).toBe('');
});

test('it tells a room whose turn it is, and once it has stopped nothing of it goes on', () => {
  kept.set('gander.dealt', JSON.stringify(['K7QX3M9P', 1]));
  const mascot = mascotWho({ info: playing(1), asked: 1, stage: true });
  expect(mascot.words).toBe('Ben is next.');
  mascot.speak(mascot.words, false);
  mascot.shutEyes();
  mascot.stop();
  vi.advanceTimersByTime(10_000);
  expect([mascot.says, mascot.gesture]).toEqual([mascot.words, 'sleeps']);
});
