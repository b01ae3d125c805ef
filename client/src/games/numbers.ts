/**
 * The numbers of docs/fair.md, a second time: what the server computed in Python is computed here again, so that nobody
 * has to take its word for it. `crypto.subtle` is there on safe pages only, and a family's server has no certificate.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Share } from '../wire/protocol';

const WORDS = 2n ** 64n;
const SILENT = '-';

export function hashOf(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)));
}

/** 32 bytes that nobody else knows. */
export function newSalt(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The seed of a game, from the server's secret and what the devices added. */
export function mixed(secret: string, shares: readonly Share[]): Uint8Array {
  if (shares.length === 0) return hexToBytes(secret);
  const salts = shares.map(({ salt }) => salt ?? SILENT).join(' ');
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(`gander shares ${salts}`));
}

/** The numbers for one move of chance. */
export class Numbers {
  #block = 0;
  #words: bigint[] = [];

  constructor(
    private readonly seed: Uint8Array,
    private readonly chance: number,
  ) {}

  below(n: number): number {
    const size = BigInt(n);
    for (;;) {
      const word = this.#next();
      if (word < WORDS - (WORDS % size)) return Number(word % size);
    }
  }

  /** The cards in the order in which they lie after a shuffle; the last is the top. */
  shuffled<Card>(cards: readonly Card[]): readonly Card[] {
    const deck = [...cards];
    for (let i = deck.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [deck[i], deck[j]] = [deck[j] as Card, deck[i] as Card];
    }
    return deck;
  }

  #next(): bigint {
    if (this.#words.length === 0) {
      const block = hmac(sha256, this.seed, utf8ToBytes(`gander ${this.chance} ${this.#block++}`));
      const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
      this.#words = [0, 8, 16, 24].map((at) => view.getBigUint64(at));
    }
    return this.#words.shift() as bigint;
  }
}
