/** What lies between the games of one table: the luck of the next, the story of the last, and the way to another table. */
import { inStudy } from '../../../device/study';
import { router } from '../../../navigation/router.svelte';
import { knows } from '../../../setup/newcomer';
import { LuckPart } from '../../../table/luck-part.svelte';
import { Retelling } from '../../../table/retelling.svelte';
import type { Table } from '../../../table/table.svelte';
import { act, storyOf } from '../../../wire/api';
import { luckShare } from '../panels';

/** The page follows all of it by itself; gives what is told of a game that is over. */
export function betweenGames(here: string, table: Table): Retelling {
  const luck = new LuckPart(luckShare, (action) => act(here, action));
  const retelling = new Retelling(() => storyOf(here));
  const name = $derived(table.info?.game);
  const phase = $derived(table.info?.phase);
  const over = $derived(phase === 'over' && table.view?.outcome !== undefined);
  // The room has gone on to another table: everybody follows, as soon as they have seen how the last game ended.
  const next = $derived(table.ending === null ? table.info?.room?.moved_to : undefined);
  $effect(() => luck.follow(table.heard, table.view?.yours ?? []));
  $effect(() => void retelling.follow(over && !inStudy));
  $effect(() => {
    const to = next;
    if (to === undefined) return;
    // Not at once: this page would be gone in the middle of its own effects.
    const timer = setTimeout(() => router.replace({ page: 'table', table: to }));
    return () => clearTimeout(timer);
  });
  // Who plays is no newcomer any more.
  $effect(() => {
    if (name && phase === 'playing' && (table.view?.yours ?? []).length > 0) knows(name);
  });
  return retelling;
}
