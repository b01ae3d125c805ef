/** What a browser stores for a page, for tests that run without one. */
import { vi } from 'vitest';

/** From now on there is a store, and nothing in it. */
export function emptyStorage(): void {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
}
