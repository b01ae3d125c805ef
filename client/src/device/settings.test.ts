import { expect, test, vi } from 'vitest';
import { change, DEFAULTS, fix, isFixed, sane, settings } from './settings.svelte';

test.each([null, 'dark', 7, [], {}])('%j gives the defaults', (stored) => expect(sane(stored)).toEqual(DEFAULTS));

test('known values are kept, unknown ones fall back one by one', () => {
  expect(sane({ theme: 'dark', text: 'gigantic', sound: false, confirm: 'yes', volume: 11, night: false, extra: 1 })).toEqual({
    ...DEFAULTS,
    theme: 'dark',
    sound: false,
    night: false,
  });
});

test('what a study fixes stays as it is, and never becomes what this device likes', () => {
  const written: unknown[] = [];
  vi.stubGlobal('localStorage', { setItem: (_key: string, text: string) => written.push(JSON.parse(text)) });
  change('adviser', true);
  const liked = { ...settings };
  fix({ adviser: false });
  fix({ adviser: false }); // asked again, since no answer came
  change('adviser', true);
  expect([settings.adviser, isFixed('adviser'), isFixed('volume')]).toEqual([false, true, false]);
  change('volume', 3);
  expect(written).toEqual([liked, { ...liked, volume: 3 }]);
  fix({});
  change('adviser', DEFAULTS.adviser);
  change('volume', DEFAULTS.volume);
  vi.unstubAllGlobals();
});
