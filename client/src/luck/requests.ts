/** The record of a game, by which its luck is worked out again. */
import { ask, pathOf } from '../wire/api';
import type { LuckRecord } from './check';

/** Of the last game at a table. */
export async function luckRecord(table: string): Promise<LuckRecord> {
  return ask<LuckRecord>('read the record', 'GET', addressOfRecord(table));
}

export function addressOfRecord(table: string): string {
  return `${pathOf(table)}/record`;
}
