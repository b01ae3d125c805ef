/** The games that the server has. */
import { OFFERS } from './offers';
import type { GameName } from './protocol';

/** In the order in which they stand on the shelf. */
export const GAMES = Object.keys(OFFERS) as readonly GameName[];

export function isGame(name: string | undefined): name is GameName {
  return GAMES.some((game) => game === name);
}
