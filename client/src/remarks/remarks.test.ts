import { expect, test } from 'vitest';
import { BOTS, type Bot } from '../table/bots';
import { LANGUAGES } from '../words/catalogues';
import { partOf } from '../games/parts';
import { shownOf } from '../games/shown';
import { placesOf } from '../words/message';
import { GAMES } from '../wire/games';
import { poseOf, type InCompany } from './poses';
import { EACH, KINDS, MOODS, remarkOn, type Felt, type Remarks } from './remarks';
import { remarksIn, Talk } from './talk.svelte';

const files = import.meta.glob<Remarks>('../generated/remarks/*.ts', { eager: true, import: 'default' });
const catalogues = LANGUAGES.map((language) => [language, files[`../generated/remarks/${language}.ts`]] as const);
const inside = import.meta.glob<Record<string, unknown>>('../generated/games/*/words/*.ts', { eager: true, import: 'default' });
const seats: readonly (Bot | null)[] = ['crow', null, 'chick'];
const games = Array.from({ length: 2000 }, (_, seq) => seq);
const allOf = (remarks: Remarks | undefined) => Object.values(remarks ?? {}).flatMap((kinds) => Object.values(kinds).flat());

test.each(catalogues)('%s: every character has eight remarks of each kind, short and none twice', (_language, remarks) => {
  for (const bot of BOTS) expect(KINDS.map((kind) => remarks?.[bot][kind].length)).toEqual(KINDS.map(() => EACH));
  const all = allOf(remarks);
  expect(all.filter((text, i) => all.indexOf(text) !== i)).toEqual([]);
  expect(all.filter((text) => text.length > 48 || text.trim() === '' || text.includes('!!'))).toEqual([]);
});

test.each(catalogues)('%s: no remark has a place to fill in, and none names a piece', (language, remarks) => {
  const all = allOf(remarks);
  expect(all.flatMap((text) => placesOf(text))).toEqual([]);
  const pieces = Object.entries(inside)
    .filter(([file]) => file.endsWith(`/${language}.ts`))
    .flatMap(([, words]) => Object.entries(words).filter(([key]) => /^(?:animal|colour|clothing|creature|feature)\./.test(key)))
    .flatMap(([, word]) => (typeof word === 'string' ? [word.toLowerCase()] : []));
  expect(pieces.length).toBeGreaterThan(20);
  const spoken = all.map((text) => ` ${text.toLowerCase().replaceAll(/[^\p{L}]+/gu, ' ')} `);
  expect(pieces.filter((piece) => spoken.some((text) => text.includes(` ${piece} `)))).toEqual([]);
});

test('all devices at a table come to the same remark, in about one event of five', () => {
  const felt: Felt = { seat: 0, mood: 'knew' };
  const here = games.map((seq) => remarkOn('K7QX3M9P', seq, felt, seats));
  expect(games.map((seq) => remarkOn('K7QX3M9P', seq, felt, seats))).toEqual(here);
  const said = here.filter((remark) => remark !== null).length;
  expect(said).toBeGreaterThan(games.length / 7);
  expect(said).toBeLessThan(games.length / 4);
  expect(games.map((seq) => remarkOn('another', seq, felt, seats))).not.toEqual(here);
});

test('a character speaks of itself, or kindly of others; people and unknown bots say nothing', () => {
  for (const mood of MOODS) {
    const said = games.flatMap((seq) => remarkOn('K7QX3M9P', seq, { seat: 0, mood }, seats) ?? []);
    const kinds = new Set(said.map(({ seat, bot, kind }) => `${seat} ${bot} ${kind}`));
    const ofOthers = mood === 'knew' || mood === 'lucky' ? 'admires' : 'consoles';
    expect([...kinds].toSorted()).toEqual([`0 crow ${mood}`, `2 chick ${ofOthers}`]);
    expect(new Set(said.map(({ which }) => which)).size).toBe(EACH);
  }
  expect(games.every((seq) => remarkOn('K7QX3M9P', seq, { seat: 1, mood: 'knew' }, [null, null]) === null)).toBe(true);
});

/** The event as a world shows it in which every face, place and name is another: who, whether and how much stay. */
function elsewhere(event: object): object {
  const isPlace = (key: string) => ['slot', 'place', 'table'].includes(key);
  const stays = (key: string, value: unknown) => key === 'event' || (!isPlace(key) && ['number', 'boolean'].includes(typeof value));
  return Object.fromEntries(Object.entries(event).map(([key, value]) => [key, stays(key, value) ? value : null]));
}

test.each([...GAMES])('%s: two worlds that differ in what may be hidden give the same mood, so the same remark', async (game) => {
  const { moodOf } = await partOf(game, 'live.ts');
  const { felt = [] } = await shownOf(game);
  expect(
    felt.some((event) => (moodOf?.(event) ?? null) !== null),
    'no mood in its gallery',
  ).toBe(moodOf !== undefined);
  for (const event of felt) {
    expect(moodOf?.(elsewhere(event) as typeof event)).toEqual(moodOf?.(event));
  }
});

const CALM: InCompany = { felt: null, run: 0, turning: null, awaited: [1], away: [], dozes: false };
const faces = (company: Partial<InCompany>) => [0, 1, 2].map((seat) => poseOf(seat, { ...CALM, ...company }));

test('everybody shows what all may know', () => {
  expect(faces({})).toEqual([undefined, undefined, undefined]);
  expect(faces({ turning: 1, felt: { seat: 0, mood: 'erred' } })).toEqual([undefined, 'hides', undefined]);
  expect(faces({ felt: { seat: 1, mood: 'knew' }, run: 1 })).toEqual([undefined, 'glad', undefined]);
  expect(faces({ felt: { seat: 1, mood: 'knew' }, run: 2 })).toEqual(['applauds', 'glad', 'applauds']);
  expect(faces({ felt: { seat: 1, mood: 'knew' }, run: 3 })).toEqual([undefined, 'smug', undefined]);
  expect(faces({ felt: { seat: 2, mood: 'lucky' }, run: 1 })).toEqual(['applauds', 'applauds', 'glad']);
  expect(faces({ felt: { seat: 0, mood: 'unlucky' } })).toEqual(['sorry', undefined, undefined]);
  expect(faces({ dozes: true })).toEqual(['asleep', undefined, 'asleep']);
  expect(faces({ away: [1] })).toEqual([undefined, 'asleep', undefined]);
});

test.each([...GAMES])('%s: two worlds that differ in what may be hidden give the same faces', async (game) => {
  const { moodOf } = await partOf(game, 'live.ts');
  const { felt = [] } = await shownOf(game);
  for (const event of felt) {
    const [here, there] = [event, elsewhere(event) as typeof event].map((seen) => moodOf?.(seen) ?? null);
    for (const run of [1, 2, 3]) expect(faces({ felt: here ?? null, run })).toEqual(faces({ felt: there ?? null, run }));
    expect(faces({ turning: here?.seat ?? null })).toEqual(faces({ turning: there?.seat ?? null }));
  }
});

test('who is right again and again is proud of it, until they err', async () => {
  const talk = new Talk('K7QX3M9P');
  const table = { seats: [{ kind: 'person' }, { kind: 'person' }] as const, games: 1 };
  const shows = async (mood: Felt['mood']) => {
    await talk.hears(1, { seat: 0, mood }, table, 'en');
    return talk.faces([{ name: 'Mia', animal: 'bear' }], table.seats, { turning: null, awaited: [] })[0]?.pose;
  };
  expect([await shows('knew'), await shows('knew'), await shows('knew'), await shows('erred'), await shows('knew')]).toEqual([
    'glad',
    'glad',
    'smug',
    'sorry',
    'glad',
  ]);
  talk.hush();
});

/** All that is said in one game of so many events at this table. */
async function heardIn(talk: Talk, game: number, events: readonly number[]): Promise<string[]> {
  const table = seats.map((bot) => (bot === null ? ({ kind: 'person' } as const) : ({ kind: 'bot', bot } as const)));
  const heard: (string | null)[] = [];
  for (const seq of events) heard.push(await talk.hears(seq, { seat: 0, mood: 'erred' }, { seats: table, games: game }, 'en'));
  talk.hush();
  return heard.filter((text) => text !== null);
}

test('a bot that plays in the place of somebody puts no words into their mouth, and it is their face that shows it', async () => {
  const talk = new Talk('K7QX3M9P');
  const places = [{ kind: 'bot', bot: 'crow', name: 'Mia', animal: 'bear' }] as const;
  for (const seq of games.slice(0, 100)) expect(await talk.hears(seq, { seat: 0, mood: 'erred' }, { seats: places, games: 1 }, 'en')).toBeNull();
  const players = [{ name: 'Mia', animal: 'bear' }] as const;
  expect(talk.faces(players, places, { turning: null, awaited: [] })).toEqual([{ name: 'Mia', animal: 'bear', pose: 'sorry' }]);
  talk.hush();
});

test('no remark comes twice in a game', async () => {
  const heard = await heardIn(new Talk('K7QX3M9P'), 1, games);
  expect(heard.length).toBe(2 * EACH);
  expect(new Set(heard).size).toBe(heard.length);
});

test('the next game at the table brings other remarks, and after an evening nobody has fallen silent', async () => {
  const talk = new Talk('K7QX3M9P');
  let before: string[] = [];
  for (let game = 1; game <= 20; game++) {
    const heard = await heardIn(talk, game, games.slice(40 * game, 40 * game + 40));
    expect(heard.filter((text) => before.includes(text))).toEqual([]);
    expect(heard.length).toBeGreaterThan(0);
    before = heard;
  }
});

test('without a line nobody says anything, and nothing breaks', async () => {
  expect(await remarksIn('en', { './en.ts': () => Promise.reject(new TypeError('the line is down')) })).toBeNull();
});
