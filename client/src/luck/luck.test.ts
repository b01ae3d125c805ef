/** The luck of whole games, computed here from records that the server's own code wrote (tests/fairness.py). */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyStorage } from '../device/storage.setup';
import { partOf } from '../games/parts';
import type { TableInfo } from '../wire/protocol';
import { GAMES } from '../wire/games';
import { check, type LuckRecord } from './check';
import { hashOf, mixed, Numbers } from '../games/numbers';
import { firstPledge, share, shownAt } from './share';

const text = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const recordOf = (game: string) => JSON.parse(text(`tests/games/${game}/fair.json`)) as LuckRecord;
const OTHER = 'ff'.repeat(32);

test('the test vector of docs/fair.md', () => {
  const page = text('docs/fair.md');
  const seed = /seed +([0-9a-f]{64})/.exec(page)?.[1] ?? '';
  expect(hashOf(seed)).toBe(/hash +([0-9a-f]{64})/.exec(page)?.[1]);
  const rows = [...page.matchAll(/chance +(\d+), numbers below ([\d, ]+): +([\d, ]+)/g)];
  expect(rows.length).toBeGreaterThan(1);
  for (const [, chance = '', sizes = '', drawn = ''] of rows) {
    const numbers = new Numbers(mixed(seed, []), Number(chance));
    expect(sizes.split(',').map((n) => numbers.below(Number(n)))).toEqual(drawn.split(',').map(Number));
  }
});

describe.each([...GAMES])('a game of %s', (game) => {
  const record = recordOf(game);
  const mine = { salt: record.shares[0]?.salt ?? '', hash: record.hash };
  const verdict = async (changed: Partial<LuckRecord>, shown = mine) => check({ ...record, ...changed }, shown, await partOf(game, 'chance.ts'));

  test('is found to be what was promised', async () => {
    const found = await verdict({});
    expect([found.fault, found.mine]).toEqual([null, true]);
    expect(found.chances).toBe(record.moves.filter(([actor]) => actor === -1).length);
  });

  test('every other luck is found out', async () => {
    expect((await verdict({ shares: [] }, mine)).fault).toBe('left-out');
    expect((await verdict({ seed: OTHER, hash: hashOf(OTHER) }, { ...mine, hash: hashOf(OTHER) })).fault).toBe('chance');
  });

  test('each single move of chance is looked at', async () => {
    const places = record.moves.flatMap(([actor], place) => (actor === -1 ? [place] : []));
    const last = places.at(-1) ?? 0;
    const moved = record.moves.map((move, place) => (place === last ? ([-1, spoilt(move[1])] as const) : move));
    expect((await verdict({ moves: moved as LuckRecord['moves'] })).fault).toBe('chance');
  });

  test('an exchanged secret, hash or salt is found out', async () => {
    expect((await verdict({ seed: OTHER })).fault).toBe('secret');
    expect((await verdict({}, { ...mine, hash: OTHER })).fault).toBe('hash');
    const share = record.shares[0];
    if (share) expect((await verdict({ shares: [{ ...share, salt: OTHER }] })).fault).toBe('salt');
  });
});

/** The same move of chance with the first two different things in it exchanged. */
function spoilt(move: object): object {
  return Object.fromEntries(
    Object.entries(move).map(([key, value]) => {
      if (Array.isArray(value)) return [key, value.map((part: unknown, i) => (i === 0 ? other(part, value) : part))];
      return [key, typeof value === 'number' ? (value % 6) + 1 : (value as unknown)];
    }),
  );
}

function other(part: unknown, all: readonly unknown[]): unknown {
  if (typeof part === 'number') return (part + 1) % 6;
  return all.find((another) => JSON.stringify(another) !== JSON.stringify(part));
}

describe('the share of this device', () => {
  beforeEach(emptyStorage);
  const at = (fair: Partial<TableInfo['fair']>, phase: TableInfo['phase'] = 'lobby') => ({ id: 't', phase, fair: { hash: OTHER, ...fair } }) as TableInfo;

  test('is pledged, shown once all is fixed, and remembered', () => {
    const pledged = share(at({}), [0]);
    if (pledged?.action !== 'pledge') throw new Error('no pledge');
    expect(share(at({ pledged: [0] }), [0])).toBeNull();
    const shown = share(at({ sealed: true, shares: [{ seats: [0], pledge: pledged.pledge }] }), [0]);
    if (shown?.action !== 'reveal') throw new Error('nothing shown');
    expect(hashOf(shown.salt)).toBe(pledged.pledge);
    expect(shownAt('t')).toEqual({ salt: shown.salt, hash: OTHER });
    expect(share(at({}, 'playing'), [0])).toBeNull();
  });

  test('is shown again if the answer was lost, and never before its pledge is fixed', () => {
    const pledged = share(at({}), [0]);
    if (pledged?.action !== 'pledge') throw new Error('no pledge');
    expect(share(at({ sealed: true, shares: [{ seats: [0], pledge: OTHER }] }), [0])).toBeNull();
    const sealed = at({ sealed: true, shares: [{ seats: [0], pledge: pledged.pledge }] });
    expect(share(sealed, [0])).toEqual(share(sealed, [0]));
  });

  test('is another one for the next game, and after a broken seal', () => {
    const first = share(at({}), [0]);
    if (first?.action !== 'pledge') throw new Error('no pledge');
    share(at({ sealed: true, shares: [{ seats: [0], pledge: first.pledge }] }), [0]);
    const next = share(at({}, 'over'), [0]);
    expect(next).toMatchObject({ action: 'pledge' });
    expect(next).not.toEqual(first);
  });

  test('there is none for who has no seat, and none in a chosen deal', () => {
    expect(share(at({}), [])).toBeNull();
    expect(share(at({ chosen: true }), [0])).toBeNull();
  });

  test('a table that is only being opened is pledged for as well', () => {
    const { pledge, at: opened } = firstPledge();
    opened('t');
    expect(share(at({ pledged: [0] }), [0])).toBeNull();
    expect(share(at({ sealed: true, shares: [{ seats: [0], pledge }] }), [0])).toMatchObject({ action: 'reveal' });
  });
});
