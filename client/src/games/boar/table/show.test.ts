import { expect, test } from 'vitest';
import { shown } from '../gallery';
import { beatOf, hides, show, verdictOn, wayFrom, wayOf } from './show';
import type { Event, Observation } from './view';

/** Seat 0 sees six backs of its own; an owl lies on the deck, and fox, duck and mouse on the table. */
const before: Observation = shown.tables.turn.observation;
const fewer = { hand: 'backs', cards: 5 } as const;
const hands = [fewer, ...before.hands.slice(1)];
const played = (animal: Observation['designs'][number]): Event => ({ event: 'played', seat: 0, slot: 2, animal, name: null });

test('B8 a pair with the deck: a breath, the card is laid, then the word, then both are gone and counted', () => {
  const now: Observation = { ...before, hands, top: 'badger', deck: 22, collected: [8, 4, 2, 4] };
  const beats = show(before, now, [played('owl'), { event: 'paired', seat: 0, animal: 'owl', table: null }]);
  expect(Object.keys(beats ?? {})).toEqual(['breath', 'truth', 'verdict', 'after']);
  expect(beats?.breath).toEqual(before);
  expect(beats?.truth).toEqual({ ...before, hands, played: 'owl' });
  expect(beats?.verdict).toEqual(beats?.truth);
  expect(beats?.after).toEqual(now);
});

test('the next card of the deck is not on the table while the pair is', () => {
  const now: Observation = { ...before, hands, top: 'badger', deck: 22, collected: [8, 4, 2, 4] };
  const beats = show(before, now, [played('owl'), { event: 'paired', seat: 0, animal: 'owl', table: null }]);
  for (const seen of [beats?.breath, beats?.truth, beats?.verdict]) expect([seen?.top, seen?.deck, seen?.collected]).toEqual(['owl', 23, before.collected]);
});

test('B10 a miss stays on the table, and the next player is called only when the show is over', () => {
  const now: Observation = { ...before, hands, turn: 1, table: [...before.table, 'boar'] };
  const beats = show(before, now, [played('boar'), { event: 'stayed', seat: 0, animal: 'boar' }]);
  expect(JSON.stringify(beats?.breath)).not.toContain('"played":"boar"');
  expect([beats?.truth?.played, beats?.truth?.table]).toEqual(['boar', before.table]);
  expect([beats?.after?.played, beats?.after?.table, beats?.after?.turn]).toEqual([null, now.table, 0]);
});

test('B15 a wrong name is said to be the reason, and a right one is not blamed', () => {
  const stayed = { event: 'stayed', seat: 0, animal: 'boar' } as const;
  const said = (name: 'boar' | 'badger' | null) => ({ event: 'played', seat: 0, slot: 2, animal: 'boar', name }) as const;
  expect(verdictOn(stayed, said('badger'))).toBe('misnamed');
  expect(verdictOn(stayed, said('boar'))).toBe('stayed');
  expect(verdictOn(stayed, said(null))).toBe('stayed');
  expect(verdictOn({ event: 'paired', seat: 0, animal: 'boar', table: 1 }, null)).toBe('paired');
});

test('B16 a miss alone: the card laid and the one of the deck lie there together before both are gone', () => {
  const alone: Observation = { ...shown.tables.solo.observation };
  const now: Observation = { ...alone, hands: [{ hand: 'backs', cards: 3 }], top: 'fox', deck: 22, errors: 3 };
  const beats = show(alone, now, [played('boar'), { event: 'erred', seat: 0, animal: 'boar', top: 'owl' }]);
  expect(beats?.verdict).toMatchObject({ played: 'boar', top: 'owl', errors: 2 });
  expect(beats?.after).toMatchObject({ played: null, top: 'fox', errors: 3 });
});

test('B13 the last card of the game is seen too: the phase goes on only after the show', () => {
  const last: Observation = { ...shown.tables['empty-deck'].observation };
  const now: Observation = { ...last, phase: 'over', hands, table: [...last.table, 'boar'] };
  const beats = show(last, now, [played('boar'), { event: 'stayed', seat: 0, animal: 'boar' }, { event: 'ended' }]);
  expect(beats?.truth).toMatchObject({ phase: 'turn', played: 'boar', top: null });
  expect(beats?.after?.phase).toBe('turn');
});

test('B8 where there is a choice of pairs the card is laid, and the word waits for the choice', () => {
  const choosing: Observation = shown.tables.choose.observation;
  const laid = show(before, choosing, [played('owl')]);
  expect(Object.keys(laid ?? {})).toEqual(['breath', 'truth']);
  expect(JSON.stringify(laid?.breath)).not.toContain('"played":"owl"');
  const now: Observation = { ...choosing, phase: 'turn', played: null, table: ['fox'], collected: [8, 4, 2, 4] };
  const taken = show(choosing, now, [{ event: 'paired', seat: 0, animal: 'owl', table: 1 }]);
  expect(Object.keys(taken ?? {})).toEqual(['verdict', 'after']);
  expect(taken?.verdict).toEqual(choosing);
});

test('the hand behind its backs stays as secret in the show as it is', () => {
  const now: Observation = { ...before, hands, turn: 1, table: [...before.table, 'boar'] };
  for (const seen of Object.values(show(before, now, [played('boar'), { event: 'stayed', seat: 0, animal: 'boar' }]) ?? {})) {
    expect(seen?.hands[0]?.hand).toBe('backs');
  }
});

test('a card is named when it lies there, judged afterwards, and a draw has no show', () => {
  expect([played('owl'), { event: 'paired', seat: 0, animal: 'owl', table: null } as const].map(beatOf)).toEqual(['truth', 'verdict']);
  expect(show(before, before, [{ event: 'drawn', seat: 1, animal: 'owl' }])).toBeNull();
});

test('B4 B7 only who may not see a card any longer has something hidden', () => {
  expect(hides({ event: 'drawn', seat: 0, animal: null })).toBe(true);
  expect(hides({ event: 'drawn', seat: 1, animal: 'owl' })).toBe(false);
});

test('B8 B10 a card comes from its place in a hand and goes to the badge of its winner, to the errors, or nowhere else', () => {
  const card = { event: 'played', seat: 2, slot: 4, animal: 'owl', name: null } as const;
  expect(wayFrom(card, 2)).toEqual(['.hand .cards > li:nth-child(5)', '.hand']);
  expect(wayFrom(card, 0)).toEqual(["[data-seat='2'] .cards > li:nth-child(5)", "[data-seat='2']"]);
  expect(wayFrom(card, null)).toEqual(wayFrom(card, 0));
  expect(wayOf({ event: 'paired', seat: 2, animal: 'owl', table: null })).toBe("[data-seat='2'] .badge");
  expect(wayOf({ event: 'erred', seat: 2, animal: 'owl', top: 'fox' })).toBe('.errors');
  expect(wayOf({ event: 'stayed', seat: 2, animal: 'owl' })).toBeNull();
});
