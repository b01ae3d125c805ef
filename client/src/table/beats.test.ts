import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Beats, lengthOf, paceWithin, type Moment } from './beats.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SECOND = 1000;
/** Those of a card that is turned over. */
const BEATS = ['breath', 'truth', 'verdict', 'after'] as const;

function table({ still = true } = {}) {
  const seen: string[] = [];
  const beats = new Beats(
    () => SECOND,
    () => still,
  );
  const add = (name: string, moments: readonly Moment[] = BEATS, happened = true) =>
    beats.add({
      happened,
      moments: () => moments,
      begins: (moment) => void seen.push(`${name} ${moment}`),
      ends: () => void seen.push(`${name} lies`),
    });
  return { beats, add, seen };
}

test('the beats follow one another, each in its time, and then the table is at rest', () => {
  const { beats, add, seen } = table();
  add('a');
  for (const [i, beat] of BEATS.entries()) {
    expect([seen.length, beats.now]).toEqual([i + 1, beat]);
    vi.advanceTimersByTime(SECOND - 1);
    expect(beats.now).toBe(beat);
    vi.advanceTimersByTime(1);
  }
  expect(beats.now).toBeNull();
  expect(seen).toEqual(['a breath', 'a truth', 'a verdict', 'a after', 'a lies']);
});

test('what has no beats lies there at once', () => {
  const { beats, add, seen } = table();
  add('a', []);
  expect([seen, beats.now]).toEqual([['a lies'], null]);
});

test('a tap hurries to the next beat, which has its whole time', () => {
  const { beats, add, seen } = table();
  add('a');
  vi.advanceTimersByTime(SECOND - 1);
  beats.hurry();
  expect(seen.at(-1)).toBe('a truth');
  vi.advanceTimersByTime(SECOND - 1);
  expect(seen.at(-1)).toBe('a truth');
  beats.hurry();
  beats.hurry();
  beats.hurry();
  beats.hurry(); // nothing is left to hurry
  expect(seen).toEqual(['a breath', 'a truth', 'a verdict', 'a after', 'a lies']);
});

test('where things move, nobody hurries past a card that turns or a die that falls', () => {
  for (const moving of ['truth', 'fall', 'hold'] as const) {
    const { beats, add, seen } = table({ still: false });
    add('a', ['breath', moving, 'verdict']);
    beats.hurry();
    vi.advanceTimersByTime(SECOND - 1);
    beats.hurry();
    expect(seen.at(-1)).toBe(`a ${moving}`);
    vi.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe('a verdict');
    beats.hurry();
    expect(seen.at(-1)).toBe('a lies');
  }
});

test('what comes meanwhile waits until the present one has been shown', () => {
  const { add, seen } = table();
  add('a', ['verdict']);
  add('b', ['truth']);
  expect(seen).toEqual(['a verdict']);
  vi.advanceTimersByTime(SECOND);
  expect(seen).toEqual(['a verdict', 'a lies', 'b truth']);
  vi.advanceTimersByTime(SECOND);
  expect(seen.at(-1)).toBe('b lies');
});

test('who lags behind catches up: nothing is left out, only the waiting', () => {
  const { beats, add, seen } = table();
  add('a', ['breath', 'verdict']);
  add('b', ['verdict']);
  add('c', ['verdict']);
  expect(seen).toEqual(['a breath', 'a verdict', 'a lies', 'b verdict']);
  add('somebody came in', [], false);
  expect(seen.at(-1)).toBe('b verdict');
  beats.catchUp();
  expect(seen.slice(4)).toEqual(['b lies', 'c verdict', 'c lies', 'somebody came in lies']);
  expect(beats.now).toBeNull();
});

test('what a whole room looks at is shown to its end, and what waits for it is not shown late', () => {
  const { beats, add, seen } = table();
  add('last move', ['verdict']);
  beats.add({
    happened: true,
    whole: () => true,
    moments: () => ['look', 'scene'],
    begins: (moment) => void seen.push(moment),
    ends: () => void seen.push('end'),
  });
  add('deal', ['truth']);
  expect(seen).toEqual(['last move verdict', 'last move lies', 'look']); // it is cut short, but not what all look at
  add('first move', ['truth']);
  beats.catchUp();
  add('second move', ['truth']);
  vi.advanceTimersByTime(2 * SECOND);
  expect(seen.slice(3)).toEqual(['scene', 'end', 'deal lies', 'first move lies', 'second move truth']);
});

test('behind a cover nothing goes on', () => {
  const { beats, add, seen } = table();
  add('a');
  add('b');
  beats.forget();
  vi.runAllTimers();
  beats.hurry();
  expect([seen, beats.now]).toEqual([['a breath'], null]);
  add('c', []);
  expect(seen.at(-1)).toBe('c lies');
});

test('a scene may end everything that waits behind it, as by a cover', () => {
  const { beats, add, seen } = table();
  beats.add({ happened: true, moments: () => ['breath'], begins: () => undefined, ends: () => beats.forget() });
  add('b');
  vi.runAllTimers();
  expect(seen).toEqual([]);
});

test('the lengths are those of the table in LOOK, on one’s own device and on a big screen', () => {
  const all = (screen: 'own' | 'big', pace: 'relaxed' | 'usual' | 'quick') => BEATS.map((beat) => lengthOf(beat, screen, pace));
  expect(all('own', 'usual')).toEqual([300, 400, 900, 500]);
  expect(all('big', 'usual')).toEqual([700, 600, 1400, 700]);
  expect(all('own', 'relaxed')).toEqual([300, 400, 1800, 500]);
  expect(all('own', 'quick')).toEqual([150, 400, 540, 250]);
});

test('who likes it relaxed has a long look, but not out of their own time', () => {
  expect(paceWithin(2100, BEATS, 'own', 'relaxed')).toBe('usual'); // 3 s would take 0.9 s of a countdown
  expect(paceWithin(3400, BEATS, 'own', 'relaxed')).toBe('relaxed'); // as at a table with a big screen
  expect(paceWithin(2080, BEATS, 'own', 'usual')).toBe('usual'); // a message has been on its way
  expect(paceWithin(1365, BEATS, 'own', 'usual')).toBe('quick'); // the table of a host who likes it quick
  expect(paceWithin(0, BEATS, 'own', 'quick')).toBe('quick');
});
