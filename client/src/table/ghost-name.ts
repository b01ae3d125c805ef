/** What a ghost is called: «Mia (October)», and of another year «Mia (October 2025)». */
import { dateTag, t } from '../words/language.svelte';
import type { PadGhost } from '../wire/protocol';

export function monthName(month: string, now: Date = new Date()): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const written = new Intl.DateTimeFormat(dateTag(), { month: 'long', ...(year !== now.getFullYear() && { year: 'numeric' }) });
  return written.format(new Date(year, number - 1, 15));
}

export function ghostName(ghost: Pick<PadGhost, 'name' | 'month'>): string {
  return t('ghost.name', { name: ghost.name, month: monthName(ghost.month) });
}
