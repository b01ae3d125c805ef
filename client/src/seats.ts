/** Who sits where, as the page shows them. */
import type { DrawnName } from '../build/drawn';
import type { Player } from './board';
import { BOTS, pictureOf } from './bots';
import { t } from './language.svelte';
import type { SeatInfo, TableInfo } from './protocol';

/** «Otto»; a character that this page does not know yet is simply a bot. */
export function botName(bot: string): string {
  const known = BOTS.find((name) => name === bot);
  return known === undefined ? t('setup.bot') : t(`bot.${known}.short`);
}

export function pictureAt(seat: SeatInfo): DrawnName | null {
  return seat.animal ?? (seat.bot === undefined ? null : pictureOf(seat.bot));
}

function playerAt(seat: SeatInfo, index: number): Player {
  const name = seat.name ?? (seat.bot === undefined ? t('setup.playerName', { n: index + 1 }) : botName(seat.bot));
  const away = seat.kind === 'person' && seat.connected !== true;
  return { name, animal: pictureAt(seat) ?? 'robot', bot: seat.kind === 'bot', away };
}

export function playersAt(table: TableInfo): readonly Player[] {
  return table.seats.map(playerAt);
}

export function isOpen(seat: SeatInfo): boolean {
  return seat.kind === 'open';
}

/** «K7QX 3M9P»: easier to read aloud. */
export function spaced(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}
