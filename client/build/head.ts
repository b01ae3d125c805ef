/** Has the browser fetch the two fonts of the first page at once, not when the first letter is drawn: no letter jumps. */
import type { Plugin } from 'vite';

const FIRST = /(?:latin-wght-normal|caprasimo-latin-400-normal)-[^/]*\.woff2$/;

export function fontsPlugin(): Plugin {
  return {
    name: 'gander-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
