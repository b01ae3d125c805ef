/** Memorising, the same in every game whose cards are turned down: all look, until everybody is ready or the time is over. */

/** Whether cards lie open to be memorised. */
export function isMemorising(phase: string): boolean {
  return phase === 'study' || phase === 'new_card';
}
