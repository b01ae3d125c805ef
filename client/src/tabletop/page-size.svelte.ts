/** Which layout the page has and how large its letters are, now and whenever the window or the letters change. */
import { layoutOf, type Layout } from './layout';

/** In pixels: a letter at the usual setting. */
const LETTER = 18;

export const pageSize = $state({
  layout: 'phone' as Layout,
  /** How large a letter is by now, as a share of the usual: a reader's choice, or a screen across the room. */
  letters: 1,
  /** It stands, and is at least twice as high as wide: rows of cards are better short and many. */
  tall: false,
});

/** A room can look at it together. */
export const isForMany = (): boolean => pageSize.layout === 'desktop' || pageSize.layout === 'wall';

/** Fewer letters than this side by side, and two things are one above the other. */
const NARROW = 17;

/**
 * Writes the layout on the root, where every style can ask for it. Pages need to know less: whether it is broad, with room for
 * two columns of words, or narrow, with letters so large that little stands side by side.
 */
export function watchPageSize(root: HTMLElement = document.documentElement): void {
  const write = () => {
    const style = getComputedStyle(root);
    const layout = layoutOf(innerWidth, innerHeight, Number(style.getPropertyValue('--scale')) || 1);
    pageSize.layout = root.dataset['layout'] = layout;
    root.toggleAttribute('data-broad', layout !== 'phone');
    const letter = parseFloat(style.fontSize);
    root.toggleAttribute('data-narrow', innerWidth / letter < NARROW);
    pageSize.letters = letter / LETTER;
    pageSize.tall = layout === 'phone' && innerHeight >= 2 * innerWidth;
  };
  write();
  addEventListener('resize', write);
  new MutationObserver(write).observe(root, { attributeFilter: ['data-text'] });
}
