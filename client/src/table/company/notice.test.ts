import { expect, test } from 'vitest';
import { atMatchPoint, leaderOf, notice, NOTHING, type Deed, type Memory, type Notice, type Standing } from './notice';

const START: Standing = { points: [0, 0], left: 20, untouched: true };
const FEW = 5;

/** A game by hand: what each step is, and what is noticed in it. */
function game(steps: readonly (readonly [Partial<Standing>, (Deed | null)?])[], first: Standing = START): readonly (Notice | null)[] {
  let memory: Memory = notice(NOTHING, first, null, FEW).memory;
  let now: Standing = { ...first, untouched: false };
  return steps.map(([change, deed = null]) => {
    now = { ...now, ...change };
    const step = notice(memory, now, deed, FEW);
    memory = step.memory;
    return step.notice;
  });
}
const kinds = (found: readonly (Notice | null)[]) => found.map((one) => one?.kind ?? null);
const right = (seat: number): Deed => ({ seat, right: true });
const wrong = (seat: number): Deed => ({ seat, right: false });

test('the last five, and then the last', () => {
  const found = game([[{ left: 6 }], [{ left: 5 }], [{ left: 4 }, right(0)], [{ left: 3 }, wrong(0)], [{ left: 2 }, wrong(1)], [{ left: 1 }]]);
  expect(kinds(found)).toEqual([null, 'few', null, null, null, 'last']);
  expect(found[1]).toEqual({ kind: 'few', seats: [], n: 5 });
});

test('several at once may go: what is said is what is left', () => {
  expect(game([[{ left: 7 }], [{ left: 3 }]])[1]).toEqual({ kind: 'few', seats: [], n: 3 });
  expect(kinds(game([[{ left: 7 }], [{ left: 0 }]]))).toEqual([null, null]);
});

test('level once it is worth it, and not when both have nothing', () => {
  expect(kinds(game([[{ points: [1, 0] }], [{ points: [1, 1] }]]))).toEqual([null, null]);
  const found = game([[{ points: [3, 2] }], [{ points: [3, 3] }]]);
  expect(found[1]).toEqual({ kind: 'level', seats: [0, 1], n: 3 });
});

test('the third of three, by the same seat, with a miss in between counted anew', () => {
  expect(
    kinds(
      game([
        [{}, right(0)],
        [{}, right(1)],
        [{}, right(0)],
        [{}, right(0)],
      ]),
    ),
  ).toEqual([null, null, null, 'third']);
  expect(
    kinds(
      game([
        [{}, right(0)],
        [{}, right(0)],
        [{}, wrong(0)],
        [{}, right(0)],
      ]),
    ),
  ).toEqual([null, null, null, null]);
});

test('the first error of somebody who had made none, and only of them', () => {
  const four = [right(0), right(0), right(0), right(0)].map((deed) => [{}, deed] as const);
  const found = game([...four, [{}, wrong(1)], [{}, wrong(1)], [{}, wrong(0)], [{}, wrong(0)]]);
  expect(kinds(found)).toEqual([null, null, 'third', null, null, null, 'slip', null]);
  expect(found[6]?.seats).toEqual([0]);
});

test('what somebody never did is said only by who has seen all of it', () => {
  const four = [right(0), right(0), right(0), right(0)].map((deed) => [{}, deed] as const);
  const later = { ...START, points: [2, 0], untouched: false };
  expect(kinds(game([...four, [{}, wrong(1)], [{}, wrong(1)], [{}, wrong(0)]], later))).not.toContain('slip');
});

test('a robbery that changes who leads, and none that does not', () => {
  const robbery: Deed = { seat: 1, right: false, robs: true };
  const start = { points: [12, 10], left: 0, untouched: false };
  expect(game([[{ points: [8, 10] }, robbery]], start)[0]).toEqual({ kind: 'lead', seats: [1], n: 10 });
  expect(kinds(game([[{ points: [11, 10] }, robbery]], start))).toEqual([null]);
});

test('one miss before the end', () => {
  expect(kinds(game([[{ lastChance: false }], [{ lastChance: true }, wrong(0)], [{ lastChance: true }, right(0)]]))).toEqual([null, 'lastChance', null]);
});

test('rare: four in a game, not one upon the other, and never the same twice in a row', () => {
  const steps = Array.from({ length: 60 }, (_, i) => [{ points: i % 2 ? [9, 9] : [9, 8], left: 60 - i }, right(i % 2)] as const);
  const found = kinds(game(steps)).flatMap((kind, i) => (kind === null ? [] : [{ kind, i }]));
  expect(found.length).toBeLessThanOrEqual(4);
  for (const [n, { kind, i }] of found.entries()) {
    expect(found[n - 1]?.kind).not.toBe(kind);
    expect(i - (found[n - 1]?.i ?? -9)).toBeGreaterThanOrEqual(3);
  }
});

test('all who play together are one, and nobody is named', () => {
  const together = { points: [0], left: 20, untouched: true };
  expect(
    game(
      [
        [{}, right(0)],
        [{}, right(0)],
        [{}, right(0)],
      ],
      together,
    )[2],
  ).toEqual({ kind: 'third', seats: [], n: 3 });
});

test('the same game is noticed in the same way', () => {
  const steps = Array.from(
    { length: 30 },
    (_, i) =>
      [
        { points: [i % 5, i % 3], left: 30 - i },
        { seat: i % 2, right: i % 4 !== 0 },
      ] as const,
  );
  expect(game(steps)).toEqual(game(steps));
});

test.each([
  [undefined, null],
  [[0, 0], null],
  [[1, 0], { kind: 'matchPoint', seats: [0], n: 1 }],
  [[1, 1], { kind: 'decider', seats: [0, 1], n: 2 }],
  [[2, 1], null],
])('match point at %j', (wins, wanted) => expect(atMatchPoint(wins)).toEqual(wanted));

test.each([
  [[3, 5, 1], 1],
  [[3, 3, 1], null],
  [[0, 0], null],
  [[7], null],
])('of %j the crown goes to %j', (points, wanted) => expect(leaderOf(points)).toBe(wanted));
