/*
 * Which of the sentences that a page said are on it, each with the place where it can be read, or with none if it is only
 * heard. One that is there more than once counts where it is read first.
 */
() => {
  const found = new Map();
  const inSight = ({ x, y, width, height }) => (width > 2 && height > 2 ? [x + scrollX, y + scrollY, width, height] : []);
  const isRead = (part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !part.closest('.for-readers');
  const asRead = (text) => text.replace(/\s+/g, ' ').trim();
  const sentences = [...said].map(([mark, text]) => [mark, asRead(text)]).filter(([, text]) => /\p{L}/u.test(text));
  const isPart = (text, all) => {
    const at = all.indexOf(text);
    return at >= 0 && !/[\p{L}\p{N}]/u.test((all[at - 1] ?? '') + (all[at + text.length] ?? ''));
  };
  const add = (text, box) => {
    const all = asRead(text);
    for (const [mark, sentence] of sentences) if (!found.get(mark)?.length && isPart(sentence, all)) found.set(mark, box);
  };
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest('script, style, noscript') || node.data.trim() === '') continue;
    range.selectNodeContents(node);
    add(node.data, isRead(node.parentElement) ? inSight(range.getBoundingClientRect()) : []);
  }
  for (const part of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'alt', 'title', 'placeholder']) {
      if (part.hasAttribute(name)) add(part.getAttribute(name), isRead(part) ? inSight(part.getBoundingClientRect()) : []);
    }
  }
  return [...found];
}
