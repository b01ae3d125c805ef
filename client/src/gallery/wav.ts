/** One channel as a file that every program can play: RIFF WAVE, 16 bits a sample. */
export function wavOf(samples: Float32Array, rate: number): Blob {
  const data = new DataView(new ArrayBuffer(44 + 2 * samples.length));
  const letters = (at: number, word: string) => [...word].forEach((letter, i) => data.setUint8(at + i, letter.charCodeAt(0)));
  letters(0, 'RIFF');
  data.setUint32(4, 36 + 2 * samples.length, true);
  letters(8, 'WAVEfmt ');
  data.setUint32(16, 16, true);
  data.setUint16(20, 1, true);
  data.setUint16(22, 1, true);
  data.setUint32(24, rate, true);
  data.setUint32(28, 2 * rate, true);
  data.setUint16(32, 2, true);
  data.setUint16(34, 16, true);
  letters(36, 'data');
  data.setUint32(40, 2 * samples.length, true);
  samples.forEach((sample, i) => data.setInt16(44 + 2 * i, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true));
  return new Blob([data], { type: 'audio/wav' });
}
