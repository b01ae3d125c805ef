/** Who sits where, as the page shows them. */
import type { Portrait } from '../../build/drawn';
import type { TablePlayer } from './board';
import { BOTS, pictureOf, USUAL_BOTS, type Bot, type Filler } from './bots';
import { ghostName } from './ghost-name';
import { t } from '../words/language.svelte';
import type { SeatInfo, TableInfo } from '../wire/protocol';

/** «Otto»; a character that this page does not know yet is simply a bot. */
export function botName(bot: string): string {
  const known = BOTS.find((name) => name === bot);
  return known === undefined ? t('setup.bot') : t(`bot.${known}.short`);
}

/** What who fills a seat is called in full: «Otto the otter», «Mia (October)». */
export function fillerName(filler: Filler): string {
  return typeof filler === 'string' ? t(`bot.${filler}`) : ghostName(filler);
}

/** Who plays at a seat that is a bot's: «Otto», or «Mia (October)» for a ghost. */
export function botAt({ bot = '', name = '', ghost }: SeatInfo): string {
  return ghost === undefined ? botName(bot) : ghostName({ name, month: ghost });
}

export function pictureAt({ animal, bot, ghost }: SeatInfo): Portrait | null {
  return animal === undefined ? (bot === undefined ? null : pictureOf(bot)) : ghost === undefined ? animal : `${animal}-ghost`;
}

/** Whoever is called by a name at a seat: a person, also while a bot plays for them, or else the bot. */
export function whoIs(seat: SeatInfo): string | undefined {
  const person = seat.ghost === undefined ? seat.name : undefined;
  return person ?? (seat.bot === undefined ? undefined : botAt(seat));
}

function playerAt(seat: SeatInfo, index: number): TablePlayer {
  const name = whoIs(seat) ?? t('setup.playerName', { n: index + 1 });
  const away = seat.kind === 'person' && seat.connected !== true;
  return { name, animal: pictureAt(seat) ?? 'robot', bot: seat.kind === 'bot', away };
}

export function playersAt(table: TableInfo): readonly TablePlayer[] {
  return table.seats.map(playerAt);
}

export function isOpen(seat: SeatInfo): boolean {
  return seat.kind === 'open';
}

/** Who fills the next free seat: a character that nobody at the table is yet, so that each has a name and a face of its own. */
export function nextBot(seats: readonly SeatInfo[]): Bot {
  const here = new Set<string | undefined>(seats.flatMap(({ bot, animal }) => [bot, animal]));
  return USUAL_BOTS.find((bot) => !here.has(bot)) ?? 'squirrel';
}

/** «K7QX 3M9P»: easier to read aloud. */
export function spaced(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}
