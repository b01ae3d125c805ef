/**
 * Tells the service worker which files are the app shell: the built files of this version and nothing else.
 * The worker never sees a list it could add a game to.
 */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Built for pictures in development, not for players. */
const LEFT_OUT = /gallery|service-worker|\.map$/i;

export function shellPlugin(): Plugin {
  return {
    name: 'gander-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((file) => !LEFT_OUT.test(file))
        .map((file) => `/${file}`)
        .toSorted();
      const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
      const worker = bundle['service-worker.js'];
      if (worker?.type !== 'chunk' || !worker.code.includes('__SHELL__')) {
        throw new Error('service-worker.js: the place for the shell list is missing');
      }
      const shell = JSON.stringify({ version, files: ['/', ...files.filter((file) => file !== '/index.html')] });
      worker.code = worker.code.replace(/(["'`])__SHELL__\1/, () => shell);
    },
  };
}

