import { expect, test } from 'vitest';
import { colourOf, loudestMoment, offsetOf, onPhone, peakOf, RATE } from './loudness';

const sine = (pitch: number, loud: number, seconds: number) =>
  Float32Array.from({ length: RATE * seconds }, (_, i) => loud * Math.sin((2 * Math.PI * pitch * i) / RATE));
const decibels = (level: number) => 10 ** (level / 20);

test('a full sine of 997 Hz in one channel is −3.01 LUFS: the figure that BS.1770 itself gives', () => {
  expect(loudestMoment(sine(997, 1, 1))).toBeCloseTo(-3.01, 2);
});

test('what is softer by 20 dB measures 20 LU less, and half as long 3 LU less', () => {
  expect(loudestMoment(sine(997, decibels(-20), 1))).toBeCloseTo(-23.01, 2);
  expect(loudestMoment(sine(997, 1, 0.2))).toBeCloseTo(-3.01 - 10 * Math.log10(2), 1);
});

test('bass counts less and treble more: −4.6 dB at 50 Hz and +3.3 dB at 5 kHz beside 1 kHz', () => {
  const beside = loudestMoment(sine(997, 0.5, 2));
  expect(loudestMoment(sine(50, 0.5, 2)) - beside).toBeCloseTo(-4.6, 1);
  expect(loudestMoment(sine(5000, 0.5, 2)) - beside).toBeCloseTo(3.3, 0);
});

test('a phone plays 400 Hz 3 dB softer, 100 Hz 24 dB, and leaves 4 kHz alone', () => {
  const lost = (pitch: number) => loudestMoment(onPhone(sine(pitch, 0.5, 2))) - loudestMoment(sine(pitch, 0.5, 2));
  expect(lost(400)).toBeCloseTo(-3.01, 1);
  expect(lost(100)).toBeCloseTo(-24.1, 0);
  expect(lost(4000)).toBeCloseTo(0, 1);
});

test('the strongest frequency, what hisses, a constant part and the peak are found', () => {
  const mixed = sine(440, 0.4, 2).map((sample, i) => sample + 0.1 * Math.sin((2 * Math.PI * 10_000 * i) / RATE));
  const { strongest, hiss } = colourOf(mixed);
  expect(strongest).toBeCloseTo(440, 0);
  expect(hiss).toBeCloseTo(0.01 / (0.16 + 0.01), 3);
  expect(peakOf(sine(1000, 0.25, 1))).toBeCloseTo(0.25, 4);
  expect(offsetOf(sine(1000, 0.25, 1))).toBeLessThan(1e-6);
  expect(offsetOf(sine(1000, 0.25, 1).map((sample) => sample + 0.05))).toBeCloseTo(0.05 / 0.3, 3);
});
