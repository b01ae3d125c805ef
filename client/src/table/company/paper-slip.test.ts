import { beforeAll, beforeEach, expect, test } from 'vitest';
import { announcer } from '../../voice/announcer.svelte';
import { language } from '../../words/language.svelte';
import type { GameName, Games, SeatInfo, TableInfo, View } from '../../wire/protocol';
import { PaperSlip, type Narrator } from './paper-slip.svelte';

type AnyEvent = Games[GameName]['event'];

beforeAll(() => language.speak('en'));
beforeEach(() => announcer.clear());

const PLAYERS = [
  { name: 'Mia', animal: 'penguin' },
  { name: 'Ben', animal: 'bear' },
] as const;
const event = (what: string, seat: number) => ({ event: what, seat }) as unknown as AnyEvent;
const kind = (happened: AnyEvent): string => happened.event;
/** A game in which «good» is good, «shown» is seen on the board, and of «nothing» nothing is said. */
const narrator: Narrator = {
  tell: (happened, players) => {
    if (kind(happened) === 'nothing') return null;
    const who = players['seat' in happened && typeof happened.seat === 'number' ? happened.seat : 0]?.name;
    return { text: `${who}: ${happened.event}.`, tone: kind(happened) === 'good' ? 'good' : 'plain' };
  },
  boardShows: (happened) => kind(happened) === 'shown',
};
const view = (seq: number) => ({ seq, hand: 0, awaited: [] }) as unknown as View;
const aloud = () => announcer.announcements.map(({ text }) => text);
let tables = 0;
const at = () => new PaperSlip(`table ${tables++}`);

test('what somebody else did is heard, and written where the board does not show it', () => {
  const slip = at();
  expect(slip.tell({ view: view(1), events: [event('plain', 1), event('good', 1), event('shown', 1)], beat: 'rest' }, narrator, PLAYERS, 0)).toBe(true);
  expect(aloud()).toEqual(['Ben: plain.', 'Ben: good.', 'Ben: shown.']);
  expect(slip.said).toMatchObject({ text: 'Ben: plain. Ben: good.', tone: 'good' });
});

test('a slip is short: of much that happens at once it says the last, and all of it is heard', () => {
  const slip = at();
  const long = event('does something that takes many words to tell', 1);
  slip.tell({ view: view(1), events: [long, event('plain', 1), event('good', 1)], beat: 'rest' }, narrator, PLAYERS, 0);
  expect(slip.said).toMatchObject({ text: 'Ben: plain. Ben: good.', tone: 'good' });
  slip.tell({ view: view(2), events: [event('plain', 1), long], beat: 'rest' }, narrator, PLAYERS, 0);
  expect(slip.said?.text).toBe('Ben: does something that takes many words to tell.');
  expect(aloud()).toHaveLength(5);
});

test('what one did oneself is heard and not written, and takes away what was written', () => {
  const slip = at();
  slip.tell({ view: view(1), events: [event('plain', 1)], beat: 'rest' }, narrator, PLAYERS, 0);
  slip.tell({ view: view(2), events: [event('shown', 1)], beat: 'rest' }, narrator, PLAYERS, 0);
  expect(slip.said?.text).toBe('Ben: plain.');
  slip.tell({ view: view(3), events: [event('plain', 0)], beat: 'rest' }, narrator, PLAYERS, 0);
  expect(slip.said).toBeNull();
  expect(aloud().at(-1)).toBe('Mia: plain.');
});

test('nothing is said twice, and each beat of the same news is said once', () => {
  const slip = at();
  const tell = (beat: 'verdict' | 'rest') => slip.tell({ view: view(1), events: [event('shown', 1)], beat }, narrator, PLAYERS, 0);
  tell('verdict');
  tell('rest');
  tell('verdict');
  expect(aloud()).toHaveLength(2);
  expect(slip.tell({ view: view(2), events: [event('nothing', 1)], beat: 'rest' }, narrator, PLAYERS, 0)).toBe(false);
});

const mia: SeatInfo = { kind: 'person', name: 'Mia', animal: 'penguin', connected: true };
const ben: SeatInfo = { kind: 'person', name: 'Ben', animal: 'bear', connected: true };
const info = (phase: TableInfo['phase'], second: SeatInfo) => ({ phase, seats: [mia, second] }) as unknown as TableInfo;
const HERE = { mine: [0], covered: false, ends: false };

test('who comes is said to those who sit there already', () => {
  const slip = at();
  slip.meet(info('lobby', ben), HERE);
  expect(slip.said).toBeNull();
  slip.meet(info('lobby', { kind: 'open' }), HERE);
  slip.meet(info('lobby', ben), HERE);
  expect(slip.said?.text).toBe('Ben sits down.');
  expect(aloud()).toEqual(['Ben sits down.']);
});

test('on a cover it is only heard', () => {
  const slip = at();
  slip.meet(info('playing', { kind: 'open' }), HERE);
  slip.meet(info('playing', ben), { ...HERE, covered: true });
  expect([slip.said, aloud()]).toEqual([null, ['Ben sits down.']]);
});

test('nothing lies beside a break or a result, but at the last look at the table it does', () => {
  for (const [phase, ends, lies] of [
    ['paused', false, false],
    ['over', true, true],
    ['over', false, false],
  ] as const) {
    const slip = at();
    slip.meet(info('playing', ben), HERE);
    slip.tell({ view: view(1), events: [event('good', 1)], beat: 'rest' }, narrator, PLAYERS, 0);
    slip.meet(info(phase, ben), { ...HERE, ends });
    expect([phase, ends, slip.said !== null]).toEqual([phase, ends, lies]);
  }
});

test('of the last game nothing is told at the next, and what is told of the next stays', () => {
  const slip = at();
  const table = (games: number) => ({ ...info('playing', ben), games });
  const news = (seq: number, games: number) => ({ view: { ...view(seq), table: table(games) }, events: [event('plain', 1)], beat: 'rest' as const });
  slip.meet(table(1), HERE);
  slip.tell(news(7, 1), narrator, PLAYERS, 0);
  expect(announcer.lately).toHaveLength(1);
  slip.meet({ ...table(1), phase: 'over' }, HERE);
  expect(announcer.lately).toHaveLength(1);
  slip.meet(table(2), HERE);
  expect(announcer.lately).toEqual([]);
  slip.tell(news(8, 2), narrator, PLAYERS, 0);
  slip.tell(news(9, 3), narrator, PLAYERS, 0);
  slip.meet(table(3), HERE);
  expect(announcer.lately).toHaveLength(1);
});
