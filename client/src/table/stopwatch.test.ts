import { expect, test } from 'vitest';
import { Stopwatch } from './stopwatch';

test('from the first sight of a question, not from the last', () => {
  const watch = new Stopwatch();
  watch.shows('roll', 1000, false, false);
  watch.shows('roll', 1800, false, false);
  expect(watch.reads(3500.4)).toEqual({ took: 2500 });
  watch.shows(null, 4000, false, false);
  expect(watch.reads(4100)).toEqual({});
  watch.shows('roll', 5000, false, false);
  expect(watch.reads(5200)).toEqual({ took: 200 });
});

test('a question that was there before the page has no time', () => {
  const watch = new Stopwatch();
  watch.shows('answer', 1000, false, true);
  expect(watch.reads(9000)).toEqual({});
});

test('looking away is told, for this question only', () => {
  const watch = new Stopwatch();
  watch.shows('answer', 0, false, false);
  watch.looksAway();
  expect(watch.reads(10)).toEqual({ took: 10, hidden: true });
  watch.shows('roll', 20, false, false);
  expect(watch.reads(30)).toEqual({ took: 10 });
  watch.shows('ready', 40, true, false);
  expect(watch.reads(50)).toEqual({ took: 10, hidden: true });
});
