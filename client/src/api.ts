/**
 * The one door to the server for everything but play itself. Pages know these functions; how they travel is written
 * here and nowhere else.
 */
import type { Entered, GameName, Level, Mode, OpenTable, PlannedSeat, Problem } from './protocol';
import type { BrainsColour } from './protocol';

export type Where = 'device' | 'stage' | 'link';

/** What the set-up page hands in: a table as people think of it. */
export interface NewTable {
  readonly game: GameName;
  readonly mode: Mode;
  /** Brains has no levels. */
  readonly level: Level | null;
  /** Boar: name the card before playing it (B15). */
  readonly naming: boolean;
  /** Brains: the colour of each seat (M3). */
  readonly colours: readonly BrainsColour[] | null;
  readonly seats: readonly PlannedSeat[];
  /** The seat of the youngest, who starts (A1). */
  readonly starter: number;
  readonly where: Where;
}

/** There is no server behind this page, or no line to it. */
export class NotConnected extends Error {
  readonly code = 'not_connected';
  constructor(wanted: string) {
    super(`not connected: cannot ${wanted} without a server`);
    this.name = 'NotConnected';
  }
}

/** The server understood and refused; `code` is stable, the message is for logs. */
export class RefusedByServer extends Error {
  constructor(
    readonly code: string,
    detail: string,
  ) {
    super(detail);
    this.name = 'RefusedByServer';
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;
}

/** Ask the server; every failure is one of the two errors above. */
export async function ask<Answer>(wanted: string, method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new NotConnected(wanted);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  if (isProblem(answer)) throw new RefusedByServer(answer.code, answer.detail);
  throw new NotConnected(wanted);
}

/** The options of each game, from what was agreed; what a game does not know is left out. */
export function optionsOf(table: NewTable): OpenTable['options'] {
  const common = { mode: table.mode, starter: table.starter };
  if (table.game === 'brains') return { ...common, colours: table.colours };
  const levelled = { ...common, level: table.level ?? 'rookie' };
  return table.game === 'boar' ? { ...levelled, naming: table.naming } : levelled;
}

export async function openTable(table: NewTable): Promise<Entered> {
  const body: OpenTable = { game: table.game, seats: table.seats, options: optionsOf(table) };
  return ask<Entered>(`open a table of ${table.game}`, 'POST', '/api/tables', body);
}
