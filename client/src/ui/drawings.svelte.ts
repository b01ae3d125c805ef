/**
 * Where a drawing is taken from. A page that is only opened takes it out of the file. At a table the file is unpacked into
 * the page: WebKit paints what comes from another file a moment late, and a card must never be blank as a turn begins.
 */
import sprite from '../generated/sprite.svg?url&no-inline';

let unpacked = $state(false);

/** The address of a drawing, for `<use>`. */
export function drawing(name: string): string {
  return unpacked ? `#drawing-${name}` : `${sprite}#${name}`;
}

/** Once for the life of the page. */
export async function unpackDrawings(): Promise<void> {
  if (unpacked) return;
  const answer = await fetch(sprite);
  if (!answer.ok) return;
  const file = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  if (unpacked) return;
  const drawings = document.importNode(file.documentElement, true);
  for (const one of drawings.children) one.id = `drawing-${one.id}`;
  drawings.classList.add('drawings');
  drawings.setAttribute('aria-hidden', 'true');
  document.body.append(drawings);
  unpacked = true;
}
