import { render } from 'svelte/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { TablePlayer } from '../../table/board';
import { partOf, type AnyLive } from '../../games/parts';
import { language } from '../../words/language.svelte';
import type { Outcome, Story, TableInfo, View } from '../../wire/protocol';
import { GAMES } from '../../wire/games';
import Result from './Result.svelte';

const players: readonly TablePlayer[] = [
  { name: 'Mia', animal: 'penguin' },
  { name: 'Ben', animal: 'bear' },
  { name: 'Ida', animal: 'frog' },
];
const outcome: Outcome = { reason: '', scores: [3, 9, 5], places: [3, 1, 2], winners: [1] };
const story: Story = { turning: { key: 'lead', values: { turn: 4, turns: 9 }, seats: [1] }, piles: [] };

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  return language.speak('en');
});

describe.each([...GAMES])('%s', (game) => {
  async function result(view: Partial<View>): Promise<string> {
    const live: AnyLive = { ...(await partOf(game, 'live.ts')), reasonOf: () => '' };
    const info = { id: 't', game, phase: 'over', fair: { hash: '' }, seats: [] } as unknown as TableInfo;
    return render(Result, { props: { info, view: { type: 'view', seq: 9, looking: 'seat', hand: 0, outcome, ...view }, players, game: live, story } }).body;
  }

  test('the winner’s animal stands above all, then everybody in order of places, and one sentence tells where it turned', async () => {
    const body = await result({ yours: [0] });
    const winners = /class="winners.*?<\/div>/s.exec(body)?.[0] ?? '';
    expect([...winners.matchAll(/<use href="[^"]*?(penguin|bear|frog)"/g)].map(([, animal]) => animal)).toEqual(['bear']);
    const names = [...body.matchAll(/<th scope="row".*?<\/th>/gs)].map(([row]) => row.replace(/<[^>]*>/g, '').trim());
    expect(names).toEqual(['Ben', 'Ida', 'Mia']);
    expect(body).toMatch(/class="turning[^>]*>[^<]*Ben[^<]*4[^<]*\.</);
  });

  test('a rematch is one tap away for all who sit there, and for nobody who looks on', async () => {
    const offered = async (view: Partial<View>) => /<button[^>]*>(?:<!--.*?-->|\s)*Again/.test(await result(view));
    expect([await offered({ yours: [0] }), await offered({ host: true }), await offered({})]).toEqual([true, true, false]);
  });
});
