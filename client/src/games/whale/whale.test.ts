import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';
import type { TablePlayer } from '../../table/board';
import { language } from '../../words/language.svelte';
import { contrast } from '../../look/colour';
import { tokensIn, valuesOf } from '../../look/palette';
import { COLOURS, INK_ON } from './pieces/parts';
import Sea from './pieces/Sea.svelte';
import { cardName, placeWords, tell } from './table/tell';
import de from '../../generated/games/whale/words/de';
import { words as en } from '../../generated/games/whale/words/en';

const players: TablePlayer[] = [
  { name: 'Mia', animal: 'penguin' },
  { name: 'Ben', animal: 'bear' },
];
const RED_CRAB = { colour: 'red', creature: 'crab' } as const;

beforeAll(async () => {
  await language.speak('en');
  await language.learn('whale');
});

test.each([en, de])('every colour has a letter and a water of its own', (words) => {
  expect(new Set(COLOURS.map((colour) => words[`letter.${colour}`])).size).toBe(COLOURS.length);
  expect(new Set(COLOURS.map((colour) => words[`water.${colour}`])).size).toBe(COLOURS.length);
});

test('the letter of a colour can be read on it', () => {
  const read = (file: string) => tokensIn(readFileSync(new URL(file, import.meta.url), 'utf8'), ':root');
  const [own, page] = [read('colours.css'), read('../../look/tokens.css')];
  for (const colour of COLOURS) {
    const ink = valuesOf(page, INK_ON[colour].slice('var('.length, -1))[0];
    expect(contrast(valuesOf(own, `--whale-${colour}`)[0], ink), colour).toBeGreaterThanOrEqual(4.5);
  }
});

test('a place is found by its number, its row and its column', () => {
  expect(placeWords({ lies: 'face_down' }, 6, 4)).toBe('Card 7, row 2, column 3: face down');
  expect(placeWords({ lies: 'face_up', card: RED_CRAB }, 6, 4)).toBe('Card 7: red crab (zigzag)');
});

test('in German a colour bends by what it is said of', async () => {
  await language.speak('de');
  const names = (['whale', 'crab', 'seahorse'] as const).flatMap((creature) => (['red', 'purple'] as const).map((colour) => cardName({ colour, creature })));
  expect(names).toEqual(['roter Wal', 'lila Wal', 'rote Krabbe', 'lila Krabbe', 'rotes Seepferdchen', 'lila Seepferdchen']);
  await language.speak('en');
});

test('whoever has the device alone is «you», the others have names', () => {
  const taken = { event: 'taken', seat: 0, place: 4, card: RED_CRAB } as const;
  expect(tell(taken, players, 0)).toEqual({ text: 'Found! Card 5: red crab.', tone: 'good' });
  expect(tell(taken, players, 1)?.text).toBe('Mia finds card 5: red crab.');
  expect(tell({ ...taken, event: 'missed' }, players, null)).toEqual({ text: 'Mia points at card 5: red crab. Not this time.', tone: 'bad' });
});

test('a card is called the same in every sentence: only questions name its colour and its kind apart', () => {
  for (const words of [en, de]) {
    const apart = Object.values<unknown>(words).filter((sentence) => typeof sentence === 'string' && sentence.includes('{creature}'));
    expect(apart.filter((sentence) => !/ (?:or|oder) /.test(String(sentence)))).toEqual([words.cardName]);
  }
});

test('a creature that was turned over by mistake starts, and the others look as ever', () => {
  const grid = (['crab', 'whale'] as const).map((creature) => ({ lies: 'face_up', card: { colour: 'blue', creature } }) as const);
  const startled = (missed: number | null) => render(Sea, { props: { grid, rows: 1, columns: 2, missed } }).body.split('--pupil').length - 1;
  expect([startled(null), startled(1)]).toEqual([0, 1]);
});
