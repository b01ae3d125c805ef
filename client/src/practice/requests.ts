/** Five minutes of practice: its questions to the server. */
import { ask } from '../wire/api';
import type { AskPlayer, AskPractice, SavePractice, Practice, PracticeSaved, Practised, PractisedBy } from '../wire/protocol';

export async function practiceFor(name: string): Promise<Practice> {
  const body: AskPractice = { name };
  return ask<Practice>('make a practice', 'POST', '/api/practice', body);
}

export async function savePractice(body: SavePractice): Promise<PracticeSaved> {
  return ask<PracticeSaved>('save a practice', 'POST', '/api/practice/done', body);
}

export async function practisedBy(player: number): Promise<readonly Practised[]> {
  const body: AskPlayer = { player };
  return (await ask<PractisedBy>('list what was practised', 'POST', '/api/notepad/practised', body)).practised;
}
