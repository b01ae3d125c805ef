/** Where a mistap would cost something in The Astute Goose: giving a card away. An answer is a large picture with its word. */
import { nameOf, type TablePlayer } from '../../../table/board';
import type { Doubt } from '../../contract';
import { t } from '../language';
import type { Move, Observation } from './view';

/** The card goes to the left neighbour of the one who holds it (G13), and the question says so. */
export function asksAgain(move: Move, seen: Observation, _moves: readonly Move[], players: readonly TablePlayer[]): Doubt | null {
  if (move.move !== 'slip') return null;
  return { asks: t('sure.slip'), because: t('sure.slipGives', { name: nameOf(players, (seen.turn + 1) % players.length) }), yes: t('sure.slipYes') };
}

/** Nobody can catch a glimpse of the card where all the others are bots. */
export function somebodyMaySee(players: readonly TablePlayer[], turn: number): boolean {
  return players.some((player, seat) => seat !== turn && !player.bot);
}
