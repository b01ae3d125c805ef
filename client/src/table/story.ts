/** How a game went. */
import { nameOf, type TablePlayer } from './board';
import { listed, spoken, t } from '../words/language.svelte';
import type { GameName, Outcome, TurningPoint } from '../wire/protocol';

/** The one sentence about where a game turned. `docs/endings.md` states the rules by which it is found. */
export function turningWords({ key, values = {}, seats = [], by }: TurningPoint, game: GameName, players: readonly TablePlayer[]): string {
  const name = listed(seats.map((seat) => nameOf(players, seat)));
  const n = values['n'] ?? 0;
  const said = { ...values, name, count: t('review.numbers').split(' ')[n] ?? n, ...(by !== undefined && { by: nameOf(players, by) }) };
  return spoken(game, `turning.${key}${key === 'run' && players.length > 1 ? 'Together' : ''}`, said);
}

/** Whose cards the last scene shows: one's own, or the winner's where several look or one has none. */
export function pileOf<Card>(piles: readonly (readonly Card[])[], { winners }: Outcome, me: number | null): readonly Card[] {
  const own = me === null ? undefined : piles[winners.length === 0 ? 0 : me];
  return own?.length ? own : (piles[winners[0] ?? 0] ?? []);
}
