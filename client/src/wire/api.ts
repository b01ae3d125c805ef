/**
 * The one door to the server for everything but play itself. Pages know these functions; how they travel is written
 * here and nowhere else.
 */
import type {
  Action,
  Entered,
  Invitation,
  Invite,
  Invited,
  Join,
  LookUp,
  MyTable,
  MyTables,
  OpenTable,
  Playbacks,
  Problem,
  SameDeal,
  Story,
  TableInfo,
} from './protocol';
import { randomHex } from './random';

/** There is no server behind this page, or no line to it. */
export class NotConnected extends Error {
  readonly code: string = 'not_connected';
  constructor(wanted: string) {
    super(`not connected: cannot ${wanted} without a server`);
    this.name = 'NotConnected';
  }
}

/** The server took the request and did not answer in time: it may have been done or not. */
export class NotAnswered extends NotConnected {
  override readonly code = 'not_answered';
}

/** The server understood and refused; `code` is stable, the message is for logs. */
export class RefusedByServer extends Error {
  constructor(
    readonly code: string,
    detail: string,
    /** After so long it is worth asking again, where that is known. */
    readonly seconds: number | null = null,
  ) {
    super(detail);
    this.name = 'RefusedByServer';
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;
}

/** Milliseconds that anybody waits for an answer. */
const PATIENCE = 20_000;
/** For what the server works out first, or what is large: a ghost may take a minute. */
export const LONG = 90_000;

/** Ask the server; every failure is one of the errors above. */
export async function ask<Answer>(
  wanted: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  patience: number = PATIENCE,
): Promise<Answer> {
  const signal = AbortSignal.timeout(patience);
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, {
      method,
      signal,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    answer = await response.json().catch(() => null);
  } catch {
    throw signal.aborted ? new NotAnswered(wanted) : new NotConnected(wanted);
  }
  if (response.ok && answer !== null) return answer as Answer;
  if (isProblem(answer)) throw new RefusedByServer(answer.code, answer.detail, answer.seconds ?? null);
  throw signal.aborted ? new NotAnswered(wanted) : new NotConnected(wanted);
}

/** Milliseconds until a request that got no answer is made again. */
const AGAIN = [300, 1000];
const KEY_BYTES = 32;

/** The table for which no answer came: who asks for the same once more asks with the same key. */
let unanswered: { readonly wanted: string; readonly key: string } | null = null;

/** Open a table; one, however often that must be asked for. */
export async function openTable(table: OpenTable): Promise<Entered> {
  const wanted = JSON.stringify({ ...table, pledge: null });
  const key = unanswered?.wanted === wanted ? unanswered.key : randomHex(KEY_BYTES);
  unanswered = { wanted, key };
  for (const wait of [...AGAIN, null]) {
    try {
      const entered = await ask<Entered>(`open a table of ${table.game}`, 'POST', '/api/tables', { ...table, key });
      unanswered = null;
      return entered;
    } catch (error) {
      if (!(error instanceof NotConnected)) unanswered = null;
      if (unanswered === null || wait === null) throw error;
      await new Promise((goOn) => setTimeout(goOn, wait));
    }
  }
  throw new Error('the last try throws');
}

export async function join(body: Join): Promise<Entered> {
  return ask<Entered>('take a seat', 'POST', '/api/join', body);
}

export async function lookUp(code: string): Promise<Invited> {
  const body: LookUp = { code };
  return ask<Invited>('look up a code', 'POST', '/api/invitations', body);
}

/** The tables to which this device can return, the newest first. The cookie knows; storage is forgotten sooner. */
export async function myTables(): Promise<readonly MyTable[]> {
  return (await ask<MyTables>('list my tables', 'GET', '/api/tables/mine')).tables;
}

/** Where a table is asked for. */
export const pathOf = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

/** What people do at a table besides moves. */
export async function act(table: string, action: Action): Promise<TableInfo> {
  return ask<TableInfo>(action.action, 'POST', `${pathOf(table)}/actions`, action);
}

/** How the last game went, once it is over. */
export async function storyOf(table: string): Promise<Story> {
  return ask<Story>('tell how it went', 'GET', `${pathOf(table)}/story`);
}

/** What all who were there may laugh about, once the last game is over. */
export async function loveliestOf(table: string): Promise<Playbacks> {
  return ask<Playbacks>('find the loveliest misses', 'GET', `${pathOf(table)}/loveliest`);
}

/** What others reach on the deal of the last game, or that it is not worked out yet. */
export async function sameDealOf(table: string): Promise<SameDeal> {
  return ask<SameDeal>('compare the deal', 'GET', `${pathOf(table)}/same-deal`);
}

/** The table's own way in, while a seat is open. */
export async function invitation(table: string): Promise<Invitation> {
  return ask<Invitation>('ask for the way in', 'GET', `${pathOf(table)}/invitation`);
}

/** A fresh way in to one seat, or for a big screen. */
export async function invite(table: string, seat: number | null): Promise<Invitation> {
  const body: Invite = { seat };
  return ask<Invitation>('make a way in', 'POST', `${pathOf(table)}/invitations`, body);
}
