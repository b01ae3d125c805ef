/** The adviser: asks the server what each keep of the dice is worth. The page itself can calculate none of it. */
import { ask } from '../../../wire/api';
import type { BrainsAskOdds, BrainsOdds } from '../../../wire/protocol';
import type { Observation } from './view';

const SHOWN = 3;

/** What the adviser has to know of a table: the dice, and what everybody holds who is still in, in the order of turns. */
export function questionOf({ stage, dice, throws, middle, brains, colours, out, turn }: Observation): BrainsAskOdds {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = dice.map((face) => face.number);
  const order = colours.map((_, place) => (turn + place) % colours.length).filter((seat) => !out.includes(seat));
  const held = order.flatMap((seat) => {
    const colour = colours[seat];
    return colour === undefined ? [] : [[colour, brains[seat] ?? 0] as const];
  });
  return {
    dice: [a, b, c, d, e],
    throws,
    middle: stage === 'collect' ? middle : 0,
    own: brains[turn] ?? 0,
    others: Object.fromEntries(held.slice(1)),
    turns: held.map(([colour]) => colour),
  };
}

/** The best keeps, best first, and whether their chances are exact. */
export async function bestKeeps(question: BrainsAskOdds): Promise<BrainsOdds> {
  const odds = await ask<BrainsOdds>('ask for the odds', 'POST', '/api/advice/brains', question);
  return { ...odds, keeps: odds.keeps.slice(0, SHOWN) };
}

/** Brains to one decimal: more would pretend to matter. */
export function rounded(brains: number): number {
  return Math.round(brains * 10) / 10;
}

/** A chance in per cent: solved ones to one decimal, estimates to none. */
export function inHundred(chance: number, exact: boolean): number {
  return exact ? rounded(100 * chance) : Math.round(100 * chance);
}
