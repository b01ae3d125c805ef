import { beforeAll, expect, test } from 'vitest';
import type { TablePlayer } from '../../table/board';
import { language } from '../../words/language.svelte';
import { shown } from './gallery';
import { CLOTHINGS, COLOURS, CUTS, personOf, WEAVE_OF } from './pieces/parts';
import { asksAgain, somebodyMaySee } from './table/mistaps';
import { tell } from './table/tell';
import type { Move } from './table/view';
import { castOf } from './ending';
import type { SuspectCard } from './pieces/parts';

const players: TablePlayer[] = [
  { name: 'Mia', animal: 'penguin' },
  { name: 'Ben', animal: 'bear' },
];

beforeAll(async () => {
  await language.speak('en');
  await language.learn('goose');
});

test('every colour of cloth has a weave of its own', () => {
  expect(new Set(Object.values(WEAVE_OF)).size).toBe(COLOURS.length);
});

test('suspects in the same colour or with the same clothing have different heads', () => {
  for (const colour of COLOURS) expect(new Set(CLOTHINGS.map((clothing) => personOf(colour, clothing).cut)).size).toBe(CUTS.length);
  for (const clothing of CLOTHINGS) expect(new Set(COLOURS.map((colour) => personOf(colour, clothing).cut)).size).toBe(CUTS.length);
});

test('alone at the device one is «you», the others have names', () => {
  const answered = { event: 'answered', seat: 0, feature: 'clothing', value: 'bow tie', right: true } as const;
  expect(tell(answered, players, 0)?.text).toBe('You say bow tie. Right!');
  expect(tell(answered, players, 1)?.text).toBe('Mia says bow tie. Right!');
  expect(tell({ ...answered, right: false }, players, 0)?.text).toBe('You say bow tie. Not this time.');
});

test('what is agreed on, all say', async () => {
  const [table] = Object.values(shown.tables);
  if (table === undefined) throw new Error('the gallery is empty');
  const seen = { ...table.observation, mode: 'cooperative' } as const;
  const answered = { event: 'answered', seat: 0, feature: 'clothing', value: 'necktie', right: true } as const;
  await language.speak('de');
  expect(tell(answered, players, 0, [], seen)?.text).toBe('Ihr sagt Krawatte. Richtig!');
  await language.speak('en');
});

test('on a device that several look at everybody has a name', () => {
  expect(tell({ event: 'answered', seat: 0, feature: 'animal', value: 'rat', right: true }, players, null)?.text).toBe('Mia says rat. Right!');
});

test('nobody sees the card where all the others are bots', () => {
  const bots: TablePlayer[] = [
    { name: 'Mia', animal: 'penguin' },
    { name: 'Otto', animal: 'otter', bot: true },
  ];
  expect(somebodyMaySee(bots, 0)).toBe(false);
  expect(somebodyMaySee(bots, 1)).toBe(true);
  expect(somebodyMaySee(players, 0)).toBe(true);
});

test('giving the card away is asked, an answer never', () => {
  const [table] = Object.values(shown.tables);
  if (table === undefined) throw new Error('the gallery is empty');
  const held = { ...table.observation, turn: 1 };
  const question = (move: Move) => asksAgain(move, held, [], players);
  expect(question({ move: 'slip' })).toEqual({ asks: 'Did somebody see your card?', because: 'Then Mia gets it.', yes: 'Yes, give it away' });
  expect(question({ move: 'answer', value: 'blue' })).toBeNull();
  expect(question({ move: 'propose', value: 'blue' })).toBeNull();
});

test('the most frequent coat tips a hat in the middle; without a card won the line-up bows alone', () => {
  const card = (colour: SuspectCard['colour'], clothing: SuspectCard['clothing']): SuspectCard => ({ colour, clothing, animal: 'cat' });
  const won = [card('blue', 'scarf'), card('red', 'scarf'), card('red', 'bow tie')];
  const standing = [card('green', 'scarf'), card('green', 'necktie'), card('yellow', 'scarf')];
  const cast = castOf(won, standing);
  expect(cast.suspects).toHaveLength(5);
  expect(cast.suspects[cast.honoured ?? -1]?.colour).toBe('red');
  expect(castOf([], standing)).toEqual({ suspects: standing, honoured: null });
});
