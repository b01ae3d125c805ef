/** Tests speak of everything, whatever page says it; and what a file put in the place of the browser, it takes along. */
import { afterAll, vi } from 'vitest';
import { SOURCE } from './catalogues';
import { language } from './language.svelte';

await language.goOn('beyond');
await language.speak(SOURCE); // the file before may have spoken another

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
