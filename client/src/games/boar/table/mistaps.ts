/**
 * Where a mistap would cost something in The Brilliant Boar: drawing one of the last cards instead of playing, since what
 * is left in the hand costs a point. A card to play is taken up on the board before it is laid, so it needs no question.
 */
import type { Doubt } from '../../contract';
import { t } from '../language';
import type { Move, Observation } from './view';

const LAST = 3;

export function asksAgain(move: Move, seen: Observation, moves: readonly Move[]): Doubt | null {
  const choice = moves.some((other) => other.move === 'play');
  if (move.move !== 'draw' || seen.top === null || !choice || seen.deck > LAST) return null;
  return { asks: t(`sure.draw.${seen.top}`), because: t('sure.drawCosts'), yes: t('sure.drawYes') };
}
