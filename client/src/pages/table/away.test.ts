/** «Anna is thinking» is never said of somebody whose device is away, on any board. */
import { render } from 'svelte/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { partOf } from '../../games/parts';
import { shownOf } from '../../games/shown';
import { goneAt, missingAt, type TablePlayer } from '../../table/board';
import { language } from '../../words/language.svelte';
import { GAMES } from '../../wire/games';
import type { GameName, TableInfo, View } from '../../wire/protocol';
import Stage from './Stage.svelte';

const NAMES = ['Mia', 'Ben', 'Annegret', 'Ida', 'Ole', 'Tom'];

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  return language.speak('en');
});

const wordsIn = (html: string | undefined) =>
  (html ?? '')
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What a board asks on a screen that everybody sees: the sentence, and the one that may help. */
async function asked(game: GameName, view: View, players: readonly TablePlayer[], running = false): Promise<{ text: string; hint: string }> {
  const live = await partOf(game, 'live.ts');
  const info = { id: 't', game, phase: 'playing', fair: { hash: '' }, seats: [] } as unknown as TableInfo;
  const deadline = running ? { at: 1000, total: 1000 } : null;
  const { body } = render(Stage, { props: { info, view, players, game: live, beat: null, lasts: 0, deadline } });
  return { text: wordsIn(/<p class="text.*?<\/p>/s.exec(body)?.[0]), hint: wordsIn(/<p class="hint.*?<\/p>/s.exec(body)?.[0]) };
}

describe.each([...GAMES])('%s', (game) => {
  async function waiting(): Promise<{ seat: number; view: View }[]> {
    return Object.values((await shownOf(game)).tables).flatMap(({ observation, awaited = [] }) => {
      const [seat] = awaited;
      if (seat === undefined || awaited.length > 1) return [];
      return [{ seat, view: { type: 'view', seq: 1, looking: 'public', observation, awaited } as unknown as View }];
    });
  }
  const people = (away: number | null): TablePlayer[] => NAMES.map((name, seat) => ({ name, animal: 'bear', away: seat === away }));

  test('of whoever is there it says what they do; of whoever is away, that they are', async () => {
    const tables = await waiting();
    expect(tables.length).toBeGreaterThan(0);
    for (const { seat, view } of tables) {
      const name = NAMES[seat] ?? '';
      const there = await asked(game, view, people(null));
      const gone = await asked(game, view, people(seat));
      expect(there.text).not.toContain('away.');
      expect(gone.text).toBe(`${name}’s device is away.`);
      expect(gone.hint).not.toContain(name);
    }
  });

  test('a time that runs ends by itself: what is to be seen until then is said', async () => {
    for (const { seat, view } of await waiting()) expect((await asked(game, view, people(seat), true)).text).not.toContain('away.');
  });
});

test('nobody is waited for in vain where somebody else can go on', () => {
  const players: TablePlayer[] = NAMES.map((name, seat) => ({ name, animal: 'bear', away: seat < 2 }));
  expect(goneAt({ awaited: [0, 1] }, players)).toBe('Mia');
  expect([goneAt({ awaited: [0, 2] }, players), missingAt({ awaited: [2, 1] }, players)]).toEqual([null, [1]]);
  // This device has the seat: it is not away for itself, whatever the others see.
  expect([goneAt({ awaited: [0], yours: [0] }, players), missingAt({ awaited: [0, 1], yours: [1] }, players)]).toEqual([null, []]);
  expect(goneAt({ awaited: [] }, players)).toBe(null);
});
