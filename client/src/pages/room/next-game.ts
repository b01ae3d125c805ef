/** What somebody in a room would like to play next. It is agreed as at the table where they are, as far as the other game can be. */
import { act } from '../../wire/api';
import { isPlayedTogether, levelsOf, reachOf } from '../../setup/game-offers';
import { newTable, onTheTv } from '../../setup/plan';
import { GAMES } from '../../wire/games';
import type { GameName, Level, ProposalInfo, ProposeGame, RoomInfo, TableInfo } from '../../wire/protocol';
import { minutesOf } from '../box/facts';

/** Games in a family evening. */
const EVENING = 4;

/** The shortest games there are, each once. */
export function shortest(): readonly GameName[] {
  return GAMES.toSorted((one, other) => minutesOf(one) - minutesOf(other)).slice(0, EVENING);
}

export function planFor(game: GameName, { options, seats }: TableInfo): Omit<ProposeGame, 'action'> {
  const agreed: { readonly mode?: string | null; readonly level?: Level } = options;
  const together = agreed.mode === 'cooperative' && isPlayedTogether(game);
  const { starter: _starter, ...usual } = newTable({ ...onTheTv(game), together }).options as Record<string, unknown>;
  const level = levelsOf(game).find((each) => each === agreed.level);
  // Somebody's ghost, or a bot that plays for a person, is no guest of the next game.
  const bots = seats.flatMap(({ kind, bot, name }) => (kind === 'bot' && bot !== undefined && name === undefined ? [bot] : []));
  return { game, options: { ...usual, ...(level && { level }) }, bots: bots.slice(0, reachOf(game)[1] - 1) };
}

/** The newest may be somebody else's, who was as quick. */
function ownProposal({ proposals = [], you = [] }: RoomInfo, wanted: GameName): ProposalInfo | undefined {
  return proposals.findLast(({ game, by }) => game === wanted && by.join() === you.join());
}

/**
 * Propose these, the first for now and the others for later. The word of who runs the table is enough: then everybody goes
 * there at once, and the rest is proposed where they are by then.
 */
export async function propose(info: TableInfo, games: readonly GameName[], host: boolean): Promise<void> {
  let at = info.id;
  for (const [i, game] of games.entries()) {
    let { room } = await act(at, { action: 'propose', ...planFor(game, info), later: i > 0 });
    const own = room && ownProposal(room, game);
    if (i === 0 && host && room?.moved_to === undefined && own) ({ room } = await act(at, { action: 'take', number: own.number }));
    at = room?.moved_to ?? at;
  }
}
