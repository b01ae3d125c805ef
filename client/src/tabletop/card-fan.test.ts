import { describe, expect, test } from 'vitest';
import { cardFan } from './card-fan';

describe('by hand', () => {
  // A card of 45 by 60 leans 12 degrees: 30 · sin 12° = 6.2, so 7 at either side.
  test('few cards show a good half of themselves', () => {
    expect(cardFan(4, 300, 45).side).toBe(7);
    expect(cardFan(4, 300, 45).step).toBeCloseTo(24.75);
  });
  test('many cards lie as close as they must', () => {
    // (300 − 14 − 45) / 25 = 9.64
    expect(cardFan(26, 300, 45).step).toBeCloseTo(9.64);
  });
  test('one card needs no step', () => {
    expect(cardFan(1, 300, 45).step).toBe(0);
  });
});

test.each([200, 264, 300, 330, 480, 700])('up to 54 cards stay in a place of %i', (room) => {
  for (let count = 1; count <= 54; count += 1) {
    const { step, side } = cardFan(count, room, 47);
    expect(2 * side + 47 + (count - 1) * step).toBeLessThanOrEqual(room + 1e-9);
  }
});
