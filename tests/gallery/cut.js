/* Where words are on a page that may scroll down: out of it sideways, cut by what they stand in, or broken. */
() => {
  const found = [];
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > wide) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const main = document.querySelector('main');
  const forReaders = (part) => part !== main && (getComputedStyle(part).clipPath !== 'none' || part.getBoundingClientRect().width <= 1 || forReaders(part.parentElement));
  const short = (part) => `${part.tagName.toLowerCase()}.${String(part.getAttribute('class') ?? '').replace(/ ?svelte-\w+/g, '')} «${(part.innerText ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}»`;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (node.data.trim() === '' || parent.closest('svg, select') || !parent.checkVisibility() || forReaders(parent)) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const scrolls = (part) => part !== null && part !== document.documentElement && (['auto', 'scroll'].includes(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
    if (box.width > 0 && (box.right > wide + 0.5 || box.left < -0.5) && !scrolls(parent)) found.push(`sticks out: ${short(parent)}`);
    for (let around = parent; around !== main; around = around.parentElement) {
      const { overflowX, display } = getComputedStyle(around);
      if (['auto', 'scroll'].includes(overflowX) || around.matches('.name, .who')) break; // a long name may be cut
      const outer = around.getBoundingClientRect();
      if (['hidden', 'clip'].includes(overflowX) && display !== 'inline' && (box.left < outer.left - 1.5 || box.right > outer.right + 1.5)) {
        found.push(`is cut: ${short(around)}`);
        break;
      }
    }
    for (const { index, 0: word } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].slice(node.data[index - 1] === '\u00ad' ? 1 : 0).map(({ top }) => Math.round(top / 4));
      if (new Set(lines).size > 1) found.push(`breaks a word: ${word}`);
    }
  }
  return [...new Set(found)];
}
