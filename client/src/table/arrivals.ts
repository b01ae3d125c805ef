/** Who came, who went and who has a bot in their place now, between two states of a table: said to those who sit there. */
import { t } from '../words/language.svelte';
import type { SeatInfo, TableInfo } from '../wire/protocol';
import { botName } from './seats';

function change(before: SeatInfo, after: SeatInfo): string | null {
  const bot = botName(after.bot ?? '');
  if (after.kind === 'bot' && before.kind === 'person') {
    const name = before.name ?? '';
    return after.name === undefined ? t('came.left', { name, bot }) : t('came.bot', { name, bot });
  }
  if (after.name !== undefined && after.name === before.name && (after.devices ?? 1) > (before.devices ?? 1)) {
    return t('came.moved', { name: after.name });
  }
  if (after.kind === 'person' && after.name !== undefined && (before.kind !== 'person' || before.name !== after.name)) {
    return before.name === after.name ? t('came.back', { name: after.name }) : t('came.new', { name: after.name });
  }
  return null;
}

/** Who holds the seats of this device knows what they did themselves. */
export function arrivalWords(before: TableInfo, after: TableInfo, mine: readonly number[]): string {
  const asks = (info: TableInfo, seat: number) => info.end_asked?.includes(seat) === true;
  const changes = after.seats.map((seat, i) => {
    if (mine.includes(i)) return null;
    if (asks(after, i) && !asks(before, i)) return t('came.endAsked', { name: seat.name ?? '' });
    return change(before.seats[i] ?? seat, seat);
  });
  return changes.filter((text) => text !== null).join(' ');
}
