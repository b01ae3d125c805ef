/** Do something at the server, and say so in plain words if it did not work. */
import { announcer } from './announcer.svelte';
import { NotConnected, RefusedByServer } from '../wire/api';
import { t } from '../words/language.svelte';

/** The reasons that a person can do something about. */
export function reasonOf(error: unknown): string {
  if (error instanceof NotConnected) return t('refused.noLine');
  return reasonFor(error instanceof RefusedByServer ? error.code : '');
}

/** The same for the code of a refusal. */
export function reasonFor(code: string): string {
  switch (code) {
    case 'broken_table':
      return t('broken.text');
    case 'enough_events':
      return t('refused.enoughEvents');
    case 'enough_games':
      return t('refused.enoughGames');
    case 'in_study':
      return t('refused.inStudy');
    case 'no_such_code':
      return t('refused.code');
    case 'no_such_player':
      return t('refused.player');
    case 'table_full':
      return t('refused.full');
    case 'no_such_link':
      return t('refused.link');
    case 'same_table':
      return t('refused.sameTable');
    case 'seat_held':
      return t('refused.seatHeld');
    case 'seats_apart':
      return t('refused.seatsApart');
    case 'seat_taken':
      return t('refused.seatTaken');
    case 'seats_open':
      return t('refused.seatsOpen');
    case 'stale':
      return t('refused.stale');
    case 'too_few':
      return t('refused.tooFew');
    case 'too_many_requests':
      return t('refused.tooMany');
    case 'wrong_name':
      return t('refused.name');
    default:
      return t('refused.other');
  }
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
