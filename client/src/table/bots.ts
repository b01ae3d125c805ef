/** The characters that can fill a seat, as the server names them, from forgetful to perfect. */
import type { DrawnName } from '../../build/drawn';
import type { PadGhost } from '../wire/protocol';

export const BOTS = ['chick', 'squirrel', 'tortoise', 'otter', 'crow', 'elephant'] as const satisfies readonly DrawnName[];
export type Bot = (typeof BOTS)[number];

/** The first to be offered: one that beginners beat about every other time, then those who remember as much as people do. */
export const USUAL_BOTS: readonly Bot[] = ['squirrel', 'tortoise', 'otter', 'chick', 'crow', 'elephant'];

/** Who can fill a seat: a character, or the ghost of somebody on the notepad. */
export type Filler = Bot | PadGhost;

/** What the server calls it. */
export const nameFor = (filler: Filler): string => (typeof filler === 'string' ? filler : filler.bot);

/** The picture of a bot; one that this page does not know yet is a robot. */
export function pictureOf(bot: string): DrawnName {
  return BOTS.find((known) => known === bot) ?? 'robot';
}
