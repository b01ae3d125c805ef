import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';
import type { TablePlayer } from '../../../table/board';
import { language } from '../../../words/language.svelte';
import Board from './Board.svelte';
import { shown } from '../gallery';
import { placeWords } from './tell';

const PEOPLE: readonly TablePlayer[] = [
  { name: 'Mia', animal: 'penguin' },
  { name: 'Ben', animal: 'bear' },
  { name: 'Annegret', animal: 'frog' },
  { name: 'Ida', animal: 'otter' },
];
const BOTS = PEOPLE.map((player, seat) => (seat === 0 ? player : { ...player, bot: true }));

beforeAll(async () => {
  await language.speak('en');
  await language.learn('goose');
});

/** The board as it comes to the page: what is on it, before anybody touches it. */
function drawn(table: keyof typeof shown.tables, players: readonly TablePlayer[]): string {
  const { observation, moves, awaited = [0] } = shown.tables[table];
  return render(Board, { props: { observation, moves, awaited, players, me: 0, deadline: null, send: () => undefined } }).body;
}

test.each([
  ['colour', 'red', 'It was blue.'],
  ['clothing', 'necktie', 'It was a scarf.'],
  ['animal', 'dog', 'It was a rat.'],
] as const)('G18 a miss says what it was, once the card is seen: %s', (feature, value, said) => {
  const { observation } = shown.tables.answer;
  const suspect = { colour: 'blue', clothing: 'scarf', animal: 'rat' } as const;
  const news = [
    { event: 'answered', seat: 0, feature, value, right: false },
    { event: 'missed', slot: 2, suspect },
  ] as const;
  const inBeat = (beat: 'truth' | 'verdict') =>
    render(Board, { props: { observation, news, beat, moves: [], awaited: [0], players: PEOPLE.slice(0, 1), me: 0, deadline: null, send: () => undefined } })
      .body;
  expect(inBeat('truth')).not.toContain(said);
  expect(inBeat('verdict')).toContain(said);
});

test('a suspect who was asked about shows in the verdict, and no beat sooner, whether they were known', () => {
  const suspect = { colour: 'blue', clothing: 'scarf', animal: 'rat' } as const;
  const { observation } = shown.tables.answer;
  const slot = observation.question?.slot ?? 0;
  const open = { ...observation, lineup: observation.lineup.with(slot, { card: 'face_up', suspect }) };
  const props = { observation: open, moves: [], awaited: [0], players: PEOPLE.slice(0, 2), me: 0, deadline: null, send: () => undefined };
  const inBeat = (beat: 'truth' | 'verdict', right: boolean) =>
    render(Board, { props: { ...props, beat, news: [{ event: 'answered', seat: 0, feature: 'animal', value: 'rat', right }] } }).body;
  const [laughs, starts] = ['face laughter', 'face shock'];
  for (const right of [true, false]) for (const face of [laughs, starts]) expect(inBeat('truth', right)).not.toContain(face);
  expect([inBeat('verdict', true).includes(starts), inBeat('verdict', false).includes(laughs)]).toEqual([true, true]);
});

test('G9 a card for one pair of eyes turns at its place, and lies nowhere else before the word; on a device that goes round nobody sees it', () => {
  const held = { colour: 'blue', clothing: 'scarf', animal: 'rat' } as const;
  const observation = { ...shown.tables.answer.observation, held };
  const news = [
    { event: 'answered', seat: 0, feature: 'colour', value: 'red', right: false },
    { event: 'looked', seat: 0, suspect: held },
  ] as const;
  const inTruth = (passedAround: boolean) =>
    render(Board, {
      props: { observation, news, beat: 'truth', moves: [], awaited: [], players: PEOPLE, me: 0, deadline: null, passedAround, send: () => undefined },
    }).body;
  const [own, passed] = [inTruth(false), inTruth(true)];
  const open = placeWords({ card: 'face_up', suspect: held }, [3]);
  expect(own).toContain(open);
  expect(own).not.toContain('Hold to look');
  expect(passed).not.toContain(open);
});

/** The answers by their words, with whether they can be pressed. */
function answersOn(board: string): readonly (readonly [string, boolean])[] {
  const buttons = [...board.matchAll(/<button[^>]*class="choice[^>]*>.*?<\/button>/gs)].map(([button]) => button);
  return buttons.map((button) => [/class="word[^>]*>([^<]+)/.exec(button)?.[1] ?? '', !/^<button[^>]* disabled/.test(button)]);
}

test('G11 an answer that was just called wrong cannot be given again, though the rules would let one', () => {
  const { observation, moves } = shown.tables.neighbour;
  expect(observation.wrong).toEqual(['dog']);
  expect(moves).toContainEqual({ move: 'answer', value: 'dog' });
  expect(answersOn(drawn('neighbour', PEOPLE))).toEqual([
    ['rat', true],
    ['dog', false],
    ['cat', true],
    ['goose', true],
    ['parrot', true],
  ]);
});

test('G13 «Somebody saw it» is offered where somebody could have, and not where all the others are bots', () => {
  expect(drawn('others', PEOPLE)).toContain('Somebody saw it');
  expect(drawn('others', BOTS)).not.toContain('Somebody saw it');
});
