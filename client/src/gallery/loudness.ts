/**
 * How loud something is to the ear, and what it is made of: ITU-R BS.1770-5, as EBU R 128 uses it. For the gallery and its
 * test; no player loads it. One channel, 48,000 samples a second: the standard gives its filters for that rate.
 */
export const RATE = 48_000;

/** [b0, b1, b2, a1, a2] of the two filters, from the tables 1 and 2 of the standard: a head, and an ear that hears little bass. */
const FILTERS = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
] as const;

type Filter = readonly [number, number, number, number, number];

function filtered(samples: Float32Array | Float64Array, [b0, b1, b2, a1, a2]: Filter): Float64Array {
  const out = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    out[i] = y;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
  }
  return out;
}

/** What a small loudspeaker of a phone leaves of it: little below 400 Hz (a high-pass of second order, after R. Bristow-Johnson). */
export function onPhone(samples: Float32Array): Float64Array {
  const turn = (2 * Math.PI * 400) / RATE;
  const [cos, alpha] = [Math.cos(turn), Math.sin(turn) * Math.SQRT1_2];
  const scale = 1 / (1 + alpha);
  return filtered(samples, [((1 + cos) / 2) * scale, -(1 + cos) * scale, ((1 + cos) / 2) * scale, -2 * cos * scale, (1 - alpha) * scale]);
}

const WINDOW = 0.4 * RATE;
/** Finer than the tenth of a second that the standard asks for: when a short sound begins must not matter. */
const STEP = 0.01 * RATE;

/**
 * The greatest momentary loudness, in LUFS: over the loudest 0.4 seconds. The measure for what is shorter than the three
 * seconds of a programme, and a sound may be shorter than that, so silence counts before and after it.
 */
export function loudestMoment(samples: Float32Array | Float64Array): number {
  const weighted = FILTERS.reduce<Float32Array | Float64Array>(filtered, samples);
  const sums = new Float64Array(weighted.length + 1);
  let sum = 0;
  for (let i = 0; i < weighted.length; i++) {
    sum += (weighted[i] ?? 0) ** 2;
    sums[i + 1] = sum;
  }
  const upTo = (i: number) => sums[Math.max(0, Math.min(i, weighted.length))] ?? 0;
  let most = 0;
  for (let end = STEP; end < weighted.length + WINDOW; end += STEP) most = Math.max(most, upTo(end) - upTo(end - WINDOW));
  return -0.691 + 10 * Math.log10(most / WINDOW);
}

export const peakOf = (samples: Float32Array): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** The constant part beside the loudest sample: it makes a loudspeaker lean, and clicks at both ends. */
export const offsetOf = (samples: Float32Array): number => Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length) / peakOf(samples);

const SIZE = 2 ** 16;

const BITS = Math.log2(SIZE);
const MIRRORED = Uint32Array.from({ length: SIZE }, (_, i) => {
  let mirrored = 0;
  for (let bit = 0; bit < BITS; bit++) mirrored |= ((i >> bit) & 1) << (BITS - 1 - bit);
  return mirrored;
});

/** The power at each frequency, by a plain fast Fourier transform; the step from one to the next is `RATE / SIZE`. */
function spectrum(samples: Float32Array): Float64Array {
  const real = Float64Array.from(MIRRORED, (place) => samples[place] ?? 0);
  const imaginary = new Float64Array(SIZE);
  for (let half = 1; half < SIZE; half *= 2) {
    for (let k = 0; k < half; k++) {
      const cos = Math.cos((-Math.PI * k) / half);
      const sin = Math.sin((-Math.PI * k) / half);
      for (let i = k; i < SIZE; i += 2 * half) {
        const [a, b] = [real[i + half] ?? 0, imaginary[i + half] ?? 0];
        const re = a * cos - b * sin;
        const im = a * sin + b * cos;
        const [c, d] = [real[i] ?? 0, imaginary[i] ?? 0];
        real[i + half] = c - re;
        imaginary[i + half] = d - im;
        real[i] = c + re;
        imaginary[i] = d + im;
      }
    }
  }
  return real.subarray(0, SIZE / 2).map((re, i) => re * re + (imaginary[i] ?? 0) ** 2);
}

/** The strongest frequency in Hz, and which part of the energy lies above 8 kHz, where it begins to hiss. */
export function colourOf(samples: Float32Array): { readonly strongest: number; readonly hiss: number } {
  const power = spectrum(samples);
  const from = Math.round((8000 * SIZE) / RATE);
  const all = power.reduce((sum, part) => sum + part, 0);
  const high = power.subarray(from).reduce((sum, part) => sum + part, 0);
  const most = power.reduce((best, part, i) => (part > (power[best] ?? 0) ? i : best), 0);
  return { strongest: (most * RATE) / SIZE, hiss: high / all };
}
