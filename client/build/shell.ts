/**
 * Tells the service worker which files are the app shell: the built files of this version and nothing else.
 * The worker never sees a list it could add a game to.
 */
import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** Built for pictures in development, not for players. */
const LEFT_OUT = /gallery|service-worker|\.map$/i;

/** All that it is made of lies in the gallery, whatever the part is called. */
function isForPictures(part: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean {
  return part.type === 'chunk' && part.moduleIds.length > 0 && part.moduleIds.every((module) => /gallery/i.test(module));
}

export function shellPlugin(): Plugin {
  return {
    name: 'gander-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle)
        .filter((part) => !LEFT_OUT.test(part.fileName) && !isForPictures(part))
        .map((part) => `/${part.fileName}`)
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
