/**
 * Keys by which one asks the voice, without leaving the place where one is. Single letters clash with typing and with
 * people who speak to their computer, so they are deaf in a text field, and the settings switch them off (WCAG 2.1.4).
 */
export const WISHES = { a: 'again', w: 'turn', p: 'scores', m: 'moves', h: 'help' } as const;
export type Wish = (typeof WISHES)[keyof typeof WISHES];

interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly repeat: boolean;
}

const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** What a key asks for, or the number of what it presses; null if it is not for us. */
export function wishOf({ key, altKey, ctrlKey, metaKey, repeat }: Pressed, at: Pick<Element, 'closest'> | null): Wish | number | null {
  if (altKey || ctrlKey || metaKey || repeat || at?.closest(TYPING)) return null;
  if (/^[1-9]$/.test(key)) return Number(key);
  return (WISHES as Readonly<Partial<Record<string, Wish>>>)[key.toLowerCase()] ?? null;
}
