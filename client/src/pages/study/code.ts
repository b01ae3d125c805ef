import { decoded } from '../../navigation/routes';
import { PATHS } from '../../wire/paths';

/** Who has a link of their own, or has typed a code, has it behind the `#` of the address. */
export function codeIn(hash: string): string | null {
  const [, page, code] = hash.split('/');
  return page === PATHS.study && code ? decoded(code) : null;
}
