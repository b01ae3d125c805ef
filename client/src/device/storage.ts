/**
 * Small things kept on this device. Storage can be full, forbidden or tampered with; then the page simply forgets,
 * and nobody is stopped from playing.
 */
export function read(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Kept for this visit only.
  }
}
