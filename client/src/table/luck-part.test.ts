import { expect, test } from 'vitest';
import type { Action, TableInfo } from '../wire/protocol';
import { LuckPart } from './luck-part.svelte';

const table = (phase: TableInfo['phase']) => ({ phase }) as TableInfo;
const pledge: Action = { action: 'pledge', pledge: 'a hash' };
const settled = () => new Promise((done) => void setTimeout(done));

test('the part in the luck is fetched between games, and added once', async () => {
  const done: Action[] = [];
  let loads = 0;
  const load = () => Promise.resolve({ share: () => pledge, loads: loads++ });
  const luck = new LuckPart(load, (action) => Promise.resolve(done.push(action)));
  luck.follow(null, [0]);
  luck.follow(table('playing'), [0]);
  expect(loads).toBe(0);
  luck.follow(table('lobby'), [0]);
  luck.follow(table('lobby'), [0]);
  await settled();
  expect([loads, done]).toEqual([1, []]);
  luck.follow(table('lobby'), [0]);
  luck.follow(table('paused'), [0]);
  expect(done).toEqual([pledge]);
});

test('what did not arrive is added again, and where nothing is to be done nothing is', async () => {
  const done: Action[] = [];
  let next: Action | null = pledge;
  const luck = new LuckPart(
    () => Promise.resolve({ share: () => next }),
    (action) => (done.push(action) === 1 ? Promise.reject(new TypeError('the line is down')) : Promise.resolve()),
  );
  luck.follow(table('lobby'), [0]);
  await settled();
  luck.follow(table('lobby'), [0]);
  await settled();
  luck.follow(table('lobby'), [0]);
  expect(done).toEqual([pledge, pledge]);
  next = null;
  luck.follow(table('lobby'), [0]);
  expect(done).toHaveLength(2);
});

test('without a line it is fetched when there is one', async () => {
  const done: Action[] = [];
  let down = true;
  const luck = new LuckPart(
    () => (down ? Promise.reject(new TypeError('the line is down')) : Promise.resolve({ share: () => pledge })),
    (action) => Promise.resolve(done.push(action)),
  );
  luck.follow(table('lobby'), [0]);
  await settled();
  down = false;
  luck.follow(table('lobby'), [0]);
  await settled();
  luck.follow(table('lobby'), [0]);
  expect(done).toEqual([pledge]);
});
