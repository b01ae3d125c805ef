/** Stickers that people show across the table: who, and what, gone after a moment. */
import type { Portrait, Pose } from '../../../build/drawn';
import { announcer } from '../../voice/announcer.svelte';
import type { Cheered, Reacted, Reaction, RoomInfo } from '../../wire/protocol';
import { t } from '../../words/language.svelte';
import type { Beat } from '../beats.svelte';
import type { TablePlayer } from '../board';

/** The face that goes with each. Who is to hurry sees that somebody has fallen asleep over it. */
export const POSE_OF: Readonly<Record<Reaction, Pose>> = {
  glad: 'glad',
  shocked: 'shocked',
  smug: 'smug',
  sorry: 'sorry',
  applause: 'applauds',
  hurry: 'asleep',
};

export type Said = Reacted | Cheered;

export interface Sticker {
  readonly key: symbol;
  readonly animal: Portrait;
  readonly name: string;
  readonly reaction: Reaction;
  /** From where it flies; who looks on has no seat. */
  readonly seat: number | null;
}

/** In milliseconds. */
const SHOWN_FOR = 3500;
/** The server hears one in this time; who waits that long is always heard. */
export const RESTS_FOR = 2000;
/** More at a time would cover the table. */
const MOST = 3;

/** Whether everybody has seen what came of it: a face before that would tell. */
export function isSeen(beat: Beat | null): boolean {
  return beat === null || beat === 'verdict' || beat === 'after' || beat === 'title';
}

export class Stickers {
  shown: readonly Sticker[] = $state.raw([]);
  /** Heard while a card turns. */
  #waiting: Sticker[] = [];

  hear(said: Said, players: readonly TablePlayer[], room: RoomInfo | undefined, beat: Beat | null): void {
    const who = said.type === 'reacted' ? players[said.seat] : room?.people?.[said.person];
    if (!who) return;
    const seat = said.type === 'reacted' ? said.seat : null;
    this.#waiting.push({ key: Symbol('sticker'), animal: who.animal, name: who.name, reaction: said.reaction, seat });
    this.follow(beat);
  }

  /** The table has come to this beat. */
  follow(beat: Beat | null): void {
    if (!isSeen(beat)) return;
    for (const sticker of this.#waiting.splice(0)) {
      this.shown = [...this.shown.slice(1 - MOST), sticker];
      announcer.say(`${sticker.name}: ${t(`sticker.${sticker.reaction}`)}`, { quiet: true });
      setTimeout(() => (this.shown = this.shown.filter((other) => other !== sticker)), SHOWN_FOR);
    }
  }
}
