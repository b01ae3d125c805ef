import { expect, test } from 'vitest';
import { shown } from '../gallery';
import { beatOf, heardIn, show, wayOf } from './show';
import type { Event, Observation, Value } from './view';

const CARD = { colour: 'blue', clothing: 'scarf', animal: 'rat' } as const;
const NEXT = { colour: 'green', clothing: 'necktie', animal: 'parrot' } as const;
const PLACE = 2;
const open = { card: 'face_up', suspect: CARD } as const;
const gap = { card: 'gap' } as const;

/** Seat 0 is asked for the colour at the third place; four play. */
const asked: Observation = shown.tables.answer.observation;
const answered = (value: Value, right: boolean, seat = 0): Event => ({ event: 'answered', seat, feature: 'colour', value, right });
const won: Event = { event: 'won', seat: 0, slot: PLACE, suspect: CARD };
/** Seat 0 has won the card, and the next one lies there. */
const refilled: Observation = {
  ...asked,
  phase: 'new_card',
  question: null,
  points: [3, 1, 0, 1],
  deck: 14,
  fresh: PLACE,
  shown: CARD,
  lineup: asked.lineup.with(PLACE, { card: 'face_up', suspect: NEXT }),
};
const newCard: Event = { event: 'new_card', slot: PLACE };
const told = (seen: unknown) => JSON.stringify(seen);

test('G10 a right answer: a breath with nothing to see, the card turns at its place, then the word, then it is gone and counted', () => {
  const beats = show(asked, refilled, [answered('blue', true), won, newCard]);
  expect(Object.keys(beats ?? {})).toEqual(['breath', 'truth', 'verdict', 'after']);
  expect(beats?.breath).toEqual(asked);
  expect(beats?.truth).toEqual({ ...asked, lineup: asked.lineup.with(PLACE, open) });
  expect(beats?.verdict).toEqual(beats?.truth);
  expect(beats?.after?.lineup).toEqual(asked.lineup.with(PLACE, gap));
  expect(beats?.after?.points).toEqual([3, 1, 0, 1]);
});

test('nothing of the next card is on the table before the show is over, and no number counts up before the last beat', () => {
  const beats = show(asked, refilled, [answered('blue', true), won, newCard]);
  for (const seen of Object.values(beats ?? {})) expect(told(seen)).not.toContain(NEXT.animal);
  for (const seen of [beats?.breath, beats?.truth, beats?.verdict]) expect([seen?.points, seen?.deck, seen?.phase]).toEqual([asked.points, 15, 'answer']);
});

test('G10 with the deck used up the card that was won is shown all the same, and its gap stays', () => {
  const last: Observation = { ...asked, deck: 0 };
  const now: Observation = { ...last, phase: 'roll', question: null, points: [3, 1, 0, 1], shown: CARD, lineup: last.lineup.with(PLACE, gap) };
  const beats = show(last, now, [answered('blue', true), won]);
  expect(beats?.breath?.lineup).toEqual(last.lineup);
  expect(beats?.truth?.lineup[PLACE]).toEqual(open);
  expect(beats?.after?.lineup).toEqual(now.lineup);
});

test('G9 a miss: the card goes to one pair of eyes, and others see only that it is gone and what was said', () => {
  const looked: Event = { event: 'looked', seat: 0, suspect: null };
  const now: Observation = { ...asked, phase: 'others', wrong: ['red'], holder: 0, lineup: asked.lineup.with(PLACE, gap) };
  const beats = show(asked, now, [answered('red', false), looked]);
  expect(Object.keys(beats ?? {})).toEqual(['breath', 'truth', 'verdict']);
  expect([beats?.breath?.wrong, beats?.truth?.wrong, beats?.verdict?.wrong]).toEqual([[], [], ['red']]);
  expect(told(beats)).not.toContain('face_up');
  expect(told(beats)).not.toContain('"held":{');
});

const inHand: Observation = { ...asked, phase: 'others', wrong: ['red'], holder: 0, held: CARD, lineup: asked.lineup.with(PLACE, gap) };

test('G9 who missed sees the card from the truth on, not before, and the table lies as it did until the word is said', () => {
  const beats = show(asked, inHand, [answered('red', false), { event: 'looked', seat: 0, suspect: CARD }]);
  expect(beats).toEqual({ breath: asked, truth: { ...asked, held: CARD }, verdict: { ...asked, held: CARD, wrong: ['red'] } });
});

test('G11 who holds the card holds it until it is won or gone: nothing tells them sooner whether another knew it', () => {
  const knew = show(inHand, refilled, [answered('blue', true, 1), { ...won, seat: 1 }, newCard]);
  const failed = show(inHand, { ...inHand, wrong: ['red', 'green'] }, [answered('green', false, 1)]);
  const nobody = show(inHand, { ...refilled, box: 2, shown: null }, [answered('green', false, 1), { event: 'boxed', slot: PLACE }, newCard]);
  for (const beats of [knew, failed, nobody]) {
    expect(beats?.breath).toEqual(inHand);
    expect(beats?.verdict?.held).toEqual(CARD);
  }
  expect([knew?.after?.held, nobody?.after?.held]).toEqual([null, null]);
});

test('G12 nobody knew: the card leaves the game and is never shown, not even to the last beat', () => {
  const before: Observation = { ...shown.tables.others.observation, held: null };
  const now: Observation = { ...refilled, box: 2, points: before.points, shown: null };
  const beats = show(before, now, [answered('green', false, 1), { event: 'boxed', slot: PLACE }, newCard]);
  expect(Object.keys(beats ?? {})).toEqual(['breath', 'verdict', 'after']);
  expect(told(beats)).not.toContain('face_up');
  expect([beats?.breath?.wrong, beats?.verdict?.wrong]).toEqual([['red'], ['red', 'green']]);
  expect([beats?.verdict?.box, beats?.after?.box]).toEqual([1, 2]);
});

test('G18 a miss alone shows the card, and counts the error in the last beat', () => {
  const before: Observation = { ...asked, mode: 'solo', points: [4], errors: 1 };
  const now: Observation = { ...refilled, mode: 'solo', points: [4], errors: 2 };
  const beats = show(before, now, [answered('red', false), { event: 'missed', slot: PLACE, suspect: CARD }, newCard]);
  expect(told(beats?.breath)).not.toContain('face_up');
  expect(beats?.truth).toMatchObject({ lineup: before.lineup.with(PLACE, open), wrong: [], errors: 1 });
  expect(beats?.verdict?.wrong).toEqual(['red']);
  expect(beats?.after?.errors).toBe(2);
});

test('G7 the dice come to rest before the question is asked, and are heard while they fall', () => {
  const rolled: Event = { event: 'rolled', seat: 0, number: 3, slot: PLACE, feature: 'colour' };
  const { roll } = shown.tables;
  const beats = show(roll.observation, asked, [rolled]);
  expect(beats).toEqual({ truth: { ...asked, phase: 'dice', lineup: roll.observation.lineup } });
  expect([heardIn(rolled), beatOf(rolled)]).toEqual(['truth', 'verdict']);
});

test('G16 the roll that ends the game: the cards turn round when the dice lie still', () => {
  const before: Observation = { ...shown.tables.roll.observation, deck: 0, lineup: asked.lineup.with(PLACE, gap) };
  const now: Observation = { ...before, phase: 'over', lineup: before.lineup.map((place) => (place.card === 'gap' ? place : open)) };
  const rolled: Event = { event: 'rolled', seat: 0, number: 3, slot: PLACE, feature: 'colour' };
  expect(show(before, now, [rolled, { event: 'ended', slot: PLACE }])?.truth?.lineup).toEqual(before.lineup);
});

test('no word and no number comes before the card', () => {
  expect([answered('blue', true), won, { event: 'boxed', slot: PLACE } as const, newCard].map(beatOf)).toEqual(['verdict', 'after', 'after', 'rest']);
});

test('where nothing is judged nothing is shown', () => {
  expect(show(refilled, asked, [{ event: 'turned_down', slot: PLACE }])).toBeNull();
  expect(show(asked, asked, [{ event: 'proposed', seat: 1, value: 'blue' }])).toBeNull();
});

test('G14 a card that is turned down before the dice fall is not open beside them', () => {
  const rolled: Event = { event: 'rolled', seat: 1, number: 3, slot: PLACE, feature: 'colour' };
  const now: Observation = { ...refilled, phase: 'answer', turn: 1, fresh: null, lineup: asked.lineup, question: asked.question };
  expect(show(refilled, now, [{ event: 'turned_down', slot: PLACE }, rolled])?.truth?.lineup).toEqual(asked.lineup);
  expect(show(asked, now, [rolled])?.truth?.lineup).toEqual(asked.lineup);
});

test('G9 G10 G12 G18 the card goes to who won it or looks at it alone, to all who won it together, or to the others that are gone', () => {
  const looked: Event = { event: 'looked', seat: 3, suspect: null };
  expect(wayOf([answered('blue', true), { ...won, seat: 2 }, newCard])).toBe("[data-seat='2']");
  expect(wayOf([answered('red', false), looked])).toBe("[data-seat='3']");
  expect(wayOf([answered('blue', true), { ...won, seat: null }])).toBe('.piles .good');
  expect(wayOf([answered('red', false), { event: 'missed', slot: PLACE, suspect: CARD }])).toBe('.piles .bad, .piles .box');
});
