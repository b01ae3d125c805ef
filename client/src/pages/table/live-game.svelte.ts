/** The game that is played at a table, as soon as it is known which, and all that has to be there for it. */
import { partOf, type AnyLive } from '../../games/parts';
import { t } from '../../words/language.svelte';
import type { GameName } from '../../wire/protocol';
import { fetchPanels } from './panels';

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

/** The same for a page. `shown`: there is something to lay on the table; then all else of the game is fetched. */
export function liveGame(name: () => GameName | undefined, shown: () => boolean, loaded: (part: AnyLive) => void): LiveGame {
  const game = new LiveGame(loaded);
  const named = $derived(name());
  const laid = $derived(game.part !== null && shown());
  $effect(() => {
    if (named) void game.load(named);
  });
  $effect(() => {
    if (named && laid) void fetchPanels(named);
  });
  $effect(() => {
    if (named) document.title = `${t(`game.${named}.title`)} · ${t('app.name')}`;
    return () => (document.title = t('app.name'));
  });
  return game;
}
