/** What the gallery shows of each game. Apart from `parts.ts`, since players never load it. */
import type { Component } from 'svelte';
import { language } from '../words/language.svelte';
import type { GameName } from '../wire/protocol';
import type { Shown } from './contract';

const SHOWN = import.meta.glob<Shown<GameName>>('./*/gallery.ts', { import: 'shown' });
const PIECES = import.meta.glob<Component>('./*/Gallery.svelte', { import: 'default' });

async function found<Part>(files: Readonly<Record<string, () => Promise<Part>>>, game: GameName, file: string): Promise<Part> {
  const load = files[`./${game}/${file}`];
  if (load === undefined) throw new Error(`games/${game} has no ${file}`);
  const [part] = await Promise.all([load(), language.learn(game)]);
  return part;
}

export const shownOf = (game: GameName): Promise<Shown<GameName>> => found(SHOWN, game, 'gallery.ts');
export const piecesOf = (game: GameName): Promise<Component> => found(PIECES, game, 'Gallery.svelte');
