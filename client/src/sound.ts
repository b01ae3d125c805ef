/**
 * Wood, paper and a soft bell, made here with Web Audio: no file to load, each under a second and quiet.
 * A browser lets a page sound only after the first tap; until then, and when sound is off, nothing happens.
 */
import { settings } from './settings.svelte';

export const SOUNDS = ['wood', 'paper', 'bell', 'dull', 'dice', 'turn'] as const;
export type Sound = (typeof SOUNDS)[number];

const LOUDNESS = 0.16;
let context: AudioContext | null = null;

function mayBeHeard(): boolean {
  return settings.sound && typeof AudioContext !== 'undefined' && (navigator.userActivation?.hasBeenActive ?? false);
}

/** A tone that is struck at `start` and dies away within `length` seconds. */
function strike(audio: AudioContext, pitch: number, start: number, length: number, loudness: number, shape: OscillatorType): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, start);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loudness, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** Filtered noise: a card over a card, or the knock in front of a wooden tone. */
function rustle(audio: AudioContext, start: number, length: number, pitch: number, loudness: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const noise = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  noise.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 0.9;
  gain.gain.value = loudness;
  noise.connect(filter).connect(gain).connect(audio.destination);
  noise.start(start);
}

function knock(audio: AudioContext, start: number, pitch: number): void {
  strike(audio, pitch, start, 0.11, LOUDNESS, 'triangle');
  rustle(audio, start, 0.03, 1800, LOUDNESS);
}

const MAKE: Readonly<Record<Sound, (audio: AudioContext, now: number) => void>> = {
  wood: (audio, now) => knock(audio, now, 330),
  paper: (audio, now) => rustle(audio, now, 0.2, 3200, LOUDNESS * 1.6),
  bell: (audio, now) => {
    for (const [ratio, loud] of [[1, 1], [2.01, 0.4], [3.02, 0.15]] as const) {
      strike(audio, 660 * ratio, now, 0.9 / ratio, LOUDNESS * loud, 'sine');
    }
  },
  dull: (audio, now) => strike(audio, 150, now, 0.25, LOUDNESS * 1.3, 'sine'),
  // After whatever brought the turn here, two soft tones that go up.
  turn: (audio, now) => [440, 587].forEach((pitch, i) => strike(audio, pitch, now + 0.4 + i * 0.13, 0.3, LOUDNESS * 0.8, 'triangle')),
  dice: (audio, now) => [0, 0.09, 0.16, 0.26].forEach((delay, i) => knock(audio, now + delay, 420 - i * 45)),
};

function make(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  MAKE[sound](context, context.currentTime);
}

/** Opening the device's sound takes a tenth of a second on a cheap phone: the first time, what was tapped goes before. */
export function play(sound: Sound): void {
  if (!mayBeHeard()) return;
  if (context === null) setTimeout(() => make(sound));
  else make(sound);
}
