/**
 * What the browser should fetch at once, before the program asks for it: the fonts of the first page, so that no
 * letter jumps, and the small script that fetches the words beside the program (see src/preload.ts).
 */
import type { HtmlTagDescriptor, Plugin } from 'vite';

const FONTS = /(?:latin-wght-normal|caprasimo-latin-400-normal|zero)-[^/]*\.woff2$/;

function font(file: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
  return { tag: 'link', attrs, injectTo: 'head' };
}

function script(file: string): HtmlTagDescriptor {
  return { tag: 'script', attrs: { type: 'module', src: `/${file}`, crossorigin: '' }, injectTo: 'head-prepend' };
}

export function headPlugin(): Plugin {
  return {
    name: 'gander-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const preload = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry && part.name === 'preload');
        if (preload === undefined) throw new Error('the build has no chunk named preload');
        return [
          script(preload.fileName),
          ...Object.keys(bundle)
            .filter((file) => FONTS.test(file))
            .map(font),
        ];
      },
    },
  };
}
