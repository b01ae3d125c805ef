import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { headPlugin } from './build/head.ts';
import { shellPlugin } from './build/shell.ts';
import { spritePlugin } from './build/sprite.ts';

const SERVER = process.env['GANDER_SERVER'] ?? 'http://127.0.0.1:8000';

/**
 * Few parts instead of many small ones, since a phone on a slow line waits for each: what every page is made of,
 * with the pieces that lie on the lids of the boxes, and one part per game.
 */
const LIDS = /games[\\/](?:boar[\\/]AnimalFace|brains[\\/](?:BrainDie|drawing|parts)|goose[\\/](?:Suspect\.|Clothing|Companion|Weave|parts))/;
const EVERYWHERE = /node_modules[\\/]svelte|src[\\/](?:ui|look)[\\/]|pages[\\/](?:BoxPicture|Settings)|src[\\/](?!main|first|service-worker)[\w.-]+\.ts$/;
const GAME = /games[\\/](goose|boar|brains)[\\/](?!lesson)/i;
const FIRST = /src[\\/](?:first|catalogues|device|message)\.ts$|preload-helper/;
const PARTS = [
  { name: 'first', test: FIRST, priority: 3 },
  { name: 'page', test: (module: string) => LIDS.test(module) || EVERYWHERE.test(module), priority: 2 },
  { name: (module: string) => GAME.exec(module)?.[1] ?? null, debugName: 'game', priority: 1 },
];

export default defineConfig({
  plugins: [spritePlugin(), svelte(), headPlugin(), shellPlugin()],
  build: {
    outDir: '../src/gander/static',
    emptyOutDir: true,
    // The content policy is default-src 'self': a picture or font inlined as a data: address would be refused.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', first: 'src/first.ts', 'service-worker': 'src/service-worker.ts' },
      output: {
        entryFileNames: (chunk) =>
          chunk.name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
        codeSplitting: { groups: PARTS },
      },
    },
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: { include: ['src/**/*.test.ts', 'build/**/*.test.ts'] },
});
