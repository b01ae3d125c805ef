/*
 * Measures the board that is on the page now, as a reader with eyes and a thumb would: what sticks out, what is broken,
 * what lies on something else, what cannot be seen or hit. Gives one sentence for each finding.
 *
 * `mayScroll`: with very large letters one may have to scroll to what is needed; then nothing may lie on it.
 */
(mayScroll) => {
  const found = [];
  const all = (parts, root = document.querySelector('main')) => [...root.querySelectorAll(parts)];
  const short = (part) => {
    const words = part.getAttribute?.('aria-label') || part.innerText || part.textContent || '';
    return `${part.tagName.toLowerCase()}.${String(part.getAttribute('class') ?? '').replace(/ ?svelte-\w+/g, '')} «${words.trim().replace(/\s+/g, ' ').slice(0, 40)}»`;
  };
  const px = (n) => Math.round(n * 10) / 10;
  const complain = (what, part, more = '') => found.push(`${what}: ${short(part)}${more && ` (${more})`}`);
  const drawn = (part) => part.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && !part.closest('.for-readers');
  /* Only there for readers: cut to a point, or in a second line below the one that has room. */
  const unseen = (part) => {
    for (let one = part; one && one.tagName !== 'MAIN'; one = one.parentElement) {
      const { clipPath, overflowY } = getComputedStyle(one);
      if (clipPath !== 'none') return true;
      if (overflowY === 'clip' && part.getBoundingClientRect().top >= one.getBoundingClientRect().bottom - 1) return true;
    }
    return false;
  };
  const [width, height] = [document.documentElement.clientWidth, innerHeight];
  scrollTo(0, 0);

  /* Out of the page, sideways. */
  if (document.documentElement.scrollWidth > width) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const part of all('*')) {
    const { left, right, width: wide } = part.getBoundingClientRect();
    if (wide > 0 && (left < -0.5 || right > width + 0.5) && drawn(part) && !unseen(part)) complain('sticks out', part, `${px(left)} to ${px(right)} of ${width}`);
  }

  /* Words: in one piece, and inside of what they stand on. */
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (node.data.trim() === '' || parent.closest('svg') || !drawn(parent) || unseen(parent)) continue;
    texts.push(node);
  }
  const range = document.createRange();
  const cut = (part) => {
    const style = getComputedStyle(part);
    return (style.textOverflow === 'ellipsis' || part.matches('.who')) && style.overflowX !== 'visible';
  };
  for (const node of texts) {
    const parent = node.parentElement;
    for (const { index, 0: word } of node.data.matchAll(/[^\s\u00ad\u2010-]+[\u2010-]?/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const pieces = [...range.getClientRects()];
      if (node.data[index - 1] === '\u00ad' && pieces.length > 1) pieces.shift(); // the hyphen at the end of the line before
      const lines = new Set(pieces.map(({ top }) => Math.round(top / 4)));
      if (lines.size > 1 && word.length > 1 && !parent.matches('.who')) complain('breaks a word', parent, word);
    }
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    for (let around = parent; around && !around.matches('.board, main'); around = around.parentElement) {
      const outer = around.getBoundingClientRect();
      if (cut(around)) {
        /* A long name may be cut where its animal stands beside it; a usual one on a usual phone and all else may not. */
        const usual = width >= 390 && width < 500 && !mayScroll && node.data.length <= (all('.badge').length > 4 ? 9 : 10);
        const missing = usual ? box.width - outer.width > 0.2 : around.scrollWidth > around.clientWidth + 1;
        if (missing && (usual || !around.closest('.badge'))) complain('cuts its words', around);
        break;
      }
      const style = getComputedStyle(around);
      if (style.display === 'inline' || style.display === 'contents') continue;
      if (box.left < outer.left - 1.5 || box.right > outer.right + 1.5 || (around.matches('button, .badge, .card') && (box.top < outer.top - 3 || box.bottom > outer.bottom + 3))) {
        complain('spills', around, `${px(box.width)} x ${px(box.height)} in ${px(outer.width)} x ${px(outer.height)}`);
        break;
      }
      if (style.position === 'absolute') break;
    }
  }

  /* Thumbs. */
  for (const button of all('button, a[href]')) {
    if (drawn(button) && Math.min(button.offsetWidth, button.offsetHeight) < 43.5) complain('is small', button, `${button.offsetWidth} x ${button.offsetHeight}`);
  }

  /* What was just told leaves the menu, and all that is below the bar, in sight. */
  const said = mayScroll ? null : document.querySelector('.slip');
  /* Where it is longer than most, on the smallest phone, the menu must do. */
  const [home, ...tools] = said ? document.querySelectorAll('header a:has(svg), header button') : [];
  const kept = width < 350 ? tools.slice(-1) : [home, ...tools.slice(-1)];
  for (const part of said ? kept : []) {
    const [a, b] = [said.getBoundingClientRect(), part.querySelector('svg').getBoundingClientRect()];
    if (a.top < 0 || (a.right > b.left && b.right > a.left && a.bottom > b.top)) complain('is covered by what is told', part);
  }
  /* The number of a place is read while its card flies away, too. */
  for (const chip of all('.places li:has(.card) > .on-edge')) {
    const [card, { left, top, width: wide, height: high }] = [chip.parentElement.firstElementChild, chip.getBoundingClientRect()];
    if (high === 0 || top < 0 || top > height - 1) continue;
    const before = card.style.cssText;
    Object.assign(card.style, { position: 'relative', zIndex: 3 });
    chip.style.pointerEvents = 'auto';
    if (!chip.contains(document.elementFromPoint(left + wide / 2, top + high / 2))) complain('is covered by its card', chip);
    chip.style.removeProperty('pointer-events');
    card.style.cssText = before; // the attribute is not to be set: the policy of the server forbids it
  }

  /* What lies on what. Chips lie on their cards, and tokens on each other, on purpose. */
  const things = [
    ...all('.card, .die, .empty, .badge, span.sign, button, .countdown, .picture, .slip').filter((part) => drawn(part) && !unseen(part)),
  ].map((part) => ({ part, box: part.getBoundingClientRect() }));
  for (const node of texts) {
    const parent = node.parentElement;
    if (parent.closest('.numbers, .number, .tag, .mark, .heap, .tokens') || getComputedStyle(parent).position === 'absolute') continue;
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const air = Math.min(bottom - top, parseFloat(getComputedStyle(parent).fontSize)) * 0.2; // above and below the letters
    const name = parent.closest('.who');
    const seen = name && cut(name) ? name.getBoundingClientRect() : { right, bottom };
    things.push({ part: parent, box: { left, right: Math.min(right, seen.right), top: top + air, bottom: Math.min(bottom, seen.bottom) - air } });
  }
  const bar = (part) => part.closest('.bar, .slips');
  for (const [i, { part: one, box: a }] of things.entries()) {
    for (const { part: other, box: b } of things.slice(i + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      if (mayScroll && bar(one) !== bar(other)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2.5 && down > 3.5) complain('lies on', one, `${short(other)}, ${px(across)} x ${px(down)}`);
    }
  }

  /* Chips at the rim of a badge lie on it, and not on each other. */
  const chips = all('.badge :is(.ahead, .glances)').map((part) => ({ part, box: part.getBoundingClientRect() }));
  for (const [i, { part: one, box: a }] of chips.entries()) {
    for (const { part: other, box: b } of chips.slice(i + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) complain('lies on', one, `${short(other)}, ${px(across)} x ${px(down)}`);
    }
  }

  /* What is needed now: the sentence, what can be pressed, and what one looks at. */
  const needed = all('.prompt .text, button:not(:disabled), .card, .die, .badge, .countdown').filter((part) => drawn(part) && !unseen(part));
  const hit = (part, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (part.contains(top) || top.contains(part) || top.closest('.card, .die') === part.closest('.card, .die, li'));
  };
  for (const part of needed) {
    if (mayScroll) part.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const middle = (left + right) / 2;
    if (top < -1 || bottom > height + 1) complain('is out of sight', part, `${px(top)} to ${px(bottom)} of ${height}`);
    else if (![top + 5, (top + bottom) / 2, bottom - 5].every((y) => hit(part, middle, y))) {
      const over = [top + 5, (top + bottom) / 2, bottom - 5].map((y) => document.elementFromPoint(middle, y)).find((top) => top && !part.contains(top));
      if (over && !over.closest('.numbers, .number, .tag, .mark')) complain('is covered', part, `by ${short(over)}`);
    }
  }
  scrollTo(0, 0);
  return [...new Set(found)];
}
