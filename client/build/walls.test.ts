import { expect, test } from 'vitest';
import { importsOf, LAYERS, offences, roomOf, sources } from './walls';

const from = (path: string, text: string) => offences(new Map([[path, text]]));

test('nothing in src is against the arrows', () => {
  expect(offences(sources())).toEqual([]);
});

test('every room of the list is there', () => {
  const rooms = new Set([...sources().keys()].map((path) => roomOf(path)));
  expect(LAYERS.flat().filter((room) => room !== 'generated' && !rooms.has(room))).toEqual([]);
});

test('a room may look down and not up', () => {
  expect(from('ui/Button.svelte', "import { play } from '../voice/sound';")).toEqual([]);
  expect(from('voice/sound.ts', "import Button from '../ui/Button.svelte';")).toEqual(['voice/sound.ts must not import ui/Button.svelte']);
  expect(from('table/board.ts', "import type { Props } from '../pages/Table.svelte';")).toHaveLength(1);
});

test('what is loaded later counts', () => {
  expect(from('ui/TopBar.svelte', "const page = () => import('../pages/Home.svelte');")).toHaveLength(1);
});

test('rooms side by side are strangers, and so are two games', () => {
  expect(from('day/card.ts', "import { check } from '../luck/check';")).toHaveLength(1);
  expect(from('games/lynx/live.ts', "import { show } from './show';\nimport { Live } from '../contract';")).toEqual([]);
  expect(from('games/lynx/live.ts', "import { show } from '../owl/show';")).toHaveLength(1);
});

test('nobody imports a game, and a game no page', () => {
  expect(from('games/parts.ts', "import { live } from './lynx/live';")).toHaveLength(1);
  expect(from('notepad/Pad.svelte', "import Mark from '../games/lynx/Mark.svelte';")).toHaveLength(1);
  expect(from('games/lynx/Board.svelte', "import Lobby from '../../pages/table/Lobby.svelte';")).toHaveLength(1);
});

test('a game shows itself to the gallery in two files only', () => {
  const text = "import { PLAYERS } from '../../gallery/fixtures';";
  expect(from('games/lynx/gallery.ts', text)).toEqual([]);
  expect(from('games/lynx/live.ts', text)).toHaveLength(1);
});

test('a module outside all rooms and a folder that is too full are told', () => {
  expect(from('helpers.ts', '')).toEqual(['helpers.ts is in no room: see LAYERS in build/walls.ts']);
  const many = new Map(Array.from({ length: 17 }, (_, i) => [`voice/sound${i}.ts`, '']));
  expect(offences(many)).toEqual(['voice has 17 modules, more than 16']);
});

test('what every game has is not counted in its folder, and little else lies beside it', () => {
  const own = (names: readonly string[]) => offences(new Map(names.map((name) => [`games/lynx/${name}`, ''])));
  const contract = ['Lid.svelte', 'Mark.svelte', 'live.ts', 'chance.ts', 'Rules.svelte', 'lesson.ts'];
  expect(own([...contract, 'Board.svelte', 'parts.ts', 'show.ts', 'tell.ts'])).toEqual([]);
  expect(own([...contract, 'Board.svelte', 'parts.ts', 'show.ts', 'tell.ts', 'view.ts'])).toEqual(['games/lynx has 5 modules, more than 4']);
  expect(own([...contract, 'table/Board.svelte', 'table/show.ts', 'table/tell.ts', 'table/view.ts', 'pieces/parts.ts'])).toEqual([]);
});

test('a test may look everywhere', () => {
  expect(from('wire/games.test.ts', "import Home from '../pages/Home.svelte';")).toEqual([]);
});

test('imports of several lines are found, and what lies outside of src is not looked at', () => {
  expect(importsOf('ui/Icon.svelte', "import type {\n  DrawnName,\n} from '../../build/drawn';\nexport { a } from './motion';")).toEqual(['ui/motion']);
});
