import { expect, test } from 'vitest';
import { bent } from './mixer';

test('what is soft passes unchanged, and nothing reaches full scale', () => {
  for (const level of [-0.6, -0.2, 0, 0.35, 0.6]) expect(bent(level)).toBe(level);
  for (const level of [0.61, 1, 3, 16]) {
    expect(bent(level)).toBeGreaterThan(0.6);
    expect(bent(level)).toBeLessThan(1);
    expect(bent(-level)).toBe(-bent(level));
  }
});

test('it bends without a step and never back', () => {
  for (let level = 0; level < 4; level += 0.01) {
    const rise = bent(level + 0.01) - bent(level);
    expect(rise).toBeGreaterThanOrEqual(0);
    expect(rise).toBeLessThan(0.0101);
  }
});
