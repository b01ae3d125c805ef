import { beforeEach, expect, test, vi } from 'vitest';
import { change } from './settings.svelte';
import { play, SOUNDS } from './sound';

/** What a browser's audio is asked for: when sources end, and how loud anything gets. */
let ends: number[] = [];
let levels: number[] = [];

class Level {
  set value(level: number) {
    levels.push(level);
  }
  setValueAtTime(level: number): void {
    levels.push(level);
  }
  exponentialRampToValueAtTime(level: number): void {
    levels.push(level);
  }
}

const connect = <T>(next: T): T => next;
const pitch = { value: 0, setValueAtTime: () => undefined };

class Audio {
  readonly state = 'running';
  readonly currentTime = 10;
  readonly sampleRate = 8000;
  readonly destination = {};
  createOscillator = () => ({ frequency: pitch, connect, start: () => undefined, stop: (at: number) => ends.push(at) });
  createGain = () => ({ gain: new Level(), connect });
  createBiquadFilter = () => ({ frequency: pitch, Q: pitch, connect });
  createBuffer = (_channels: number, samples: number, rate: number) => ({ seconds: samples / rate, getChannelData: () => new Float32Array(samples) });
  createBufferSource() {
    const source = { buffer: { seconds: 0 }, connect, start: (at: number) => ends.push(at + source.buffer.seconds) };
    return source;
  }
}

beforeEach(() => {
  [ends, levels] = [[], []];
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  vi.useFakeTimers();
  change('sound', true);
});

test.each(SOUNDS)('%s is over within a second, and quiet', (sound) => {
  play(sound);
  vi.runAllTimers();
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThan(11);
  expect(Math.max(...levels)).toBeLessThan(0.3);
});

test('one tap and there is silence', () => {
  change('sound', false);
  for (const sound of SOUNDS) play(sound);
  vi.runAllTimers();
  expect(ends).toEqual([]);
});

test('nothing sounds before the first tap on the page', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  play('bell');
  vi.runAllTimers();
  expect(ends).toEqual([]);
});

test('opening the device’s sound does not hold up the first tap', async () => {
  const opened: Audio[] = [];
  class Slow extends Audio {
    constructor() {
      super();
      opened.push(this);
    }
  }
  vi.stubGlobal('AudioContext', Slow);
  vi.resetModules();
  const fresh = await import('./sound');
  fresh.play('wood');
  expect(opened).toHaveLength(0);
  vi.runAllTimers();
  expect(opened).toHaveLength(1);
  expect(ends.length).toBeGreaterThan(0);
});
