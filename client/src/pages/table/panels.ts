/**
 * What a table shows besides the board, loaded when it is first shown. Who plays waits for none of it, since all is
 * fetched once the board lies there: from then on the line may break, and the server may have another version of the page.
 */
import { adornmentOf, has, partOf } from '../../games/parts';
import type { Notices } from '../../table/company/notices.svelte';
import type { GameName } from '../../wire/protocol';
import { language } from '../../words/language.svelte';
import { atRest } from '../../device/shell';
import { unpackFaces } from '../../ui/drawings.svelte';
import { fetchPart, type Load } from '../../ui/loading/parts';

export const panels = {
  noSeat: () => import('../lobby/NoSeat.svelte'),
  lobby: () => import('./Lobby.svelte'),
  stage: () => import('./Stage.svelte'),
  paused: () => import('./Paused.svelte'),
  ending: () => import('./Ending.svelte'),
  result: () => import('../result/Result.svelte'),
  hurry: () => import('../../ui/table/HurryHint.svelte'),
  bot: () => import('../../ui/table/BotInSeat.svelte'),
  away: () => import('./SeatAway.svelte'),
  menu: () => import('./TableMenu.svelte'),
  voice: () => import('./VoiceSheet.svelte'),
  bet: () => import('../room/DoesSheKnow.svelte'),
  feathers: () => import('../room/BetsDecided.svelte'),
  elsewhere: () => import('../study/Elsewhere.svelte'),
  sealed: () => import('../../luck/Sealed.svelte'),
} as const;

/** How this device adds to the luck of the coming game. */
export const luckShare = () => import('../../luck/share');

/** What people show across the table, with its words; without a line there is nobody to show it to. */
export const stickers = () =>
  Promise.all([import('../stickers/Stickers.svelte'), language.goOn('beyond')]).then(
    ([part]) => part.default,
    () => null,
  );

/** What the table notices, as soon as there is nothing else to do; without it the game goes on all the same. */
export async function loadNotices(game: GameName, aloud: () => boolean): Promise<Notices | null> {
  await atRest();
  const parts = await Promise.all([import('../../games/noticing'), import('../../table/company/notices.svelte')]).catch(() => null);
  if (parts === null) return null;
  const [{ noticingOf }, { Notices }] = parts;
  return Notices.at(await noticingOf(game), aloud);
}

/**
 * What comes after the last look at the table, while it lasts: a scene that is still being loaded is an empty page. At rest
 * it may not have come, since a lively game has none.
 */
export async function fetchEnding(game: GameName): Promise<void> {
  const { tallyOf } = await import('../../games/tallies');
  const files = ['Ending.svelte', 'tune.ts', ...(has(game, 'Won.svelte') ? (['Won.svelte'] as const) : [])] as const;
  const pages: readonly Load<never>[] = [panels.ending, panels.result];
  await Promise.allSettled([...pages.map((load) => fetchPart(load)), tallyOf(game), ...files.map((file) => adornmentOf(game, file)), unpackFaces()]);
}

const OF_A_GAME = ['Rules.svelte', 'Ending.svelte'] as const;

/**
 * One by one, each when there is nothing else to do: a slow phone that runs them all at once answers no finger meanwhile.
 * What cannot be had beforehand is asked for again, and complained about, where it is shown.
 */
export async function fetchPanels(game: GameName): Promise<void> {
  const parts: readonly Load<never>[] = Object.values(panels);
  const loads = [unpackFaces, ...parts.map((load) => () => fetchPart(load)), luckShare, stickers, ...OF_A_GAME.map((file) => () => partOf(game, file))];
  for (const load of loads) {
    await atRest();
    await Promise.allSettled([load()]);
  }
}
