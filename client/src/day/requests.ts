/** The questions about the deal of the day to the server, and nothing else. */
import { ask } from '../wire/api';
import type { AskDay, BeginDay, DayAt, DayOrigin, Days, Entered } from '../wire/protocol';

/** The deals of a day, and which of its month somebody has begun. */
export async function daysOf(name: string, day: string): Promise<Days> {
  const body: AskDay = { name, day };
  return ask<Days>('look at the calendar', 'POST', '/api/day', body);
}

/** Begin the deal of a day, or go back to it: asked twice it is the same table. */
export async function beginDay(wanted: BeginDay): Promise<Entered> {
  return ask<Entered>('begin the deal of the day', 'POST', '/api/day/begin', wanted);
}

/** What the deals of a day follow from here. */
export async function originOf(day: string): Promise<DayOrigin> {
  return ask<DayOrigin>('ask where the deal of a day comes from', 'GET', `/api/day/${day}`);
}

/** The deal of the day that is played at a table, if it is one. */
export async function dayAt(table: string): Promise<DayAt> {
  return ask<DayAt>('ask which day it is', 'GET', `/api/tables/${encodeURIComponent(table)}/day`);
}
