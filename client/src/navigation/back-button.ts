/**
 * Going back closes what lies on top of a page, and does not leave the page. While something lies there the history has
 * one entry more than there are pages; closing it by hand takes the entry away again.
 */
type Close = () => void;

const lying: Close[] = [];
let goingBack = false;
/** What is to be done to the history as soon as it has no entry more than there are pages. */
let waiting: (() => void)[] = [];

function marked(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'onTop' in state;
}

function mark(): void {
  if (!marked() && !goingBack) history.pushState({ onTop: true }, '');
}

/** Something lies on top now. What comes back takes it away. */
export function layOnTop(close: Close): () => void {
  lying.push(close);
  mark();
  return () => {
    const at = lying.indexOf(close);
    if (at >= 0) lying.splice(at, 1);
    // One sheet may follow another at once; and who followed a link from here is elsewhere already.
    setTimeout(() => {
      if (lying.length > 0 || goingBack || !marked()) return;
      goingBack = true;
      history.back();
    });
  };
}

/**
 * Changes the history's entry of the page itself, and not the one of what lies on top of it: that one would be taken for
 * the page, and going back would lead to the page that was left.
 */
export function beneathAll(change: () => void): void {
  if (!marked() && !goingBack) return change();
  waiting.push(change);
  if (goingBack) return;
  goingBack = true;
  history.back();
}

function wentBack(): void {
  const byHand = goingBack;
  goingBack = false;
  const changes = waiting;
  waiting = [];
  for (const change of changes) change();
  if (!byHand && !marked()) lying.pop()?.();
  if (lying.length > 0) mark();
}

globalThis.window?.addEventListener('popstate', wentBack);
