/** Random bytes as hexadecimal digits. `crypto.randomUUID` exists on safe pages only, and a family's server has no certificate. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
