import { expect, test } from 'vitest';
import { RefusedByServer } from '../../wire/api';
import { isSame, isWeak, reasonForLock, whole, type Pictures } from './lock';

const FOUR: Pictures = ['bear', 'frog', 'bear', 'panda'];

test('a lock is four animals, at least three of them different, in order', () => {
  expect(whole(['bear', 'frog', 'bear'])).toBeNull();
  expect(whole([...FOUR])).toEqual(FOUR);
  expect(isWeak(FOUR)).toBe(false);
  expect(isWeak(['bear', 'frog', 'frog', 'bear'])).toBe(true);
  expect(isSame(FOUR, ['bear', 'frog', 'bear', 'panda'])).toBe(true);
  expect(isSame(FOUR, ['frog', 'bear', 'bear', 'panda'])).toBe(false);
});

test('who was wrong too often is told how long to wait', () => {
  const waits = (seconds: number) => reasonForLock(new RefusedByServer('lock_waits', '', seconds));
  expect(waits(30)).toContain('30 seconds');
  expect(waits(1)).toContain('one second.');
  expect(waits(91)).toContain('2 minutes');
  expect(waits(900)).toContain('15 minutes');
  expect(reasonForLock(new RefusedByServer('wrong_pictures', ''))).toContain('not the four animals');
});
