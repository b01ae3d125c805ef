/**
 * What a table notices by itself: that few cards are left, that two are level, that somebody has three in a row. It knows
 * only what everybody may know, so a game hands over no observation, but these few numbers of it. True, rare, and never the
 * same twice in a row: a game has four such moments at most. `docs/show.md` says what comes of them.
 */

/** Where a game stands, as all see it. */
export interface Standing {
  /** Of each seat, with what it started with; one number for all who play together. */
  readonly points: readonly number[];
  /** How much is still to come, whatever that is. */
  readonly left: number;
  /** Nobody has done anything yet: from here on nothing is missed. */
  readonly untouched: boolean;
  /** One more miss, and it is over. */
  readonly lastChance?: boolean;
}

/** Something was tried, and did or did not come off. */
export interface Deed {
  readonly seat: number;
  readonly right: boolean;
  /** It was taken away from somebody: then it matters who leads. */
  readonly robs?: boolean;
}

/** `games/<game>/notices.ts` exports it as `noticing`. */
export interface Noticing<Observation, Event> {
  readonly standing: (seen: Observation) => Standing;
  readonly deedOf: (event: Event) => Deed | null;
  /** How much somebody took at once, where that is worth a shout from across a room. */
  readonly haulOf?: (event: Event) => number;
  /** So many left are worth a word. */
  readonly few: number;
  /** What is said of them: the game knows what they are. */
  readonly wordsFor: (kind: 'few' | 'last', n: number) => string;
}

export const KINDS = ['few', 'last', 'level', 'lead', 'third', 'slip', 'lastChance', 'matchPoint', 'decider'] as const;
export type Kind = (typeof KINDS)[number];

export interface Notice {
  readonly kind: Kind;
  /** Whom it is about; nobody where it is about all. */
  readonly seats: readonly number[];
  readonly n: number;
}

/** What is remembered of one game: it is made anew for the next. */
export interface Memory {
  readonly before: Standing | null;
  /** Nothing was missed since the game began; what somebody never did can be said only then. */
  readonly whole: boolean;
  /** Right answers in a row, and in all until the first wrong one, of each seat. */
  readonly run: readonly number[];
  readonly perfect: readonly number[];
  readonly said: readonly Kind[];
  /** How much has happened since something was said. */
  readonly since: number;
}

export const NOTHING: Memory = { before: null, whole: false, run: [], perfect: [], said: [], since: Infinity };

const MOST = 4;
/** So much happens between two of them. */
const APART = 3;
/** Fewer points than this are level by nature. */
const WORTH_LEVEL = 3;
const IN_A_ROW = 3;
/** So many right ones, and the first wrong one is a surprise. */
const PERFECT = 4;

const leaders = (points: readonly number[]): readonly number[] => {
  const most = Math.max(...points);
  return points.flatMap((own, seat) => (own === most ? [seat] : []));
};

/** Who wears the crown on a big screen: whoever leads alone, with something to show for it. */
export function leaderOf(points: readonly number[]): number | null {
  const [first, second] = leaders(points);
  return points.length < 2 || first === undefined || second !== undefined || (points[first] ?? 0) <= 0 ? null : first;
}

/** All that could be said of a step, the rarest first. */
function candidates(memory: Memory, now: Standing, deed: Deed | null, few: number): readonly Notice[] {
  const found: Notice[] = [];
  const before = memory.before;
  if (before === null) return found;
  const about = (seat: number) => (now.points.length > 1 ? [seat] : []);
  if (deed !== null && !deed.right && memory.whole && (memory.perfect[deed.seat] ?? 0) >= PERFECT) found.push({ kind: 'slip', seats: about(deed.seat), n: 1 });
  if (deed?.robs) {
    const [was, is] = [leaders(before.points), leaders(now.points)];
    const [first] = is;
    if (is.length === 1 && first !== undefined && !was.includes(first)) found.push({ kind: 'lead', seats: [first], n: now.points[first] ?? 0 });
  }
  if (now.lastChance && !before.lastChance) found.push({ kind: 'lastChance', seats: [], n: 1 });
  if (before.left > 1 && now.left === 1) found.push({ kind: 'last', seats: [], n: 1 });
  else if (before.left > few && now.left <= few && now.left > 1) found.push({ kind: 'few', seats: [], n: now.left });
  if (deed?.right && (memory.run[deed.seat] ?? 0) + 1 === IN_A_ROW) found.push({ kind: 'third', seats: about(deed.seat), n: IN_A_ROW });
  const top = leaders(now.points);
  const most = Math.max(...now.points);
  if (top.length > 1 && most >= WORTH_LEVEL && leaders(before.points).length === 1 && now.left > 0) found.push({ kind: 'level', seats: top, n: most });
  return found;
}

/** What is said of it: nothing most of the time. */
function chosen(memory: Memory, found: readonly Notice[]): Notice | null {
  if (memory.said.length >= MOST || memory.since < APART) return null;
  return found.find(({ kind }) => kind !== memory.said.at(-1) && memory.said.filter((said) => said === kind).length < (kind === 'level' ? 2 : 1)) ?? null;
}

const withSeat = (counts: readonly number[], seat: number, n: number): readonly number[] => {
  const next = Array.from({ length: Math.max(counts.length, seat + 1) }, (_, i) => counts[i] ?? 0);
  next[seat] = n;
  return next;
};

/** Somebody has missed once: they can be perfect no more. */
const MISSED = -Infinity;

/** One thing happened, and the table lies as it is now: what is noticed, and what is remembered of it. */
export function notice(memory: Memory, now: Standing, deed: Deed | null, few: number): { readonly memory: Memory; readonly notice: Notice | null } {
  const said = chosen(memory, candidates(memory, now, deed, few));
  const { run, perfect } = memory;
  return {
    notice: said,
    memory: {
      before: now,
      whole: memory.whole || (memory.before === null && now.untouched),
      run: deed === null ? run : withSeat(run, deed.seat, deed.right ? (run[deed.seat] ?? 0) + 1 : 0),
      perfect: deed === null ? perfect : withSeat(perfect, deed.seat, deed.right ? (perfect[deed.seat] ?? 0) + 1 : MISSED),
      said: said === null ? memory.said : [...memory.said, said.kind],
      since: said === null ? memory.since + (deed === null ? 0 : 1) : 0,
    },
  };
}

/** A game of a best of three begins: one more win, and it is decided. */
export function atMatchPoint(wins: readonly number[] | undefined): Notice | null {
  const near = (wins ?? []).flatMap((won, seat) => (won === 1 ? [seat] : []));
  if (near.length === 0 || wins?.some((won) => won > 1)) return null;
  return { kind: near.length === 1 ? 'matchPoint' : 'decider', seats: near, n: near.length };
}
