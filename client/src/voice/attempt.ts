/** Do something at the server, and say so in plain words if it did not work. */
import { announcer } from './announcer.svelte';
import { NotConnected, RefusedByServer } from '../wire/api';
import { language, t, type Key } from '../words/language.svelte';

type Reason = Extract<Key, `refused.${string}`>;

/** Why it did not work. */
export function reasonOf(error: unknown): string {
  return reasonFor(error instanceof RefusedByServer || error instanceof NotConnected ? error.code : 'refused');
}

/** The same for the code of a refusal: its sentence lies under `refused.<code>`, and that of `refused` fits all others. */
export function reasonFor(code: string): string {
  const key = `refused.${code}`;
  return t(isSaid(key) ? key : 'refused.refused');
}

function isSaid(key: string): key is Reason {
  return language.common(key) !== undefined;
}

/** Whether it worked. */
export async function attempt(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    announcer.say(reasonOf(error), { tone: 'bad' });
    return false;
  }
}
