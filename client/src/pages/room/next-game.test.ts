import { afterEach, expect, test, vi } from 'vitest';
import { GAMES } from '../../wire/games';
import type { GameName, TableInfo } from '../../wire/protocol';
import { propose } from './next-game';

const [wanted, other] = GAMES as readonly [GameName, GameName];
const INFO = { id: 't1', options: {}, seats: [] } as unknown as TableInfo;

afterEach(() => vi.unstubAllGlobals());

test('the host takes what they proposed, though somebody else was as quick', async () => {
  const proposals = [
    { number: 1, by: [1], game: wanted },
    { number: 2, by: [0], game: wanted },
    { number: 3, by: [1], game: other },
  ];
  const asked: { action: string; number?: number }[] = [];
  vi.stubGlobal('fetch', async (_path: string, request: RequestInit) => {
    asked.push(JSON.parse(String(request.body)));
    return Response.json({ ...INFO, room: { you: [0], proposals } });
  });
  await propose(INFO, [wanted], true);
  expect(asked).toMatchObject([{ action: 'propose' }, { action: 'take', number: 2 }]);
});
