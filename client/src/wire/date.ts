/** Dates as the server knows them, '2026-11-15': days of a calendar, and no moments. */

const FORM = /^\d{4}-\d\d-\d\d$/;

/** Noon in Greenwich stands for a day, so that no time zone turns it into the one beside it. */
export function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

export function dateOf(noon: Date): string {
  return noon.toISOString().slice(0, 10);
}

export function isDate(text: string | undefined): text is string {
  if (text === undefined || !FORM.test(text)) return false;
  const noon = noonOf(text);
  return !Number.isNaN(noon.getTime()) && dateOf(noon) === text;
}
