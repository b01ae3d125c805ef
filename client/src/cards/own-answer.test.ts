import { expect, test } from 'vitest';
import { OwnAnswer } from './own-answer.svelte';

test('an answer is mine until something happens', () => {
  let observation = { points: 0 };
  const own = new OwnAnswer<string>(() => observation);
  expect(own.now).toBeNull();
  own.give('blue');
  expect(own.now).toBe('blue');
  observation = { points: 0 };
  expect(own.now).toBeNull();
  own.give('red');
  expect(own.now).toBe('red');
});

test('a card that was seen to turn is known until something is asked at rest again', () => {
  const own = new OwnAnswer<number>(() => ({}));
  own.watch(null, true);
  expect(own.seen).toBe(false);
  const seen = (['breath', 'truth', 'verdict', 'after'] as const).map((beat) => {
    own.watch(beat, true);
    return own.seen;
  });
  expect(seen).toEqual([false, true, true, true]);
  own.watch(null, false);
  expect(own.seen).toBe(true);
  own.watch(null, true);
  expect(own.seen).toBe(false);
});
