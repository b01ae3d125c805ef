/** Notepads to draw without a server: few games, some, and many. The figures are made up, but look like real ones. */
import { levelsOf, offerOf, reachOf } from '../setup/game-offers';
import type { Average, CurvePoint, Figure, GameName, PadGame, Player, Report, SeatResult } from '../wire/protocol';
import { GAMES } from '../wire/games';

const DAY = 86_400;
const NOW = Date.UTC(2026, 10, 14, 19) / 1000;

/** The games that one can play alone. */
const ALONE = GAMES.filter((game) => offerOf(game).players.solo !== undefined);

function pick(games: readonly GameName[], at: number): GameName {
  const game = games[at % games.length];
  if (game === undefined) throw new Error('there is no game to pick');
  return game;
}

/** The same numbers every time: pictures are compared. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

export const PEOPLE: readonly Player[] = [
  { id: 1, name: 'Mia', animal: 'penguin', games: 31, last: NOW, code: null, locked: false, open_until: null, progress: true },
  { id: 2, name: 'Ben', animal: 'bear', games: 28, last: NOW - DAY, code: null, locked: true, open_until: NOW + 900, progress: true },
  { id: 3, name: 'Annegret', animal: 'frog', games: 0, last: null, code: null, locked: true, open_until: null, progress: true },
];

const seat = (number: number, player: Player | null, score: number, bot: string | null = null): SeatResult => ({
  seat: number,
  name: player?.name ?? '',
  bot,
  score,
  place: 1,
  won: false,
  player: player?.id ?? null,
  animal: player?.animal ?? null,
  ahead: 0,
  catch: 0,
  feathers: 0,
});

function placed(seats: readonly SeatResult[]): SeatResult[] {
  return seats.map((one) => {
    const place = 1 + seats.filter(({ score }) => score > one.score).length;
    return { ...one, place, won: place === 1 };
  });
}

/** Games of three people around one device, with a bot now and then. */
export function padGames(count: number): PadGame[] {
  const below = dice(7);
  return Array.from({ length: count }, (_, i): PadGame => {
    const game = pick(GAMES, below(GAMES.length));
    const people = PEOPLE.slice(0, 2 + below(2)).map((player, at) => seat(at, player, below(13)));
    const seats = placed(below(3) === 0 || people.length < reachOf(game)[0] ? [...people, seat(people.length, null, below(13), 'otter')] : people);
    return common(`pad${i}`, game, 'versus', i, seats, below(4));
  });
}

/** One person alone. */
export function diaryGames(count: number): PadGame[] {
  const below = dice(11);
  const [mia] = PEOPLE;
  return Array.from({ length: count }, (_, i) =>
    common(`diary${i}`, pick(ALONE, below(3) === 0 ? 1 : 0), 'solo', i, [seat(0, mia ?? null, below(20) - 4)], Math.min(3, Math.floor((count - i) / 15))),
  );
}

function common(id: string, game: GameName, mode: PadGame['mode'], age: number, seats: readonly SeatResult[], level: number): PadGame {
  const ended = NOW - age * 0.8 * DAY;
  const hard = levelsOf(game)[level] ?? null;
  return { id, game, version: 1, level: hard, mode, variant: '', players: seats.length, started: ended - 900, ended, chosen: false, seats };
}

export function averagesOf(games: readonly PadGame[], player: number): Average[] {
  const kindOf = ({ game, mode, level, players }: PadGame) => [game, mode, level, players].join();
  return [...new Set(games.map(kindOf))].flatMap((kind) => {
    const same = games.filter((game) => kindOf(game) === kind);
    const mine = same.flatMap(({ seats }) => seats.filter((one) => one.player === player));
    const [first] = same;
    if (first === undefined || mine.length === 0) return [];
    const scores = mine.map(({ score }) => score);
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const { game, mode, level, variant, players } = first;
    return [
      {
        game,
        mode,
        level,
        variant,
        players,
        games: mine.length,
        mean: mean(scores),
        best: Math.max(...scores),
        worst: Math.min(...scores),
        won: mine.filter(({ won }) => won).length,
        mean_place: mean(mine.map(({ place }) => place)),
      },
    ];
  });
}

// Reports -------------------------------------------------------------------------------------------------------------

export const around = (mean: number, reach: number, most = Infinity): Figure => ({ mean, low: Math.max(0, mean - reach), high: Math.min(most, mean + reach) });

export function curve(games: number, from: number, to: number, most: number, wide: number): CurvePoint[] {
  const blocks = Math.min(games, 12);
  const below = dice(games + 3);
  return Array.from({ length: blocks }, (_, i): CurvePoint => {
    const first = 1 + Math.floor((i * games) / blocks);
    const last = Math.floor(((i + 1) * games) / blocks);
    const way = 1 - Math.exp(-(2.2 * (i + 1)) / blocks);
    const mean = from + (to - from) * way + ((below(100) - 50) / 100) * 0.1 * most;
    const reach = wide / Math.sqrt(last - first + 1);
    const right = 0.2 + 0.8 * (mean / most);
    return {
      first,
      last,
      start: NOW - (games - first) * DAY,
      end: NOW - (games - last) * DAY,
      figure: around(mean, reach, most),
      right: around(right, 0.1, 1),
      answers: 25 * (last - first + 1),
    };
  });
}

const share = (mean: number, answers: number) => ({ answers, right: around(mean, 1 / Math.sqrt(answers), 1) });
export const PRACTICE = { key: 'progress.practice_is_practice', values: {} };

/** A report of a game in which it is measured how much is kept, of six cards. */
export function recallReport(game: GameName, games: number): Report {
  const early = games < 20;
  const verdict = early ? 'too_early' : games < 200 ? 'no_change' : 'better';
  const now = around(4.1, 4 / Math.sqrt(games), 6);
  return {
    game,
    basis: 'own',
    unit: 'cards',
    games,
    answers: 25 * games,
    hidden: early ? 0 : 3,
    level: 'expert',
    load: 6,
    now,
    right: around(0.71, 0.4 / Math.sqrt(games), 1),
    perfect: 6,
    guessing: 0,
    curve: curve(games, 2.4, 4.3, 6, 2.2),
    change: {
      verdict,
      figure: around(0.3, 0.4),
      recent: Math.ceil(games / 2),
      before: Math.floor(games / 2),
      more_games: early ? 43 : 0,
      points: early ? { mean: 4, low: -18, high: 26 } : { mean: 2, low: -4, high: 8 },
      practice: early ? { mean: 6, low: -5, high: 17 } : { mean: 14, low: 8, high: 20 },
    },
    errors: [
      { kind: 'before', count: 3 * games, by_guessing: 1.4 * games },
      { kind: 'neighbour', count: 2 * games, by_guessing: 1.8 * games },
      { kind: 'elsewhere', count: games, by_guessing: 1.9 * games },
      { kind: 'never', count: Math.ceil(games / 3), by_guessing: 0.8 * games },
    ],
    fading: [
      { least: 0, most: 0, ...share(0.93, 2 * games) },
      { least: 1, most: 2, ...share(0.86, 5 * games) },
      { least: 3, most: 5, ...share(0.76, 6 * games) },
      { least: 6, most: 10, ...share(0.66, 6 * games) },
      { least: 11, most: 20, ...share(0.55, 4 * games) },
      { least: 21, most: null, ...share(0.48, 2 * games) },
    ],
    positions: [
      { position: 'first', ...share(0.79, 4 * games) },
      { position: 'middle', ...share(0.65, 17 * games) },
      { position: 'last', ...share(0.74, 4 * games) },
    ],
    luck: null,
    advice: { move: early ? 'stay' : 'stay', level: 'expert', why: { key: 'coach.stay', values: { kept: 68, low: 60, high: 74, games } } },
    sentences: [{ key: 'progress.kept.own', values: { ...now, load: 6 } }, { key: `progress.verdict.${verdict}`, values: { more: early ? 43 : 0 } }, PRACTICE],
  };
}

const MISS = {
  move: 0,
  at: NOW,
  seat: 0,
  by: 'person',
  counted: true,
  right: false,
  options: [],
  outcomes: [],
  guess: 0.2,
  reasoned: 0.2,
  response: 4,
  took: 4000,
  hidden: false,
} as const;

/** What is the same in every miss of something that was shown, and of a decision. */
export const RECALLED = { ...MISS, position: 'middle', load: 6, replacements: 2, occupant: 1, before: null, age: 40, seen: true } as const;
export const DECIDED = { ...MISS, error: 'poorer', value: 6, best: 7.4, luck: 0 } as const;
