/**
 * No tap acts on what was not there when the finger went down. After a press the page often puts another button in the
 * same place; a double tap, or a finger already on its way, would press that one unseen. So whatever comes, or says
 * something else, in the wake of a press is deaf to fingers for a moment. Keys and screen readers name what they press
 * and need no such care.
 */
const CONTROL = 'button, a[href], summary';
/** How long a newcomer is deaf: longer than a double tap takes, shorter than it takes to read a word and mean it. */
const DEAF_FOR = 400;
/** How long after a press the page is watched: the answer of a server may take its time. */
const WATCHED_FOR = 2000;
const CHANGES = { childList: true, characterData: true, subtree: true, attributeFilter: ['disabled'] };

export function guardTaps(root: HTMLElement): void {
  const changes = new MutationObserver((seen) => seen.flatMap(newcomersOf).forEach(deafen));
  let watching: ReturnType<typeof setTimeout> | undefined;
  let pressed: { readonly control: Element | null; readonly words: string } | null = null;

  function goesDown(event: Event) {
    const control = controlOf(event.target);
    pressed = { control, words: wordsOf(control) };
    changes.observe(root, CHANGES);
    clearTimeout(watching);
    watching = setTimeout(() => changes.disconnect(), WATCHED_FOR);
  }

  function clicks(event: MouseEvent) {
    if (event.detail === 0) return; // a key or a reader
    const down = pressed;
    const control = controlOf(event.target);
    pressed = null;
    if (down === null || control === null) return;
    if (control === down.control && wordsOf(control) === down.words && !('deaf' in control.dataset)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  addEventListener('pointerdown', goesDown, { capture: true });
  addEventListener('click', clicks, { capture: true });
}

/** Meant for the table itself, and not for a control on it or for a sheet that lies over it. */
export function isOnTheTable({ target }: Event): boolean {
  return !(target instanceof Element) || target.closest(`${CONTROL}, dialog`) === null;
}

function controlOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
}

function wordsOf(control: Element | null): string {
  return `${control?.getAttribute('aria-label') ?? ''} ${control?.textContent ?? ''}`;
}

/** The controls that a change brought, or whose words it changed. */
function newcomersOf({ type, target, addedNodes }: MutationRecord): readonly HTMLElement[] {
  if (type !== 'childList') return [controlOf(target instanceof Element ? target : target.parentElement)].filter((control) => control !== null);
  return [...addedNodes].flatMap((node) =>
    node instanceof HTMLElement ? [...(node.matches(CONTROL) ? [node] : []), ...node.querySelectorAll<HTMLElement>(CONTROL)] : [],
  );
}

function deafen(control: HTMLElement): void {
  control.dataset['deaf'] = '';
  setTimeout(() => delete control.dataset['deaf'], DEAF_FOR);
}
