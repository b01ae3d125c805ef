/** A table at which somebody's ghost has been given a seat. */
import type { Person } from '../device/people';
import type { GameName, PadGhost } from '../wire/protocol';
import { reachOf } from './game-offers';
import { firstPlan, withBot, type Plan } from './plan';

/** The people and the ghost, and as many bots as the game still needs; who finds no seat beside a ghost is left out. */
export function withGhost(game: GameName, people: readonly Person[], ghost: PadGhost): Plan {
  const [fewest, most] = reachOf(game);
  const seated = people.slice(0, most - 1);
  let plan: Plan = { ...firstPlan(game, seated, ''), people: seated, bots: [ghost] };
  while (plan.people.length + plan.bots.length < fewest) plan = withBot(plan);
  return plan;
}
