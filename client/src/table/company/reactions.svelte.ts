/** What people call across the table: a word and who it comes from, gone after a moment. */
import { announcer } from '../../voice/announcer.svelte';
import type { Reacted, Reaction } from '../../wire/protocol';
import { t } from '../../words/language.svelte';
import type { TablePlayer } from '../board';

export interface ShownReaction {
  readonly key: symbol;
  readonly player: TablePlayer;
  readonly reaction: Reaction;
}

/** In milliseconds. */
const SHOWN_FOR = 3500;
/** More at a time would cover the table. */
const MOST = 3;

export class Reactions {
  shown: readonly ShownReaction[] = $state.raw([]);

  show({ seat, reaction }: Reacted, players: readonly TablePlayer[]): void {
    const player = players[seat];
    if (!player) return;
    const shown = { key: Symbol('reaction'), player, reaction };
    this.shown = [...this.shown.slice(1 - MOST), shown];
    announcer.say(`${player.name}: ${t(`reaction.${reaction}`)}`, { quiet: true });
    setTimeout(() => (this.shown = this.shown.filter((other) => other !== shown)), SHOWN_FOR);
  }
}
