import { describe, expect, test } from 'vitest';
import { layoutOf, LAYOUTS, type Layout } from './layout';

const SCREENS: readonly (readonly [device: string, width: number, height: number, layout: Layout])[] = [
  ['the least phone', 320, 568, 'phone'],
  ['a small phone', 360, 640, 'phone'],
  ['a phone under the bars of its browser', 390, 664, 'phone'],
  ['a phone', 390, 844, 'phone'],
  ['a large phone', 412, 915, 'phone'],
  ['the least phone on its side', 568, 320, 'phone'],
  ['a small phone on its side', 667, 375, 'phone-side'],
  ['a phone on its side', 844, 390, 'phone-side'],
  ['a small tablet', 744, 1133, 'tablet'],
  ['an older tablet', 768, 1024, 'tablet'],
  ['a tablet', 820, 1180, 'tablet'],
  ['a tablet on its side', 1180, 820, 'desktop'],
  ['a small laptop', 1280, 720, 'desktop'],
  ['a laptop', 1440, 900, 'desktop'],
  ['a television', 1920, 1080, 'wall'],
];

test.each(SCREENS)('%s has its layout', (_, width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout);
});

describe('larger letters', () => {
  test('make a tablet that stands a large phone', () => {
    expect(layoutOf(820, 1180, 1.6)).toBe('phone');
  });
  test('leave a laptop its two sides', () => {
    expect(layoutOf(1440, 900, 1.6)).toBe('desktop');
  });
  test('leave a screen across the room what a desktop has', () => {
    expect(layoutOf(1920, 1080, 1.6)).toBe('desktop');
  });
});

test('every window has one of five layouts', () => {
  for (let width = 280; width <= 2600; width += 40) {
    for (let height = 280; height <= 1600; height += 40) {
      for (const letters of [1, 1.25, 1.6]) expect(LAYOUTS).toContain(layoutOf(width, height, letters));
    }
  }
});
