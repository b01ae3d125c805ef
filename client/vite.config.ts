import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { headPlugin } from './build/head.ts';
import { shellPlugin } from './build/shell.ts';
import { spritePlugin } from './build/sprite.ts';

/** The oldest browsers the page is built for, its styles too. README names them. */
const OLDEST = ['chrome117', 'edge117', 'firefox121', 'safari16.4', 'ios16.4'];

const SERVER = process.env['GANDER_SERVER'] ?? 'http://127.0.0.1:8000';

/**
 * Few parts instead of many small ones, since a phone on a slow line waits for each: what every page is made of,
 * the words of each language, what boards share, and for each game one part and one with the pieces on the lid of its box.
 * A part takes along what its files are made of. Lessons, practice, the gallery and what is shown around a game are asked
 * for by themselves.
 */
const LIDS = /games[\\/](\w+)[\\/](?:Lid|Mark|Back)\.svelte$/;
/** These come with a table. */
const AT_A_TABLE = 'beats|table|luck-part|retelling|handover|arrivals|stopwatch|socket|wake-lock|keys|instruments|card-|measured';
/** These come with what is shown before a game and after it, and with the settings. */
const AROUND_A_TABLE = 'plan|ghost-guest|last-bots|story|agreement|proposal|offer-words';
const ON_SHEETS = 'InvitationCard|QrCode|AnimalPicker|RuleSection|Options|Switch|Slider|Volume';
/** These are used by every page, except for what is named above. */
const ROOMS = String.raw`(?:device|navigation|setup|table|tabletop|voice|wire|words)[\\/]`;
const EVERYWHERE = new RegExp(
  [
    String.raw`node_modules[\\/]svelte(?![\\/]src[\\/]reactivity[\\/](?:map|index))`, // only practice keeps a map
    String.raw`src[\\/]look[\\/]|colours\.css|pages[\\/]box[\\/]facts|src[\\/]games[\\/]parts\.ts`,
    String.raw`src[\\/]ui[\\/](?!(?:glance|table)[\\/]|(?:\w+[\\/])?(?:${ON_SHEETS}))`,
    String.raw`src[\\/](?:${ROOMS})?(?!main|preload|service-worker|${AT_A_TABLE}|${AROUND_A_TABLE})[\w.-]+\.ts$`,
  ].join('|'),
);
const WORDS = /generated[\\/]words[\\/](\w+)\.ts$|games[\\/]\w+[\\/]lid[\\/](\w+)\.ts$/;
const INSIDE = /games[\\/](\w+)[\\/]words[\\/](\w+)(?:[\\/](beyond))?\.ts$/;
/** What all boards are made of, and those with cards. Without a part of its own it would lie in that of one game, and the others would load that. */
const BOARDS = /src[\\/]tabletop[\\/](?:Board|Seat|CardField|card-field)\b|src[\\/]ui[\\/](?:glance|table)[\\/]/;
/** The first page, and what is on a box wherever one is shown. */
const FIRST = /src[\\/]pages[\\/](?:Home|box[\\/](?:GameBox|BoxPicture))\.svelte|src[\\/]games[\\/]lids\.ts$/;
const CARDS = /src[\\/]cards[\\/]/;
const GAME = /games[\\/](\w+)[\\/]live\.ts/;
const PRELOAD = /src[\\/](?:preload|wire[\\/]paths|words[\\/]catalogues|device[\\/]storage|words[\\/]message)\.ts$|preload-helper/;

const named = (pattern: RegExp) => (module: string) => pattern.exec(module)?.slice(1).filter(Boolean).join('-') ?? null;
const lidOf = (module: string) => {
  const game = named(LIDS)(module);
  return game && `lid-${game}`;
};
const PARTS = [
  { name: 'preload', test: PRELOAD, priority: 6 },
  { name: named(WORDS), debugName: 'words', priority: 5 },
  { name: named(INSIDE), debugName: 'words of a game', priority: 5 },
  { name: 'page', test: EVERYWHERE, priority: 4 },
  { name: lidOf, debugName: 'lid of a game', priority: 3 },
  { name: 'home', test: FIRST, priority: 2 },
  { name: 'boards', test: BOARDS, priority: 2 },
  { name: 'cards', test: CARDS, priority: 2 },
  { name: named(GAME), debugName: 'game', priority: 1 },
];

export default defineConfig({
  plugins: [spritePlugin(), svelte(), headPlugin(), shellPlugin()],
  build: {
    outDir: '../src/gander/static',
    emptyOutDir: true,
    target: OLDEST,
    cssTarget: OLDEST,
    // The content policy is default-src 'self': a picture or font inlined as a data: address would be refused.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', preload: 'src/preload.ts', 'service-worker': 'src/device/service-worker.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: PARTS },
      },
    },
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    setupFiles: ['src/words/language.setup.ts'],
    isolate: false, // each of eighty files would load the page's modules anew, which took five times as long
    testTimeout: 120_000, // ends a test that hangs; on a busy machine everything takes ten times as long
  },
});
