/** Why a file could not be read in. */
import { reasonFor, reasonOf } from '../../voice/attempt';
import { RefusedByServer } from '../../wire/api';

/** What is not JSON, or has another shape, is no notepad; for anything else the file is not to blame. */
export function reasonForFile(error: unknown): string {
  const noNotepad = error instanceof SyntaxError || (error instanceof RefusedByServer && error.code === 'wrong_message');
  return noNotepad ? reasonFor('broken_file') : reasonOf(error);
}
