/** Asks what others reach on a deal until it is worked out. */
import { sameDealOf } from '../wire/api';
import type { SameDeal } from '../wire/protocol';

const AGAIN_AFTER = 2000;
/** The server waits ten seconds before it says «not yet», so these are some minutes. */
const TRIES = 30;

/** Rejects if it takes too long, cannot be had, or nobody waits any more. */
export async function whenReady(table: string, leaving: AbortSignal): Promise<SameDeal> {
  for (let tried = 0; tried < TRIES; tried++) {
    leaving.throwIfAborted();
    const deal = await sameDealOf(table);
    if (deal.ready) return deal;
    await new Promise((goOn) => setTimeout(goOn, AGAIN_AFTER));
  }
  throw new Error('it took too long');
}
