/** The figures of an evening that was, from what was played, by the rules by which a room counts its own (`tonight.py`). */
import type { BestCatch, ClosestFinish, EveningGame, Tonight, WinningSeries } from '../../wire/protocol';

const LEAST_SERIES = 2;
const LEAST_CATCH = 2;
/** Points apart at most where a finish is called close. */
const CLOSE = 3;

export function figuresOf(played: readonly EveningGame[], people: number): Tonight {
  const games = Array<number>(people).fill(0);
  const wins = Array<number>(people).fill(0);
  for (const { people: there, winners } of played) {
    for (const [seat, person] of there.entries()) {
      if (person === null) continue;
      games[person] = (games[person] ?? 0) + 1;
      if (winners.includes(seat)) wins[person] = (wins[person] ?? 0) + 1;
    }
  }
  const series = longestSeries(played);
  const closest = closestFinish(played);
  const caught = bestCatch(played);
  return { games, wins, ...(series && { series }), ...(closest && { closest }), ...(caught && { catch: caught }) };
}

/** Of several the one that was complete first. A game that somebody sat out is no break. */
function longestSeries(played: readonly EveningGame[]): WinningSeries | undefined {
  const running = new Map<number, number>();
  let longest: WinningSeries | undefined;
  for (const { people, winners } of played) {
    for (const [seat, person] of people.entries()) {
      if (person === null) continue;
      const length = winners.includes(seat) ? (running.get(person) ?? 0) + 1 : 0;
      running.set(person, length);
      if (length >= Math.max(LEAST_SERIES, (longest?.length ?? 0) + 1)) longest = { person, length };
    }
  }
  return longest;
}

/** Where people met and points decided; of several the first. */
function closestFinish(played: readonly EveningGame[]): ClosestFinish | undefined {
  let closest: ClosestFinish | undefined;
  for (const [number, { people, scores, places, winners }] of played.entries()) {
    const met = people.filter((person) => person !== null).length >= 2;
    const decided = scores.every((score, seat) => places[seat] === 1 + scores.filter((other) => other > score).length);
    const [first = 0, second = 0] = scores.toSorted((a, b) => b - a);
    const margin = first - second;
    if (met && winners.length > 0 && decided && margin < (closest?.margin ?? CLOSE + 1)) closest = { number, margin };
  }
  return closest;
}

/** Where people play for themselves; of several the first. */
function bestCatch(played: readonly EveningGame[]): BestCatch | undefined {
  let best: BestCatch | undefined;
  for (const [number, { mode, people, catches = [] }] of played.entries()) {
    if (mode !== 'versus') continue;
    for (const [seat, finds] of catches.entries()) {
      const person = people[seat] ?? null;
      if (person !== null && finds >= Math.max(LEAST_CATCH, (best?.finds ?? 0) + 1)) best = { person, number, finds };
    }
  }
  return best;
}
