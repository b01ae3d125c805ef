import { expect, test } from 'vitest';
import { wishOf } from './keys';

const plain = { altKey: false, ctrlKey: false, metaKey: false, repeat: false };
const board = { closest: () => null };
const field = { closest: () => ({}) as Element };

test('letters ask, digits press', () => {
  expect(['a', 'W', 'p', 'm', 'h', '3', '0', 'x', 'Enter'].map((key) => wishOf({ ...plain, key }, board))).toEqual([
    'again',
    'turn',
    'scores',
    'moves',
    'help',
    3,
    null,
    null,
    null,
  ]);
});

test('the keys of the browser and of who types are left alone', () => {
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'repeat']) expect(wishOf({ ...plain, key: 'a', [held]: true }, board)).toBeNull();
  expect(wishOf({ ...plain, key: 'a' }, field)).toBeNull();
  expect(wishOf({ ...plain, key: '1' }, field)).toBeNull();
});
