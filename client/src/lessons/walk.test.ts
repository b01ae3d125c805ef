import { expect, test } from 'vitest';
import type { Lesson } from '../games/contract';
import { partOf } from '../games/parts';
import type { GameName, Games } from '../wire/protocol';
import { GAMES } from '../wire/games';
import { isSameMove, Walk } from './walk.svelte';

/** To a walk moves and observations are only told apart. */
const observation = {} as Games[GameName]['observation'];
const draw = { move: 'draw' } as unknown as Games[GameName]['move'];
const play = { move: 'play', slot: 0 } as unknown as Games[GameName]['move'];

/** Draw; read; and, later, play. */
const short: Lesson<GameName> = {
  players: 1,
  steps: [
    { kind: 'doing', words: 'step.draw', observation, moves: [draw, play], wanted: draw, otherwise: 'step.drawElse' },
    { kind: 'reading', words: 'step.read', observation },
    { kind: 'doing', later: true, words: 'step.last', observation, moves: [play], wanted: play },
    { kind: 'reading', words: 'step.over', observation },
  ],
};

/** Make a move, as on the board. */
function make(walk: Walk<GameName>, move: Games[GameName]['move']): 'right' | 'other' {
  const judged = walk.judge(move);
  if (judged === 'right') walk.goOn();
  return judged;
}

test('the wanted move leads on', () => {
  const walk = new Walk(short);
  expect(walk.judge(draw)).toBe('right');
  expect(walk.at).toBe(0);
  walk.goOn();
  expect(walk.at).toBe(1);
});

test('another move is answered with words, and one may try again', () => {
  const walk = new Walk(short);
  expect(make(walk, play)).toBe('other');
  expect(walk.at).toBe(0);
  expect(walk.correction).toBe('step.drawElse');
  make(walk, draw);
  expect(walk.correction).toBeNull();
});

test('no move leads on where there is only something to read', () => {
  const walk = new Walk(short);
  walk.goOn();
  expect(make(walk, draw)).toBe('other');
  expect(walk.at).toBe(1);
});

test('the table is laid anew when time has passed, and not from one move to the next', () => {
  const walk = new Walk(short);
  make(walk, draw);
  expect(walk.laid).toBe(0);
  walk.goOn();
  expect(walk.laid).toBe(1);
});

test('back and again lay the table anew and forget what was said', () => {
  const walk = new Walk(short);
  walk.goOn();
  walk.back();
  expect([walk.at, walk.laid]).toEqual([0, 1]);
  make(walk, play);
  walk.again();
  expect([walk.at, walk.laid, walk.correction]).toEqual([0, 2, null]);
});

test('there is nothing before the first step and nothing after the last', () => {
  const walk = new Walk(short);
  walk.back();
  expect([walk.at, walk.isFirst, walk.isLast]).toEqual([0, true, false]);
  for (let i = 0; i < 9; i++) walk.goOn();
  expect([walk.at, walk.isFirst, walk.isLast]).toEqual([3, false, true]);
});

test('a move is the same in whatever order it is spelt, and no other is', () => {
  expect(isSameMove({ move: 'play', slot: 1, name: null }, { name: null, slot: 1, move: 'play' })).toBe(true);
  expect(isSameMove({ move: 'throw', dice: [0, 4] }, { move: 'throw', dice: [0, 4] })).toBe(true);
  expect(isSameMove({ move: 'throw', dice: [0, 4] }, { move: 'throw', dice: [0] })).toBe(false);
  expect(isSameMove({ move: 'draw' }, { move: 'roll' })).toBe(false);
});

test.each([...GAMES])('%s: the wanted moves lead to the end', async (game) => {
  const lesson = await partOf(game, 'lesson.ts');
  const walk = new Walk(lesson);
  for (const step of lesson.steps.slice(0, -1)) {
    if (step.kind === 'reading') walk.goOn();
    else expect(make(walk, step.wanted), step.words).toBe('right');
  }
  expect(walk.isLast).toBe(true);
  expect(walk.step.kind).toBe('reading');
});

test.each([...GAMES])('%s: there are words for every other move, and only where there is one', async (game) => {
  for (const step of (await partOf(game, 'lesson.ts')).steps) {
    if (step.kind === 'doing') expect({ words: step.words, more: step.otherwise !== undefined }).toEqual({ words: step.words, more: step.moves.length > 1 });
  }
});
