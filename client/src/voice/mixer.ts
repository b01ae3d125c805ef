/**
 * What all sounds run through before they are heard: how the evening is, how loud it should be, and a ceiling, so that
 * several at once are never cut off. Loaded with the instruments.
 */
import type { Evening } from '../device/settings.svelte';

interface Mix {
  readonly gain: number;
  /** In Hz: what lies below goes through walls. */
  readonly bassFrom: number;
  /** In decibels, above 2 kHz: the edges of wood and paper wake who sleeps. */
  readonly edges: number;
}

export const MIXES: Readonly<Record<Evening, Mix>> = {
  quiet: { gain: 0.5, bassFrom: 150, edges: -6 },
  usual: { gain: 1.25, bassFrom: 10, edges: 0 },
  loud: { gain: 2.5, bassFrom: 10, edges: 0 },
};

const STRAIGHT = 0.6;
const CEILING = 0.97;
/** A curve goes from −1 to 1, and what comes to the ceiling may be so many times as much. */
const WIDEST = 16;
const POINTS = 8193;

/** Straight up to 0.6, so that one sound passes unchanged; from there it bends and never reaches 1. */
export function bent(level: number): number {
  const size = Math.abs(level);
  if (size <= STRAIGHT) return level;
  const room = CEILING - STRAIGHT;
  return Math.sign(level) * (STRAIGHT + room * Math.tanh((size - STRAIGHT) / room));
}

const CURVE = Float32Array.from({ length: POINTS }, (_, i) => bent(WIDEST * ((2 * i) / (POINTS - 1) - 1)));

export interface Mixer {
  /** Where instruments play into. */
  readonly in: AudioNode;
  readonly set: (evening: Evening, loud: number) => void;
}

export function mixerInto(audio: BaseAudioContext): Mixer {
  const [gain, bass, treble, narrowed, ceiling] = [
    audio.createGain(),
    audio.createBiquadFilter(),
    audio.createBiquadFilter(),
    audio.createGain(),
    audio.createWaveShaper(),
  ];
  bass.type = 'highpass';
  treble.type = 'highshelf';
  treble.frequency.value = 2000;
  narrowed.gain.value = 1 / WIDEST;
  ceiling.curve = CURVE;
  gain.connect(bass).connect(treble).connect(narrowed).connect(ceiling).connect(audio.destination);
  const set = (evening: Evening, loud: number) => {
    const mix = MIXES[evening];
    gain.gain.value = mix.gain * loud;
    bass.frequency.value = mix.bassFrom;
    treble.gain.value = mix.edges;
  };
  return { in: gain, set };
}
