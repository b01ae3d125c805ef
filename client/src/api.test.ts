import { afterEach, expect, test, vi } from 'vitest';
import { NotConnected, openTable, optionsOf, RefusedByServer, type NewTable } from './api';

const TABLE: NewTable = {
  game: 'boar',
  mode: 'versus',
  level: 'expert',
  naming: true,
  colours: null,
  seats: [{ kind: 'here', name: 'Mia', animal: 'frog' }, { kind: 'bot', bot: 'otter' }],
  starter: 0,
  where: 'device',
};

afterEach(() => vi.unstubAllGlobals());

test('each game is told what it knows and nothing else', () => {
  expect(optionsOf(TABLE)).toEqual({ mode: 'versus', starter: 0, level: 'expert', naming: true });
  expect(optionsOf({ ...TABLE, game: 'goose' })).toEqual({ mode: 'versus', starter: 0, level: 'expert' });
  expect(optionsOf({ ...TABLE, game: 'brains', level: null, colours: ['red', 'blue', 'black'] })).toEqual({
    mode: 'versus',
    starter: 0,
    colours: ['red', 'blue', 'black'],
  });
});

test('an opened table is what the server answers, and where it is played is not its business', async () => {
  const fetched = vi.fn(async (_path: string, _request: RequestInit) => Response.json({ table: 't1', seats: [0], host: true }));
  vi.stubGlobal('fetch', fetched);
  expect(await openTable(TABLE)).toEqual({ table: 't1', seats: [0], host: true });
  const [path, request] = fetched.mock.calls[0] ?? [];
  expect(path).toBe('/api/tables');
  expect(JSON.parse(String(request?.body))).toEqual({ game: 'boar', seats: TABLE.seats, options: optionsOf(TABLE) });
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
