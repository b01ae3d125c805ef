/** What stands on the box of a game. */
import { t } from '../../words/language.svelte';
import { reachOf } from '../../setup/game-offers';
import type { GameName } from '../../wire/protocol';

/** «1–5 players · 15 minutes» */
export function factsOf(game: GameName): string {
  const [fewest, most] = reachOf(game);
  return `${t('box.players', { fewest, most })} · ${t(`game.${game}.time`)}`;
}

/** The number in «15 minutes». */
export function minutesOf(game: GameName): number {
  return Number.parseInt(t(`game.${game}.time`), 10);
}
