import { expect, test, vi } from 'vitest';
import { lengthOf } from './beats.svelte';
import { OFFERS } from '../wire/offers';
import type { FromClient, GameName, Games, TableInfo, ToClient, View } from '../wire/protocol';
import { GAMES } from '../wire/games';
import { change } from '../device/settings.svelte';
import type { Ends } from './socket';
import { deadlineOf, Table } from './table.svelte';
import { pageSize } from '../tabletop/page-size.svelte';

const people = (count: number) => Array.from({ length: count }, (_, i) => ({ kind: 'person' as const, name: `P${i}`, connected: true }));
const info = (more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: 't',
    game: GAMES[0],
    version: 1,
    phase: 'playing',
    options: {},
    seats: people(2),
    fair: { hash: '' },
    host_seat: 0,
    settings: { pace: 0, countdowns: {}, turn_seconds: null, spectators: false },
    ...more,
  }) as TableInfo;
/** In milliseconds; not all timers run, since a line asks again and again. */
const LONGER_THAN_ANY_SHOW = 60_000;
/** What the page draws is the game's affair; here it only must not be kept. */
const secret = { card: 'fox' } as unknown as Games[GameName]['observation'];

function sitting() {
  const sent: FromClient[] = [];
  const told: string[] = [];
  let server: Ends | undefined;
  const table = new Table(
    (ends) => {
      server = ends;
      return { send: (text) => void sent.push(JSON.parse(text) as FromClient), close: () => undefined };
    },
    {
      happened: (view) => void told.push(`happened ${view.seq}`),
      sounds: () => undefined,
      refused: () => void told.push('refused'),
      hid: () => void told.push('hid'),
      covered: () => void told.push('covered'),
    },
  );
  server?.opened();
  const say = (message: ToClient) => server?.heard(JSON.stringify(message));
  return { table, sent, told, say };
}

const cover = (more: Partial<View> = {}): View => ({ type: 'view', seq: 3, looking: 'cover', yours: [0, 1], private: [0, 1], awaited: [0], ...more });
const seat = (hand: number, more: Partial<View> = {}): View => ({
  type: 'view',
  seq: 4,
  looking: 'seat',
  hand,
  yours: [0, 1],
  private: [0, 1],
  awaited: [0],
  observation: secret,
  ...more,
});

test('two at one device: the cover comes first, then the seat of who said that it is them', () => {
  const { table, sent, say } = sitting();
  say(cover({ table: info() }));
  expect(table.coverFor).toBe(0);
  expect(table.view?.observation).toBeUndefined();
  table.uncover();
  expect(sent.at(-1)).toEqual({ type: 'hold', seat: 0 });
  say(seat(0));
  expect(table.view?.observation).toEqual(secret);
});

test('handing over leaves nothing of the game, whatever is still on its way', () => {
  const { table, sent, told, say } = sitting();
  say(cover({ table: info() }));
  table.uncover();
  say(seat(0));
  say(seat(0, { seq: 5, awaited: [1] }));
  expect(table.handOverTo).toBe(1);
  table.handOver();
  expect(told).toContain('covered');
  expect(sent.at(-1)).toEqual({ type: 'hold', seat: null });
  expect(table.view).toEqual({ type: 'view', seq: 5, looking: 'cover', yours: [0, 1], awaited: [1] });
  say(seat(0, { seq: 6, awaited: [1], events: [{ event: 'ended' }] })); // sent before the server heard of the cover
  expect(JSON.stringify(table.view)).not.toContain('fox');
  expect(told).not.toContain('happened 6');
  say(cover({ seq: 6, awaited: [1] }));
  expect(table.coverFor).toBe(1);
});

test('a new view replaces the old one whole', () => {
  const { table, say } = sitting();
  say({ ...cover({ yours: [0] }), table: info() });
  say(seat(0, { yours: [0], events: [{ event: 'ended' }], moves: [{ move: 'draw' }] }));
  const next: View = { type: 'view', seq: 5, looking: 'seat', hand: 0, yours: [0] };
  say(next);
  expect(table.view).toEqual(next);
});

test('«ready» is said once for everybody at the device, and nobody else', () => {
  const { table, sent, say } = sitting();
  const game = GAMES.find((one) => (OFFERS[one].saidForAll as readonly string[]).includes('ready'));
  const seats = [...people(2), { kind: 'bot' as const, bot: 'otter' }];
  say(cover({ table: info({ ...(game && { game }), seats }), private: [], awaited: [0, 1, 2] }));
  say(seat(0, { private: [], awaited: [0, 1, 2], moves: [{ move: 'ready' }] }));
  table.send({ move: 'ready' });
  const moves = sent.flatMap((message) => (message.type === 'move' ? [[message.seat, message.seq, message.move]] : []));
  expect(moves).toEqual([
    [0, 4, { move: 'ready' }],
    [1, 4, { move: 'ready' }],
  ]);
});

test('who lets a bot play for them looks on from their own seat', () => {
  const { sent, say } = sitting();
  say({ ...cover({ yours: [0] }), table: info({ seats: [{ kind: 'bot', name: 'Mia', bot: 'otter' }, ...people(1)] }) });
  expect(sent.at(-1)).toEqual({ type: 'hold', seat: 0 });
});

test('a deadline is by this device’s clock, and its whole length is that of the table', () => {
  const view = seat(0, { deadlines: [{ seat: null, seconds: 90, whole: 120, countdown: 'study' }] });
  expect(deadlineOf(view, 1000)).toEqual({ at: 91_000, total: 120_000 });
  expect(deadlineOf({ ...view, deadlines: [{ seat: 1, seconds: 4, whole: 10, countdown: null }] }, 0)).toBeNull();
});

test('everybody sees how a game ended, and then its last scene, before the result takes its place', () => {
  vi.useFakeTimers();
  const outcome = { reason: 'over', scores: [1, 0], places: [1, 2], winners: [0] };
  const over = { seq: 5, awaited: [], yours: [0], outcome, table: info({ phase: 'over' }) };
  const { table, say } = sitting();
  say(cover({ table: info(), yours: [0] }));
  say(seat(0, { yours: [0] }));
  say(seat(0, over));
  for (const moment of ['look', 'scene'] as const) {
    expect(table.ending).toBe(moment);
    vi.advanceTimersByTime(lengthOf(moment, 'own', 'usual'));
  }
  expect(table.ending).toBeNull();
  const later = sitting(); // who comes when all is over sees the result at once
  later.say(cover({ ...over, yours: [0] }));
  expect(later.table.ending).toBeNull();
  vi.useRealTimers();
});

test('a game that was ended early has no such moment', () => {
  const { table, say } = sitting();
  say(cover({ table: info(), yours: [0] }));
  say(seat(0, { yours: [0] }));
  say(seat(0, { seq: 5, awaited: [], yours: [0], table: info({ phase: 'over' }) }));
  expect(table.ending).toBeNull();
});

test('who comes and goes is told in few words, and nothing else changes', () => {
  const { table, say } = sitting();
  say({ type: 'view', seq: 1, looking: 'cover', table: info() });
  const { view } = table;
  say({ type: 'presence', connected: [1], host_away: true });
  expect(table.info?.seats.map(({ connected }) => connected)).toEqual([false, true]);
  expect(table.info?.host_away).toBe(true);
  expect(table.view).toBe(view);
  say({ type: 'presence', connected: [0, 1] });
  expect(table.info?.host_away).toBe(false);
});

test('A6 what one looked at alone is hidden by the answer, though no event says so', () => {
  const { table, told, say } = sitting();
  const glancing = (card: string | null) => ({ glances: { left: [1, 0], place: card === null ? null : 0, card } }) as unknown as Games[GameName]['observation'];
  table.director = { show: () => null, beatOf: () => 'rest', hides: () => false };
  say(cover({ table: info(), yours: [0], private: [0] }));
  say(seat(0, { seq: 5, yours: [0], private: [0], observation: glancing('fox') }));
  say(seat(0, { seq: 6, yours: [0], private: [0], observation: glancing('fox') })); // the same view comes again after a cut
  expect(told).not.toContain('hid');
  say(seat(0, { seq: 7, yours: [0], private: [0], awaited: [1], observation: glancing(null) }));
  expect(told).toContain('hid');
});

test('what is held back is told in its beat; what hides something, and a cover, wait for no show', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true })); // nothing moves
  vi.useFakeTimers();
  const { table, told, say } = sitting();
  const open = { card: 'open' } as unknown as typeof secret;
  table.director = {
    show: () => ({ breath: secret, truth: open }),
    beatOf: () => 'verdict',
    hides: ({ event }) => event === 'drawn',
  };
  const happens = (seq: number, event: 'ended' | 'drawn', more: Partial<View> = {}) =>
    say(seat(0, { seq, yours: [0], events: [{ event }] as unknown as NonNullable<View['events']>, ...more }));
  say(cover({ table: info(), yours: [0] }));
  say(seat(0, { yours: [0] }));
  happens(5, 'ended');
  expect([table.beat, table.view?.moves, told]).toEqual(['breath', undefined, []]);
  table.hurry();
  expect([table.beat, table.view?.observation, told]).toEqual(['truth', open, []]);
  table.hurry();
  expect([table.beat, table.view?.observation, told]).toEqual([null, secret, ['happened 5']]);
  happens(6, 'ended');
  happens(7, 'drawn');
  expect(told).toEqual(['happened 5', 'happened 6', 'hid']); // what was shown is cut short, and the new one comes at once
  expect(table.view?.seq).toBe(6);
  vi.advanceTimersByTime(LONGER_THAN_ANY_SHOW);
  expect(told.at(-1)).toBe('happened 7');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('where a big screen shows the table no phone is ahead of it', () => {
  vi.useFakeTimers();
  const plays = (more: Partial<View>) => seat(0, { yours: [0], ...more });
  const looksOn = (more: Partial<View>): View => ({ type: 'view', seq: 4, looking: 'public', observation: secret, ...more });
  const breathOf = (shown: TableInfo, sees = plays) => {
    const { table, say } = sitting();
    table.director = { show: () => ({ breath: secret, truth: secret }), beatOf: () => 'verdict', hides: () => false };
    say(sees({ table: shown, looking: 'cover' }));
    say(sees({}));
    say(sees({ seq: 5, events: [{ event: 'ended' }] as unknown as NonNullable<View['events']> }));
    const begun = Date.now();
    while (table.beat === 'breath') vi.advanceTimersByTime(50);
    return Date.now() - begun;
  };
  const onScreen = info({ big_screen: true });
  expect([breathOf(info()), breathOf(onScreen)]).toEqual([300, 700]);
  expect([breathOf(info(), looksOn), breathOf(onScreen, looksOn)]).toEqual([300, 700]);
  // Whoever runs the table from their own seat has it on another screen, too; without a seat theirs is the screen.
  expect([breathOf(onScreen, (more) => plays({ host: true, ...more })), breathOf(onScreen, (more) => looksOn({ host: true, ...more }))]).toEqual([700, 300]);
  vi.useRealTimers();
});

test('no tap on a phone hurries what a room looks at on its big screen', () => {
  vi.useFakeTimers();
  const beatAfterATap = (shown: TableInfo) => {
    const { table, say } = sitting();
    table.director = { show: () => ({ breath: secret, truth: secret }), beatOf: () => 'verdict', hides: () => false };
    say(cover({ table: shown, yours: [0] }));
    say(seat(0, { yours: [0] }));
    say(seat(0, { seq: 5, yours: [0], events: [{ event: 'ended' }] as unknown as NonNullable<View['events']> }));
    table.hurry();
    return table.beat;
  };
  expect([beatAfterATap(info()), beatAfterATap(info({ big_screen: true }))]).toEqual(['truth', 'breath']);
  vi.useRealTimers();
});

test('a big screen shows the end of a game whole, though the next one has begun; who plays has it at once', () => {
  vi.useFakeTimers();
  const afterAQuickRematch = (screen: boolean) => {
    pageSize.layout = screen ? 'wall' : 'phone';
    const { table, say } = sitting();
    table.director = { show: () => null, beatOf: () => 'rest', hides: () => true };
    const sees = (seq: number, more: Partial<View>) =>
      say(screen ? { type: 'view', seq, looking: 'public', observation: secret, ...more } : seat(0, { seq, yours: [0], ...more }));
    say(cover({ table: info(), yours: screen ? [] : [0] }));
    sees(4, {});
    const events = [{ event: 'ended' }] as unknown as NonNullable<View['events']>;
    sees(5, { table: info({ phase: 'over' }), events, outcome: { reason: 'x', scores: [1, 0], places: [1, 2], winners: [0] } });
    sees(6, { table: info({ phase: 'over', fair: { hash: 'next', sealed: true } }) });
    expect(table.heard?.fair.sealed).toBe(true); // the luck of the next game waits for no show
    sees(7, { table: info({ games: 1 }), events });
    const ending = table.ending;
    vi.advanceTimersByTime(LONGER_THAN_ANY_SHOW);
    return [ending, table.ending, table.view?.seq];
  };
  expect(afterAQuickRematch(true)).toEqual(['look', null, 7]);
  expect(afterAQuickRematch(false)).toEqual([null, null, 7]);
  vi.useRealTimers();
});

test('a table that the server cannot read is told from one that is not for this device', () => {
  const { table, told, say } = sitting();
  say({ type: 'refused', code: 'no_such_table', detail: '' });
  expect(table.broken).toBe(false);
  say({ type: 'refused', code: 'broken_table', detail: '' });
  expect(table.broken).toBe(true);
  expect(told).toEqual(['refused', 'refused']);
});

test('a relaxed look is paid for by nobody’s countdown, and is as long as one likes where none runs', () => {
  vi.useFakeTimers();
  change('pace', 'relaxed');
  const { table, say } = sitting();
  table.director = { show: () => ({ breath: secret, truth: secret, verdict: secret, after: secret }), beatOf: () => 'verdict', hides: () => false };
  const happens = (seq: number, more: Partial<View> = {}) =>
    say(seat(0, { seq, yours: [0], events: [{ event: 'ended' }] as unknown as NonNullable<View['events']>, ...more }));
  say(cover({ table: info(), yours: [0] }));
  say(seat(0, { yours: [0] }));
  happens(5, { deadlines: [{ seat: null, seconds: 12.1, whole: 10, countdown: 'look' }] });
  vi.advanceTimersByTime(2100);
  expect([table.beat, (table.deadline?.at ?? 0) - Date.now()]).toEqual([null, 10_000]);
  happens(6);
  vi.advanceTimersByTime(2999);
  expect(table.beat).toBe('after');
  vi.advanceTimersByTime(1);
  expect(table.beat).toBeNull();
  change('pace', 'usual');
  vi.useRealTimers();
});

test('a tap hurries a bot that thinks, once nothing is shown any more; never where a person is awaited', () => {
  const { table, sent, say } = sitting();
  const seats = [...people(1), { kind: 'bot' as const, bot: 'otter' }];
  const hurries = () => sent.filter(({ type }) => type === 'hurry');
  say(cover({ table: info({ seats }), yours: [0] }));
  say(seat(0, { yours: [0], awaited: [0, 1] }));
  table.hurry();
  expect(hurries()).toEqual([]);
  say(seat(0, { seq: 5, yours: [0], awaited: [1] }));
  table.hurry();
  expect(hurries()).toEqual([{ type: 'hurry', seat: 0 }]);
});
