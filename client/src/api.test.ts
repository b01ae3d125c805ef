import { afterEach, expect, test, vi } from 'vitest';
import { NotConnected, openTable, RefusedByServer } from './api';
import type { OpenTable } from './protocol';
import { GAMES } from './router.svelte';

const [game] = GAMES;
const TABLE = { game, seats: [{ kind: 'here', name: 'Mia', animal: 'frog' }], options: { mode: 'solo' } } as OpenTable;

afterEach(() => vi.unstubAllGlobals());

test('an opened table is what the server answers', async () => {
  const fetched = vi.fn(async (_path: string, _request: RequestInit) => Response.json({ table: 't1', seats: [0], host: true }));
  vi.stubGlobal('fetch', fetched);
  expect(await openTable(TABLE)).toEqual({ table: 't1', seats: [0], host: true });
  const [path, request] = fetched.mock.calls[0] ?? [];
  expect(path).toBe('/api/tables');
  expect(JSON.parse(String(request?.body))).toEqual(TABLE);
});

test('a refusal carries the code of the server', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'wrong_option', detail: 'wrong option: players=9' }, { status: 400 }));
  await expect(openTable(TABLE)).rejects.toThrow(RefusedByServer);
  await expect(openTable(TABLE)).rejects.toMatchObject({ code: 'wrong_option', message: 'wrong option: players=9' });
});

test.each([
  ['no line', async () => Promise.reject(new TypeError('failed to fetch'))],
  ['a page of something else', async () => new Response('<html>', { status: 404 })],
])('%s means that there is no server', async (_case, answer) => {
  vi.stubGlobal('fetch', answer);
  await expect(openTable(TABLE)).rejects.toThrow(NotConnected);
});
