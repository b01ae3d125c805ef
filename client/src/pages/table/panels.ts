/**
 * What a table shows besides the board, loaded when it is first shown. Who plays waits for none of it, since all is
 * fetched once the board lies there: from then on the line may break, and the server may have another version of the page.
 */
import { partOf } from '../../games/parts';
import type { GameName } from '../../wire/protocol';
import { atRest } from '../../device/shell';
import { fetchPart, type Load } from '../../ui/loading/parts';

export const panels = {
  lobby: () => import('./Lobby.svelte'),
  stage: () => import('./Stage.svelte'),
  paused: () => import('./Paused.svelte'),
  ending: () => import('./Ending.svelte'),
  result: () => import('../result/Result.svelte'),
  menu: () => import('./TableMenu.svelte'),
  sealed: () => import('../../luck/Sealed.svelte'),
} as const;

/** How this device adds to the luck of the coming game. */
export const luckShare = () => import('../../luck/share');

const OF_A_GAME = ['Rules.svelte', 'Ending.svelte'] as const;

/**
 * One by one, each when there is nothing else to do: a slow phone that runs them all at once answers no finger meanwhile.
 * What cannot be had beforehand is asked for again, and complained about, where it is shown.
 */
export async function fetchPanels(game: GameName): Promise<void> {
  const parts: readonly Load<never>[] = Object.values(panels);
  const loads = [...parts.map((load) => () => fetchPart(load)), luckShare, ...OF_A_GAME.map((file) => () => partOf(game, file))];
  for (const load of loads) {
    await atRest();
    await Promise.allSettled([load()]);
  }
}
