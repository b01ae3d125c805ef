import { beforeEach, expect, test } from 'vitest';
import { botsLastTime, rememberBots } from './last-bots';
import { write } from '../device/storage';
import { emptyStorage } from '../device/storage.setup';
import type { PadGhost } from '../wire/protocol';
import { GAMES } from '../wire/games';

const [game, another] = GAMES as [(typeof GAMES)[number], (typeof GAMES)[number]];
const GHOST = { bot: 'ghost 1', name: 'Mia', animal: 'frog', month: '2026-10' } as PadGhost;

beforeEach(emptyStorage);

test('each game remembers its own bots in their order, and no ghosts', () => {
  rememberBots(game, ['crow', 'chick']);
  rememberBots(another, ['otter', GHOST]);
  expect(botsLastTime(game)).toEqual(['crow', 'chick']);
  expect(botsLastTime(another)).toEqual(['otter']);
});

test('what this page does not know is forgotten', () => {
  write('gander.bots', { [game]: ['dragon', 'crow'], [another]: 7 });
  expect(botsLastTime(game)).toEqual(['crow']);
  expect(botsLastTime(another)).toEqual([]);
  write('gander.bots', 'nothing');
  expect(botsLastTime(game)).toEqual([]);
});
