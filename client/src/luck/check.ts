/** Whether the luck of a game was what it was promised to be, computed on this device. */
import type { Redraw } from '../games/contract';
import type { GameName, Games, Share } from '../wire/protocol';
import { hashOf, mixed, Numbers } from '../games/numbers';
import type { Shown } from './share';

const CHANCE = -1;

/** The record of a game, as far as it is checked here. */
export interface LuckRecord<G extends GameName = GameName> {
  readonly game: G;
  readonly seed: string;
  readonly hash: string;
  readonly chosen: boolean;
  readonly shares: readonly Share[];
  readonly moves: readonly (readonly [number, Games[G]['move']])[];
}

export type Fault =
  /** The secret is not the one whose hash stood on the table. */
  | 'secret'
  /** The hash is not the one that this device was shown. */
  | 'hash'
  /** Somebody showed another number than they pledged. */
  | 'salt'
  /** What this device added was left out. */
  | 'left-out'
  /** A shuffle or a throw does not follow from the numbers. */
  | 'chance';

export interface Verdict {
  /** How many shuffles and throws were computed again. */
  readonly chances: number;
  readonly fault: Fault | null;
  /** Whether this device had a share. */
  readonly mine: boolean;
}

export function check<G extends GameName>(record: LuckRecord<G>, shown: Shown | null, redraw: Redraw<G>): Verdict {
  const drawn = record.moves.flatMap(([actor, move]) => (actor === CHANCE ? [move] : []));
  const mine = shown !== null && record.shares.some(({ salt }) => salt === shown.salt);
  const verdict = (fault: Fault | null): Verdict => ({ chances: drawn.length, fault, mine });
  if (hashOf(record.seed) !== record.hash) return verdict('secret');
  if (record.shares.some(({ salt, pledge }) => salt !== undefined && hashOf(salt) !== pledge)) return verdict('salt');
  if (shown !== null && !record.chosen) {
    if (shown.hash !== record.hash) return verdict('hash');
    if (!mine) return verdict('left-out');
  }
  const seed = mixed(record.seed, record.shares);
  const wrong = drawn.some((move, chance) => !same(move, redraw(move, new Numbers(seed, chance))));
  return verdict(wrong ? 'chance' : null);
}

/** Both come from JSON, so they have nothing that JSON does not have; the order of keys is not part of it. */
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => same(Reflect.get(one, key), Reflect.get(other, key)));
}
