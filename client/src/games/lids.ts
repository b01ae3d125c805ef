/**
 * The small pictures of all games: what is on the lid of a box, its sign on the notepad and the back of its cards. They come
 * with the pages that show boxes; a table loads those of its own game alone.
 */
import type { Component } from 'svelte';
import type { GameName } from '../wire/protocol';
import type { BackProps, LidProps, MarkProps } from './contract';

const LIDS = import.meta.glob<Component<LidProps>>('./*/Lid.svelte', { eager: true, import: 'default' });
const MARKS = import.meta.glob<Component<MarkProps>>('./*/Mark.svelte', { eager: true, import: 'default' });
const BACKS = import.meta.glob<Component<BackProps>>('./*/Back.svelte', { eager: true, import: 'default' });

function at<Part>(found: Readonly<Record<string, Part>>, game: GameName, file: string): Part {
  const part = found[`./${game}/${file}`];
  if (part === undefined) throw new Error(`games/${game} has no ${file}`);
  return part;
}

export const lidOf = (game: GameName): Component<LidProps> => at(LIDS, game, 'Lid.svelte');
export const markOf = (game: GameName): Component<MarkProps> => at(MARKS, game, 'Mark.svelte');
/** A game of dice has no cards, and so no back. */
export const backOf = (game: GameName): Component<BackProps> | undefined => BACKS[`./${game}/Back.svelte`];
