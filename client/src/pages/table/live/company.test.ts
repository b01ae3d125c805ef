import { beforeEach, expect, test, vi } from 'vitest';
import { emptyStorage } from '../../../device/storage.setup';
import { partOf } from '../../../games/parts';
import { lay } from '../../../table/mascot';
import { Table } from '../../../table/table.svelte';
import { announcer } from '../../../voice/announcer.svelte';
import { GAMES } from '../../../wire/games';
import type { GameName, TableInfo, ToClient, View } from '../../../wire/protocol';
import { Company } from './company.svelte';

const GAME = GAMES[0] as GameName;
beforeEach(() => {
  emptyStorage();
  vi.useFakeTimers();
  announcer.clear();
});

const seat = (name: string, animal: string) => ({ kind: 'person', name, animal, connected: true });
const info = { id: 't', game: GAME, phase: 'playing', games: 1, options: {}, fair: { hash: '' }, seats: [seat('Mia', 'penguin'), seat('Ben', 'bear')] };

/** A table that both watch, and its company; nobody has acted yet. */
async function watched() {
  const live = await partOf(GAME, 'live.ts');
  let heard: (text: string) => void = () => undefined;
  const quiet = { happened: () => undefined, sounds: () => undefined, refused: () => undefined, hid: () => undefined, covered: () => undefined };
  lay('t');
  const table = new Table((ends) => {
    heard = ends.heard;
    return { send: () => undefined, close: () => undefined };
  }, quiet);
  const company = new Company('t', table, () => live);
  const view = { type: 'view', seq: 1, looking: 'public', awaited: [1], table: info as unknown as TableInfo } as View;
  heard(JSON.stringify(view satisfies ToClient));
  return { company, table, view };
}

test('what happened is written first; then the mascot has its word, and behind the cover nobody', async () => {
  const { company, table } = await watched();
  company.mascot.speak(company.mascot.words, company.aloud());
  expect(company.spoken).toEqual({ text: 'Here we go. Have fun.' });
  company.paperSlip.said = { number: 1, text: 'Ben has come back.', tone: 'plain' };
  expect(company.spoken).toBeNull();
  company.cover();
  expect(company.spoken).toEqual({ text: 'Here we go. Have fun.' });
  table.coverFor = 0;
  expect([company.spoken, company.aloud()]).toEqual([null, false]);
});

test('the players are those of the table, and what a character says bears its face', async () => {
  const { company } = await watched();
  expect(company.players.map(({ name, animal }) => [name, animal])).toEqual([
    ['Mia', 'penguin'],
    ['Ben', 'bear'],
  ]);
  company.talk.says = { seat: 1, text: 'I knew it.' };
  expect(company.spoken).toEqual({ text: 'I knew it.', animal: 'bear' });
  company.hush();
  expect(company.spoken).toBeNull();
});
