import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import Countdown from './Countdown.svelte';

test.each([
  [12_000, '0:10', 'scaleX(1)'],
  [10_000, '0:10', 'scaleX(1)'],
  [5_000, '0:05', 'scaleX(0.5)'],
])('no time runs while the card cannot be seen yet: with %i ms to the end of ten seconds', (left, figures, strip) => {
  vi.useFakeTimers();
  const { body } = render(Countdown, { props: { deadline: Date.now() + left, total: 10_000, label: 'time' } });
  vi.useRealTimers();
  expect(body).toContain(`>${figures}<`);
  expect(body).toContain(strip);
});
