/** The game that is played at a table, as soon as it is known which, and all that has to be there for it. */
import { partOf, type AnyLive } from '../../../games/parts';
import type { Table } from '../../../table/table.svelte';
import { t } from '../../../words/language.svelte';
import type { GameName } from '../../../wire/protocol';
import { fetchEnding, fetchPanels } from '../panels';

export class LiveGame {
  // Not by an await block in the page: it would keep the view that was there when it was first shown.
  part: AnyLive | null = $state.raw(null);
  /** The board could not be loaded. */
  unloaded = $state(false);

  constructor(private readonly loaded: (part: AnyLive) => void) {}

  async load(name: GameName): Promise<void> {
    try {
      this.part = await partOf(name, 'live.ts');
      this.loaded(this.part);
    } catch {
      this.unloaded = true;
    }
  }
}

/** The same for a page: as soon as there is something to lay on the table, all else of the game is fetched, and its end when that comes. */
export function liveGame(table: Table): LiveGame {
  const game = new LiveGame((part) => (table.director = part));
  const named = $derived(table.info?.game);
  const laid = $derived(game.part !== null && table.view !== null);
  $effect(() => {
    if (named) void game.load(named);
  });
  $effect(() => {
    if (named && laid) void fetchPanels(named);
  });
  $effect(() => {
    if (named && table.ending === 'look') void fetchEnding(named).catch(() => undefined);
  });
  $effect(() => {
    if (named) document.title = `${t(`game.${named}.title`)} · ${t('app.name')}`;
    return () => (document.title = t('app.name'));
  });
  return game;
}
