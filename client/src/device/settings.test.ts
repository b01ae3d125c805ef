import { expect, test } from 'vitest';
import { DEFAULTS, sane } from './settings.svelte';

test.each([null, 'dark', 7, [], {}])('%j gives the defaults', (stored) => expect(sane(stored)).toEqual(DEFAULTS));

test('known values are kept, unknown ones fall back one by one', () => {
  expect(sane({ theme: 'dark', text: 'gigantic', sound: false, confirm: 'yes', volume: 11, night: false, extra: 1 })).toEqual({
    ...DEFAULTS,
    theme: 'dark',
    sound: false,
    night: false,
  });
});
