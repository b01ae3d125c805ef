/**
 * Wood, paper, felt and a plucked string, made with Web Audio: no file to load. Every sound comes in two or three
 * variants, so that nothing repeats like a machine. Loaded when the sound is opened, never with the first page.
 */
import type { Sound } from './sound';

/** Four notes, in half tones above the A below middle C. Each game has its own. */
export type Tune = readonly [number, number, number, number];

type Make = (audio: BaseAudioContext, out: AudioNode, at: number) => void;
type Variants = readonly [Make, Make, ...Make[]];

const LOWEST_A = 220;
const pitchOf = (halfTones: number): number => LOWEST_A * 2 ** (halfTones / 12);

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
  for (let i = 0; i < samples.length; i++) {
    const place = i / samples.length;
    const shape = place < rise ? place / rise : ((1 - place) / (1 - rise)) ** 2;
    samples[i] = (Math.random() * 2 - 1) * shape;
  }
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 0.9;
  gain.gain.value = loud;
  const noise = played(audio, samples);
  noise.connect(filter).connect(gain).connect(out);
  noise.start(at);
}

/**
 * A plucked string after Karplus and Strong: noise that runs round and round and is smoothed a little each time.
 * `bright`: how much of the first edge is left; a low string with little of it is felt rather than heard.
 */
function pluck(audio: BaseAudioContext, out: AudioNode, at: number, pitch: number, length: number, loud: number, bright = 0.6): void {
  const round = Math.round(audio.sampleRate / pitch);
  const samples = new Float32Array(Math.ceil(audio.sampleRate * length));
  let last = 0;
  for (let i = 0; i < round; i++) samples[i] = last += bright * (Math.random() * 2 - 1 - last);
  const fading = 0.001 ** (1 / (pitch * length));
  for (let i = round; i < samples.length; i++) {
    samples[i] = (fading * ((samples[i - round] ?? 0) + (samples[i - round + 1] ?? 0))) / 2;
  }
  // Each noise is another one, and should still be as loud as the last.
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0.01);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud / loudest, at);
  gain.gain.setValueAtTime(loud / loudest, at + length * 0.7);
  gain.gain.linearRampToValueAtTime(0, at + length);
  const string = played(audio, samples);
  string.connect(gain).connect(out);
  string.start(at);
}

/** A piece of wood on wood: two tones that are not quite in tune, and the edge before them. */
function knock(audio: BaseAudioContext, out: AudioNode, at: number, pitch: number, loud: number): void {
  strike(audio, out, at, pitch, 0.1, loud);
  strike(audio, out, at, pitch * 2.76, 0.05, loud * 0.5);
  brush(audio, out, at, 0.02, 2200, loud);
}

/** Dice tumble, hit one another less and less, and come to rest. */
function tumble(times: readonly number[]): Make {
  return (audio, out, at) => times.forEach((time, i) => knock(audio, out, at + time, 480 - 30 * i + 90 * (i % 2), 0.4 * (1 - (0.6 * i) / times.length)));
}

const string =
  (pitches: readonly number[], gap: number, length: number, loud: number, bright?: number): Make =>
  (audio, out, at) =>
    pitches.forEach((halfTones, i) => pluck(audio, out, at + i * gap, pitchOf(halfTones), length, loud, bright));

const swish =
  (pitch: number, length: number): Make =>
  (audio, out, at) => {
    brush(audio, out, at, length, pitch, 0.62, 0.3);
    brush(audio, out, at + length * 0.75, 0.05, pitch * 0.6, 0.4);
  };

const thump =
  (pitch: number): Make =>
  (audio, out, at) => {
    strike(audio, out, at, pitch, 0.12, 0.42);
    brush(audio, out, at, 0.07, 420, 0.9);
  };

const wooden =
  (pitch: number): Make =>
  (audio, out, at) =>
    knock(audio, out, at, pitch, 0.36);

/** After whatever brought the turn here. */
const later =
  (make: Make): Make =>
  (audio, out, at) =>
    make(audio, out, at + 0.4);

export const VARIANTS: Readonly<Record<Sound, Variants>> = {
  wood: [wooden(330), wooden(349), wooden(311)],
  paper: [swish(3200, 0.16), swish(2700, 0.19), swish(3700, 0.14)],
  felt: [thump(120), thump(134), thump(108)],
  right: [string([7, 12], 0.11, 0.8, 0.34), string([9, 14], 0.11, 0.8, 0.34), string([5, 12], 0.11, 0.8, 0.34)],
  wrong: [string([-14], 0, 0.7, 0.4, 0.25), string([-12], 0, 0.7, 0.4, 0.25), string([-16], 0, 0.7, 0.4, 0.25)],
  turn: [later(string([12, 17], 0.13, 0.4, 0.34)), later(string([10, 17], 0.13, 0.4, 0.34))],
  dice: [tumble([0, 0.09, 0.16, 0.27, 0.41, 0.47]), tumble([0, 0.07, 0.18, 0.24, 0.38]), tumble([0, 0.11, 0.17, 0.31, 0.36, 0.5])],
};

const NOTE = 0.21;
/** The little tune at the end of a game: three notes and one that stays. */
export function tuneOf(notes: Tune): Make {
  return (audio, out, at) => notes.forEach((note, i) => pluck(audio, out, at + i * NOTE, pitchOf(note), i === notes.length - 1 ? 1.4 : 0.6, 0.34));
}
