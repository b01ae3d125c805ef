/**
 * Wood, paper, felt, a plucked string and a heart, made with Web Audio: no file to load. Every sound comes in two or three
 * variants, so that nothing repeats like a machine. Loaded when the sound is opened, never with the first page.
 *
 * All are equally loud to the ear, within 2 dB: docs/sound.md has the figures, and a test measures them in a browser.
 */
import type { Sound } from './sound';

export { mixerInto } from './mixer';

/** Four notes, in half tones above the A below middle C. Each game has its own. */
export type Tune = readonly [number, number, number, number];

type Make = (audio: BaseAudioContext, out: AudioNode, at: number) => void;
type Variants = readonly [Make, Make, ...Make[]];

const LOWEST_A = 220;
const pitchOf = (halfTones: number): number => LOWEST_A * 2 ** (halfTones / 12);

/** Noise that is the same each time: what was measured is what is heard. */
function noiseFrom(seed: number): () => number {
  let state = Math.round(seed);
  return () => (state = (Math.imul(state, 1664525) + 1013904223) | 0) / 2 ** 31;
}

/** A tone that is struck and dies away. */
function strike(audio: BaseAudioContext, out: AudioNode, at: number, pitch: number, length: number, loud: number): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + length);
}

function played(audio: BaseAudioContext, samples: Float32Array<ArrayBuffer>): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
  buffer.copyToChannel(samples, 0);
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** Filtered noise that rises within a part of its length and dies away: something that brushes or knocks. */
function brush(audio: BaseAudioContext, out: AudioNode, at: number, length: number, pitch: number, loud: number, rise = 0): void {
  const samples = new Float32Array(Math.ceil(audio.sampleRate * length));
  const noise = noiseFrom(pitch * length);
  for (let i = 0; i < samples.length; i++) {
    const place = i / samples.length;
    const shape = place < rise ? place / rise : ((1 - place) / (1 - rise)) ** 2;
    samples[i] = noise() * shape;
  }
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 0.9;
  gain.gain.value = loud;
  const source = played(audio, samples);
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
}

/**
 * A plucked string after Karplus and Strong: what it is plucked with runs round and round and is smoothed a little each
 * time. `where` it is plucked, as a part of its length: in the middle it is round, near its end it has an edge, and a low
 * string needs one to be heard from a phone.
 */
function pluck(audio: BaseAudioContext, out: AudioNode, at: number, pitch: number, length: number, loud: number, where = 0.12): void {
  const round = Math.round(audio.sampleRate / pitch);
  const samples = new Float32Array(Math.ceil(audio.sampleRate * length));
  const noise = noiseFrom(pitch);
  let [nail, mean] = [0, 0];
  for (let i = 0; i < round; i++) {
    const place = i / round;
    nail += 0.3 * (noise() - nail);
    const drawn = place < where ? place / where : (1 - place) / (1 - where);
    samples[i] = drawn + 0.3 * nail;
    mean += (samples[i] ?? 0) / round;
  }
  // A constant part would run round as well and die last: a thud that nobody plucked.
  for (let i = 0; i < round; i++) samples[i] = (samples[i] ?? 0) - mean;
  const fading = 0.001 ** (1 / (pitch * length));
  for (let i = round; i < samples.length; i++) {
    samples[i] = (fading * ((samples[i - round] ?? 0) + (samples[i - round + 1] ?? 0))) / 2;
  }
  // Every string has the same energy, whatever noise it began with and however soon it dies away.
  const energy = samples.reduce((sum, sample) => sum + sample * sample, 0) / audio.sampleRate;
  const gain = audio.createGain();
  const level = loud / Math.sqrt(energy);
  gain.gain.setValueAtTime(level, at);
  gain.gain.setValueAtTime(level, at + length * 0.7);
  gain.gain.linearRampToValueAtTime(0, at + length);
  const string = played(audio, samples);
  // A round of whole samples is out of tune by up to a sixth of a half tone.
  string.playbackRate.value = (pitch * (round - 0.5)) / audio.sampleRate;
  string.connect(gain).connect(out);
  string.start(at);
}

/** A piece of wood on wood: two tones that are not quite in tune, and the edge before them. */
function knock(audio: BaseAudioContext, out: AudioNode, at: number, pitch: number, loud: number): void {
  strike(audio, out, at, pitch, 0.14, loud);
  strike(audio, out, at, pitch * 2.76, 0.07, loud * 0.5);
  brush(audio, out, at, 0.02, 2200, loud * 0.6);
}

/** Dice tumble, hit one another less and less, and come to rest. */
function tumble(times: readonly number[], loud: number): Make {
  return (audio, out, at) => times.forEach((time, i) => knock(audio, out, at + time, 480 - 30 * i + 90 * (i % 2), loud * (1 - (0.6 * i) / times.length)));
}

const string =
  (pitches: readonly number[], gap: number, length: number, loud: number, where?: number): Make =>
  (audio, out, at) =>
    pitches.forEach((halfTones, i) => pluck(audio, out, at + i * gap, pitchOf(halfTones), length, loud, where));

const swish =
  (pitch: number, length: number): Make =>
  (audio, out, at) => {
    brush(audio, out, at, length, pitch, 0.42, 0.3);
    brush(audio, out, at + length * 0.75, 0.05, pitch * 0.6, 0.3);
  };

/** Something soft on felt. The deep tone is for the room; what is left of it on a phone is the cloth above it. */
const thump =
  (pitch: number): Make =>
  (audio, out, at) => {
    strike(audio, out, at, pitch, 0.16, 0.34);
    strike(audio, out, at, pitch * 3.1, 0.09, 0.3);
    brush(audio, out, at, 0.08, 620, 1.1);
  };

const wooden =
  (pitch: number, loud: number): Make =>
  (audio, out, at) =>
    knock(audio, out, at, pitch, loud);

/** A heart: two thuds, the second one lower, and the same again. */
const beating =
  (pitch: number): Make =>
  (audio, out, at) => {
    for (const [time, tone, loud] of [
      [0, pitch, 1],
      [0.18, pitch * 0.84, 0.8],
      [0.8, pitch, 0.9],
      [0.98, pitch * 0.84, 0.7],
    ] as const) {
      strike(audio, out, at + time, tone, 0.2, 0.24 * loud);
      strike(audio, out, at + time, tone * 4, 0.14, 0.28 * loud);
      brush(audio, out, at + time, 0.08, 420, 0.9 * loud, 0.1);
    }
  };

/** After whatever brought the turn here. */
const later =
  (make: Make): Make =>
  (audio, out, at) =>
    make(audio, out, at + 0.4);

export const VARIANTS: Readonly<Record<Sound, Variants>> = {
  wood: [wooden(330, 0.5), wooden(349, 0.5), wooden(311, 0.5)],
  paper: [swish(3200, 0.16), swish(2700, 0.19), swish(3700, 0.14)],
  felt: [thump(140), thump(152), thump(128)],
  tick: [wooden(880, 0.42), wooden(932, 0.42), wooden(831, 0.42)],
  right: [string([7, 12], 0.11, 0.8, 0.024), string([9, 14], 0.11, 0.8, 0.024), string([5, 12], 0.11, 0.8, 0.024)],
  wrong: [string([-9], 0, 0.7, 0.037, 0.02), string([-7], 0, 0.7, 0.037, 0.02), string([-11], 0, 0.7, 0.037, 0.02)],
  turn: [later(string([12, 17], 0.13, 0.4, 0.024)), later(string([10, 17], 0.13, 0.4, 0.024))],
  dice: [tumble([0, 0.09, 0.16, 0.27, 0.41, 0.47], 0.27), tumble([0, 0.07, 0.18, 0.24, 0.38], 0.27), tumble([0, 0.11, 0.17, 0.31, 0.36, 0.5], 0.27)],
  heart: [beating(62), beating(66)],
};

const NOTE = 0.21;
/** The little tune at the end of a game: three notes and one that stays. */
export function tuneOf(notes: Tune): Make {
  return (audio, out, at) => notes.forEach((note, i) => pluck(audio, out, at + i * NOTE, pitchOf(note), i === notes.length - 1 ? 1.4 : 0.6, 0.024));
}
