import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { shellPlugin } from './build/shell.ts';
import { spritePlugin } from './build/sprite.ts';

const SERVER = process.env['GANDER_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [spritePlugin(), svelte(), shellPlugin()],
  build: {
    outDir: '../src/gander/static',
    emptyOutDir: true,
    // The content policy is default-src 'self': a picture or font inlined as a data: address would be refused.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/service-worker.ts' },
      output: {
        entryFileNames: (chunk) =>
          chunk.name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: { include: ['src/**/*.test.ts', 'build/**/*.test.ts'] },
});
