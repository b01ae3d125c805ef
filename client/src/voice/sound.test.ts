import { beforeEach, expect, test, vi } from 'vitest';
import { change } from '../device/settings.svelte';
import { isNight, loudness, type Sound } from './sound';

/** What a browser's audio is asked for. */
let opened: Audio[] = [];
let begun = 0;
let idle: (() => void)[] = [];
let heard: Record<string, () => void> = {};

const connect = <T>(next: T): T => next;
const level = { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };

class Audio {
  state: AudioContextState = 'running';
  readonly currentTime = 10;
  readonly sampleRate = 8000;
  readonly destination = {};
  readonly resume = vi.fn(async () => void (this.state = 'running'));
  readonly gain = { gain: level, connect };
  constructor() {
    opened.push(this);
  }
  createGain = () => ({ gain: { ...level }, connect });
  createOscillator = () => ({ frequency: level, connect, start: () => begun++, stop: () => undefined });
  createBiquadFilter = () => ({ frequency: { ...level }, Q: level, gain: { ...level }, connect });
  createWaveShaper = () => ({ connect });
  createBuffer = () => ({ copyToChannel: () => undefined });
  createBufferSource = () => ({ playbackRate: { ...level }, connect, start: () => begun++ });
}

/** The page is opened anew, and somebody taps it. */
async function page(): Promise<typeof import('./sound')> {
  vi.resetModules();
  const { change: set } = await import('../device/settings.svelte');
  set('sound', true);
  const sound = await import('./sound');
  await import('./instruments');
  return sound;
}
const tap = async () => {
  heard['pointerup']?.();
  await vi.dynamicImportSettled();
};
const whenIdle = () => idle.splice(0).forEach((work) => work());

beforeEach(() => {
  [opened, begun, idle, heard] = [[], 0, [], {}];
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => (heard[name] = listener));
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('localStorage', { setItem: () => undefined });
});

test('the first tap does not wait for the sound: it is opened in idle time, and heard from then on', async () => {
  const { play } = await page();
  play('wood');
  expect(opened).toHaveLength(0);
  await tap();
  expect(opened).toHaveLength(0);
  whenIdle();
  expect(opened).toHaveLength(1);
  expect(begun).toBe(0);
  play('wood');
  expect(begun).toBeGreaterThan(0);
  await tap();
  whenIdle();
  expect(opened).toHaveLength(1);
});

test.each(['suspended', 'interrupted'] as const)('a sound that was %s is woken by the next tap', async (state) => {
  await page();
  await tap();
  whenIdle();
  const [audio] = opened;
  if (audio) audio.state = state;
  await tap();
  expect(audio?.resume).toHaveBeenCalledOnce();
});

test('a touch that the browser does not count opens nothing', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  await page();
  await tap();
  whenIdle();
  expect(opened).toEqual([]);
});

test('switched off, nothing sounds and nothing is opened', async () => {
  const { play } = await page();
  (await import('../device/settings.svelte')).change('sound', false);
  await tap();
  whenIdle();
  play('right');
  expect([opened.length, begun]).toEqual([0, 0]);
});

test('never the same variant twice in a row', async () => {
  const { play } = await page();
  await tap();
  whenIdle();
  const { VARIANTS } = await import('./instruments');
  const made: number[] = [];
  for (const [sound, variants] of Object.entries(VARIANTS)) {
    expect(variants.length).toBeGreaterThan(1);
    const spied = variants.map((make, i) => vi.fn((...given: Parameters<typeof make>) => (made.push(i), make(...given))));
    Object.assign(VARIANTS, { [sound]: spied });
    for (let n = 0; n < 20; n++) play(sound as Sound);
    expect(made.every((one, n) => one !== made[n - 1])).toBe(true);
    expect(new Set(made).size).toBe(variants.length);
    made.length = 0;
  }
});

test.each([
  [20, 59, false],
  [21, 0, true],
  [6, 59, true],
  [7, 0, false],
])('%i:%i by the device’s clock', (hours, minutes, night) => expect(isNight(new Date(2026, 10, 15, hours, minutes))).toBe(night));

test('softer by night, unless one does not want that or the evening is loud; and as loud as was chosen', () => {
  const [noon, midnight] = [new Date(2026, 10, 15, 12), new Date(2026, 10, 15, 0)];
  change('sound', true);
  change('volume', 10);
  change('night', true);
  expect(loudness(noon)).toBe(1);
  expect(loudness(midnight)).toBeLessThan(0.5);
  change('night', false);
  expect(loudness(midnight)).toBe(1);
  change('night', true);
  change('evening', 'loud');
  expect(loudness(midnight)).toBe(1);
  change('evening', 'usual');
  change('volume', 5);
  expect(loudness(noon)).toBe(0.25);
  change('volume', 0);
  expect(loudness(noon)).toBe(0);
});

test('a line that is down costs the sound until the next tap, and nothing else', async () => {
  await page();
  vi.resetModules();
  vi.doMock('./instruments', () => Promise.reject(new Error('no line')));
  const { change: set } = await import('../device/settings.svelte');
  set('sound', true);
  await import('./sound');
  await tap();
  vi.doUnmock('./instruments');
  await tap();
  whenIdle();
  expect(opened).toHaveLength(1);
});
