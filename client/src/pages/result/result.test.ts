import { render } from 'svelte/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { TablePlayer } from '../../table/board';
import { partOf, type AnyLive } from '../../games/parts';
import { shownOf } from '../../games/shown';
import { language } from '../../words/language.svelte';
import type { Outcome, Story, TableInfo, View } from '../../wire/protocol';
import { GAMES } from '../../wire/games';
import { countsTurns, offerOf } from '../../setup/game-offers';
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

  test('who won is told so on their own phone, and all others who it was', async () => {
    const headline = async (view: Partial<View>) => /<h1.*?>(.*?)<\/h1>/s.exec(await result(view))?.[1]?.replace(/<!--.*?-->/g, '');
    expect([await headline({ yours: [1] }), await headline({ yours: [0] }), await headline({ yours: [0, 1] })]).toEqual(['You win!', 'Ben wins', 'Ben wins']);
    const both = { ...outcome, winners: [0, 1] };
    expect(await headline({ yours: [1], outcome: both })).toBe('You win, together with Mia!');
  });

  test('a rematch is one tap away for all who sit there, and for nobody who looks on', async () => {
    const offered = async (view: Partial<View>) => /<button[^>]*>(?:<!--.*?-->|\s)*Again/.test(await result(view));
    expect([await offered({ yours: [0] }), await offered({ host: true }), await offered({})]).toEqual([true, true, false]);
  });
});

test('what was found is told first, and not what mistakes have taken off it', async () => {
  const game = GAMES.find((one) => offerOf(one).players.solo !== undefined && !countsTurns(one, 'solo'));
  if (game === undefined) throw new Error('no game is played alone for points');
  const [shown] = Object.values((await shownOf(game)).tables);
  const live: AnyLive = { ...(await partOf(game, 'live.ts')), reasonOf: () => '', sumOf: () => '7 − 20 = −13', foundOf: () => 7 };
  const info = { id: 't', game, phase: 'over', fair: { hash: '' }, seats: [] } as unknown as TableInfo;
  const alone: Outcome = { reason: '', scores: [-13], places: [1], winners: [] };
  const view = { type: 'view', seq: 9, looking: 'seat', hand: 0, yours: [0], outcome: alone, observation: shown?.observation } as unknown as View;
  const { body } = render(Result, { props: { info, view, players: players.slice(0, 1), game: live, story: null } });
  const numbers = body.replace(/<[^>]*>/g, ' ').match(/[−-]?\d+/g);
  expect(numbers?.[0]).toBe('7');
  expect(numbers?.filter((one) => one === '−13')).toHaveLength(1);
});
