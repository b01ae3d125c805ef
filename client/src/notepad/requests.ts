/** The notepad's questions to the server, and nothing else. */
import { ask, LONG } from '../wire/api';
import type {
  AskDrill,
  AskPlayer,
  AskProgress,
  AskResults,
  AskReview,
  Averages,
  Basis,
  Brought,
  ChooseProgress,
  Devices,
  Drill,
  GameName,
  GhostSheet,
  LinkCode,
  ManageLock,
  ManagePlayer,
  Pad,
  PadGhost,
  PadGhosts,
  RemoveGhost,
  Report,
  Results,
  Review,
  Unlink,
  UseLink,
} from '../wire/protocol';

/** Milliseconds for the largest file on a slow line. */
const UPLOAD = 600_000;

export const FILE = '/api/notepad/file';
export const SHEETS = '/api/notepad/sheets';

export async function pad(): Promise<Pad> {
  return ask<Pad>('open the notepad', 'GET', '/api/notepad');
}

export async function results(wanted: AskResults): Promise<Results> {
  return ask<Results>('list results', 'POST', '/api/notepad/results', wanted);
}

export async function averages(player: number): Promise<Averages> {
  const body: AskPlayer = { player };
  return ask<Averages>('average', 'POST', '/api/notepad/averages', body);
}

export async function progress(player: number, game: GameName, basis: Basis): Promise<Report> {
  const body: AskProgress = { player, game, basis };
  return ask<Report>('report', 'POST', '/api/notepad/progress', body);
}

export async function review(player: number, gameId: string): Promise<Review> {
  const body: AskReview = { player, game_id: gameId };
  return ask<Review>('look back', 'POST', '/api/notepad/review', body);
}

export async function drill(player: number, game: GameName): Promise<Drill> {
  const body: AskDrill = { player, game };
  return ask<Drill>('make a drill', 'POST', '/api/notepad/drill', body);
}

/** Keep progress and ghosts for this notepad, or delete them. */
export async function chooseProgress(progress: boolean): Promise<Pad> {
  const body: ChooseProgress = { progress };
  return ask<Pad>('choose what is kept', 'POST', '/api/notepad/kept', body);
}

export async function manage(what: ManagePlayer): Promise<Pad> {
  return ask<Pad>(`${what.action} a player`, 'POST', '/api/notepad/players', what);
}

export async function manageLock(what: ManageLock): Promise<Pad> {
  return ask<Pad>(`${what.action} a lock`, 'POST', '/api/notepad/locks', what);
}

/** All ghosts of this notepad. */
export async function ghosts(): Promise<PadGhosts> {
  return ask<PadGhosts>('list ghosts', 'GET', '/api/notepad/ghosts');
}

/** What can be said of a player's ghost; the first time it is worked out. */
export async function ghostOf(player: number): Promise<GhostSheet> {
  const body: AskPlayer = { player };
  return ask<GhostSheet>('look for a ghost', 'POST', '/api/notepad/ghost', body, LONG);
}

export async function makeGhost(player: number): Promise<GhostSheet> {
  const body: AskPlayer = { player };
  return ask<GhostSheet>('make a ghost', 'POST', '/api/notepad/ghost/made', body, LONG);
}

export async function removeGhost({ player, month }: PadGhost): Promise<GhostSheet> {
  const body: RemoveGhost = { player, month };
  return ask<GhostSheet>('remove a ghost', 'POST', '/api/notepad/ghost/removed', body, LONG);
}

/** The devices that share this notepad. */
export async function devices(): Promise<Devices> {
  return ask<Devices>('list devices', 'GET', '/api/notepad/devices');
}

/** A device shares this notepad no longer. */
export async function takeOff(key: string): Promise<Devices> {
  const body: Unlink = { key };
  return ask<Devices>('take a device off', 'POST', '/api/notepad/unlinked', body);
}

/** A code by which another device comes to share this notepad. */
export async function offerLink(): Promise<LinkCode> {
  return ask<LinkCode>('offer a link', 'POST', '/api/notepad/links');
}

/** Share the notepad of the device that gave out this code. */
export async function useLink(code: string): Promise<Pad> {
  const body: UseLink = { code };
  return ask<Pad>('link notepads', 'POST', '/api/notepad/linked', body);
}

export async function deleteAll(): Promise<Pad> {
  return ask<Pad>('delete the notepad', 'DELETE', '/api/notepad');
}

export async function bring(file: unknown): Promise<Brought> {
  return ask<Brought>('read in a file', 'POST', FILE, file, UPLOAD);
}
