/** Who is new to a game on this device: they are offered its lesson once, before anything begins to count down. */
import { read, write } from '../device/storage';
import type { GameName } from '../wire/protocol';

const KNOWN = 'gander.knows';

function known(): readonly unknown[] {
  const kept = read(KNOWN);
  return Array.isArray(kept) ? (kept as unknown[]) : [];
}

export function isNewTo(game: GameName): boolean {
  return !known().includes(game);
}

/** They have begun a game or its lesson, or want neither hint nor help. */
export function knows(game: GameName): void {
  if (isNewTo(game)) write(KNOWN, [...known(), game]);
}
