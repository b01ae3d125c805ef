/** The adviser: asks the server what each keep of the dice is worth. The page itself can calculate none of it. */
import { ask } from '../../api';
import type { BrainsAskOdds, BrainsKeep, BrainsOdds } from '../../protocol';
import type { Observation } from './view';

const SHOWN = 3;

/** What the adviser has to know of a table: who would pay matters only in phase 2. */
export function questionOf({ stage, dice, throws, middle, brains, colours, out, turn }: Observation): BrainsAskOdds {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = dice.map((face) => face.number);
  const question = { dice: [a, b, c, d, e], throws } as const;
  if (stage === 'collect') return { ...question, middle };
  const others = colours.flatMap((colour, seat) =>
    seat === turn || out.includes(seat) ? [] : [[colour, brains[seat] ?? 0] as const],
  );
  return { ...question, own: brains[turn] ?? 0, others: Object.fromEntries(others) };
}

/** The best keeps, best first. */
export async function bestKeeps(question: BrainsAskOdds): Promise<readonly BrainsKeep[]> {
  const odds = await ask<BrainsOdds>('ask for the odds', 'POST', '/api/advice/brains', question);
  return odds.keeps.slice(0, SHOWN);
}

/** Brains to one decimal: more would pretend to matter. */
export function rounded(brains: number): number {
  return Math.round(brains * 10) / 10;
}
