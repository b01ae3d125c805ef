/** Which layout the page has and how large its letters are, now and whenever the window or the letters change. */
import { layoutOf } from './layout';

/** In pixels: a letter at the usual setting. */
const LETTER = 18;

export const pageSize = $state({
  /** How large a letter is by now, as a share of the usual: a reader's choice, or a screen across the room. */
  letters: 1,
});

/** Writes the layout on the root, where every style can ask for it. */
export function watchPageSize(root: HTMLElement = document.documentElement): void {
  const write = () => {
    const style = getComputedStyle(root);
    root.dataset['layout'] = layoutOf(innerWidth, innerHeight, Number(style.getPropertyValue('--scale')) || 1);
    pageSize.letters = parseFloat(style.fontSize) / LETTER;
  };
  write();
  addEventListener('resize', write);
  new MutationObserver(write).observe(root, { attributeFilter: ['data-text'] });
}
