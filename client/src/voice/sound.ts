/**
 * What is heard at the table: `instruments.ts` makes it. Nothing depends on it. A browser lets a page sound only after
 * the first tap; until then, and when sound is off, nothing happens.
 */
import type { Tune } from './instruments';
import type { Mixer } from './mixer';
import { settings } from '../device/settings.svelte';

export const SOUNDS = ['wood', 'paper', 'felt', 'tick', 'right', 'wrong', 'turn', 'dice', 'heart'] as const;
export type Sound = (typeof SOUNDS)[number];

interface Room {
  readonly audio: AudioContext;
  readonly mixer: Mixer;
  readonly instruments: typeof import('./instruments');
}
let room: Room | null = null;
let opening = false;

/** From nine in the evening to seven in the morning, by the device's clock. */
export function isNight(now = new Date()): boolean {
  return now.getHours() >= 21 || now.getHours() < 7;
}

export const LOUDEST = 10;
const BY_NIGHT = 0.35;

/** How loud it should be now. By the square: the ear hears equal steps so. */
export function loudness(now = new Date()): number {
  if (!settings.sound) return 0;
  const softly = settings.night && settings.evening !== 'loud' && isNight(now);
  return (settings.volume / LOUDEST) ** 2 * (softly ? BY_NIGHT : 1);
}

const inIdleTime = (work: () => void): void => {
  // Safari knows no idle time.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 300);
};

/** Not every key and every touch counts for a browser as somebody who is there. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Opening the device's sound takes a tenth of a second on a cheap phone, so no tap waits for it. */
function open(): void {
  if (opening || !isTouched() || loudness() === 0 || typeof AudioContext === 'undefined') return;
  opening = true;
  void import('./instruments').then(
    (instruments) =>
      inIdleTime(() => {
        const audio = new AudioContext();
        room = { audio, mixer: instruments.mixerInto(audio), instruments };
        wake();
      }),
    // The line is down: the next tap tries again.
    () => (opening = false),
  );
}

/** A call or another app has taken the sound away (Safari says «interrupted»), or it was opened too early. */
function wake(): void {
  if (room && room.audio.state !== 'running' && room.audio.state !== 'closed') void room.audio.resume().catch(() => undefined);
}

/** Safari wakes it only while somebody taps. */
function touched(): void {
  if (room === null) open();
  else wake();
}
for (const gesture of ['pointerup', 'keydown']) globalThis.addEventListener?.(gesture, touched, { capture: true, passive: true });

function make(part: (instruments: Room['instruments']) => (audio: AudioContext, out: AudioNode, at: number) => void): void {
  const loud = loudness();
  if (loud === 0 || room === null) return;
  wake();
  room.mixer.set(settings.evening, loud);
  part(room.instruments)(room.audio, room.mixer.in, room.audio.currentTime);
}

let before = 0;
/** One of the variants, never the same twice in a row; what comes before the sound is open is not heard. */
export function play(sound: Sound): void {
  make(({ VARIANTS }) => {
    const variants = VARIANTS[sound];
    before = (before + 1 + Math.floor(Math.random() * (variants.length - 1))) % variants.length;
    return variants[before] ?? variants[0];
  });
}

/** The four notes at the end of a game. */
export function playTune(tune: Tune): void {
  make(({ tuneOf }) => tuneOf(tune));
}
