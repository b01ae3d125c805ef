/** Today, dates in words, and the months of a calendar. */
import { dateOf, noonOf } from '../wire/date';

/** The date where this device is. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** «Sunday 15 November 2026», in the words of a language. */
export function inWords(date: string, language: string, format: Intl.DateTimeFormatOptions = { dateStyle: 'full' }): string {
  return new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).format(noonOf(date));
}

/** The weeks of the month of a date, each from Monday to Sunday; null where a day belongs to another month. */
export function weeksOf(date: string): readonly (readonly (string | null)[])[] {
  const [first, last] = [firstOf(date), lastOf(date)];
  const lead = (noonOf(first).getUTCDay() + 6) % 7;
  const days: (string | null)[] = Array.from({ length: lead }, () => null);
  for (let day = 1; day <= Number(last.slice(8)); day += 1) days.push(`${first.slice(0, 8)}${String(day).padStart(2, '0')}`);
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7));
}

export function firstOf(date: string): string {
  return `${date.slice(0, 8)}01`;
}

function lastOf(date: string): string {
  const noon = noonOf(firstOf(date));
  return dateOf(new Date(Date.UTC(noon.getUTCFullYear(), noon.getUTCMonth() + 1, 0, 12)));
}

/** A day in the month before: its last one. */
export function monthBefore(date: string): string {
  const noon = noonOf(firstOf(date));
  return dateOf(new Date(noon.getTime() - 24 * 3600 * 1000));
}

/** A day in the month after: its first one. */
export function monthAfter(date: string): string {
  const noon = noonOf(lastOf(date));
  return dateOf(new Date(noon.getTime() + 24 * 3600 * 1000));
}
