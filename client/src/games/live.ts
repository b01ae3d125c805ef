/** What the table needs of a game that is played: its board, its words and its sounds. Loaded when a table is opened. */
import type { Component } from 'svelte';
import type { BoardProps, Player, Telling } from '../board';
import type { GameName, Games, Outcome } from '../protocol';
import type { Sound } from '../sound';

export interface Live<G extends GameName> {
  readonly Board: Component<BoardProps<Games[G]['observation'], Games[G]['move']>>;
  /** What happened, in words. `me`: the one person at this device, who is called «you»; null if several look at it. */
  readonly tell: (event: Games[G]['event'], players: readonly Player[], me: number | null) => Telling | null;
  /** Whether the board shows by itself what happened, so that only readers need to be told. */
  readonly boardShows: (event: Games[G]['event']) => boolean;
  readonly soundOf: (event: Games[G]['event']) => Sound | null;
  /** What to ask once more where a slip of the thumb is likely and would cost something; else null. `small`: a phone. */
  readonly asksAgain: (
    move: Games[G]['move'],
    seen: Games[G]['observation'],
    small: boolean,
    moves: readonly Games[G]['move'][],
  ) => string | null;
  /** Why the game is over. */
  readonly reasonOf: (outcome: Outcome) => string;
  readonly sumOf: (seat: number, seen: Games[G]['observation'], outcome: Outcome) => string;
}

/** A game whose name is not known at this place: what one part of it hands out, another part of it takes. */
export type AnyLive = Live<GameName>;

const LOAD: { readonly [G in GameName]: () => Promise<{ readonly live: Live<G> }> } = {
  goose: () => import('./goose/live'),
  boar: () => import('./boar/live'),
  brains: () => import('./brains/live'),
};

export async function loadLive(game: GameName): Promise<AnyLive> {
  return (await LOAD[game]()).live as AnyLive;
}
