/**
 * Where a drawing is taken from. A page that is only opened takes it out of the file. At a table the file is unpacked into
 * the page: WebKit paints what comes from another file a moment late, and a card must never be blank as a turn begins.
 */
import type { Portrait, Pose } from '../../build/drawn';
import faces from '../generated/faces.svg?url&no-inline';
import sprite from '../generated/sprite.svg?url&no-inline';
import type { GameName } from '../wire/protocol';

let unpacked = $state(false);
let posing = $state(false);

/** The address of a drawing, for `<use>`. */
export function drawing(name: string): string {
  return unpacked ? `#drawing-${name}` : `${sprite}#${name}`;
}

/** Somebody in a pose: their portrait until the other faces are there. */
export function posed<Who extends Portrait | `${GameName}-${string}`>(who: Who, pose: Pose): Who | `${Who}-${Pose}` {
  return posing && pose !== 'sure' ? `${who}-${pose}` : who;
}

/** Once for the life of the page. */
export async function unpackDrawings(): Promise<void> {
  if (!unpacked) unpacked = await unpack(sprite);
}

/** The same for faces, which nobody misses at first sight. */
export async function unpackFaces(): Promise<void> {
  await unpackDrawings();
  posing ||= await unpack(faces);
}

async function unpack(file: string): Promise<boolean> {
  const answer = await fetch(file);
  if (!answer.ok) return false;
  const parsed = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  // Somebody else may have asked meanwhile.
  if (document.getElementById(file)) return true;
  const drawings = document.importNode(parsed.documentElement, true);
  for (const one of drawings.children) one.id = `drawing-${one.id}`;
  for (const part of drawings.querySelectorAll('use')) part.setAttribute('href', `#drawing-${part.getAttribute('href')?.slice(1)}`);
  drawings.id = file;
  drawings.classList.add('drawings');
  drawings.setAttribute('aria-hidden', 'true');
  document.body.append(drawings);
  return true;
}
