import { afterEach, expect, test, vi } from 'vitest';
import { ask, NotAnswered, NotConnected, openTable, RefusedByServer } from './api';
import type { OpenTable } from './protocol';
import { GAMES } from './games';

const [game] = GAMES;
const TABLE = { game, seats: [{ kind: 'here', name: 'Mia', animal: 'frog' }], options: { mode: 'solo' } } as OpenTable;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an opened table is what the server answers', async () => {
  const fetched = vi.fn(async (_path: string, _request: RequestInit) => Response.json({ table: 't1', seats: [0], host: true }));
  vi.stubGlobal('fetch', fetched);
  expect(await openTable(TABLE)).toEqual({ table: 't1', seats: [0], host: true });
  const [path, request] = fetched.mock.calls[0] ?? [];
  expect(path).toBe('/api/tables');
  expect(JSON.parse(String(request?.body))).toEqual({ ...TABLE, key: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

/** The keys with which a table was asked for, when the first requests get no answer. */
function keysAsked(lost: number): string[] {
  const keys: string[] = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_path: string, request: RequestInit) => {
    keys.push(JSON.parse(String(request.body)).key);
    if (keys.length <= lost) throw new TypeError('failed to fetch');
    return Response.json({ table: 't1', seats: [0], host: true });
  });
  return keys;
}

test('a table for which no answer came is asked for again with the same key, the next one with another', async () => {
  const keys = keysAsked(2);
  const opened = openTable(TABLE);
  await vi.runAllTimersAsync();
  expect(await opened).toMatchObject({ table: 't1' });
  await openTable(TABLE);
  expect(keys).toHaveLength(4);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

test('who presses again after a while asks for the same table, and after a change for another', async () => {
  const keys = keysAsked(6);
  for (const pledge of ['a', 'b']) {
    const opened = openTable({ ...TABLE, pledge });
    const refused = expect(opened).rejects.toThrow(NotConnected);
    await vi.runAllTimersAsync();
    await refused;
  }
  await openTable({ ...TABLE, options: { mode: 'versus' } } as OpenTable);
  expect(new Set(keys.slice(0, 6)).size).toBe(1);
  expect(keys[6]).not.toBe(keys[0]);
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
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  const refused = expect(openTable(TABLE)).rejects.toThrow(NotConnected);
  await vi.runAllTimersAsync();
  await refused;
});

/** A server that takes a request and is silent, before its answer or in the middle of it. */
const SILENT = {
  'before its answer': async (_path: string, { signal }: RequestInit) =>
    new Promise<Response>((_, refuse) => signal?.addEventListener('abort', () => refuse(signal.reason))),
  'in the middle of it': async (_path: string, { signal }: RequestInit) => {
    const start = (body: ReadableStreamDefaultController) => signal?.addEventListener('abort', () => body.error(signal.reason));
    return new Response(new ReadableStream({ start }));
  },
};

test.each(Object.entries(SILENT))('a server that is silent %s is not waited for without end', async (_when, silent) => {
  vi.stubGlobal('fetch', silent);
  const asked = ask('open the notepad', 'GET', '/api/notepad', undefined, 5);
  await expect(asked).rejects.toThrow(NotAnswered);
  await expect(asked).rejects.toMatchObject({ code: 'not_answered' });
});
