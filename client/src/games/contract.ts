/**
 * What a game brings to the page. All of it lies in `games/<game>/`, under the same file names in every folder. The page
 * finds the folders by itself (`parts.ts`, `../words/catalogues.ts`), so nothing outside them names a game, and a new game is
 * a new folder here. `folders.test.ts` says by name what a folder lacks.
 *
 * Loaded with the first page, so keep it small:
 *
 *   Lid.svelte            what is on the lid of the box: some of its pieces                            LidProps
 *   Mark.svelte           its sign on the notepad, inside an <svg> of 32 by 32; `sign` and `full`      MarkProps
 *                         are the classes for a line and for a filled shape
 *   Back.svelte           the back of its cards, on the paper of `ui/pieces/CardBack.svelte`; if any   BackProps
 *   colours.css           [data-game='<game>'] with accent, felt and lid, and the colours of its pieces as --<game>-…
 *   page-lid-…            in its words: said of it everywhere: title, line, time, credit, variants
 *
 * Loaded when it is asked for:
 *
 *   page-table-…          every other sentence of it; `language.ts` speaks them
 *   page-beyond-…         those of them that no table says, if there are many: rules, lesson, practice, notepad
 *   live.ts               the table: board, what happened, sounds, mistaps, the sum at the end         Live
 *   chance.ts             its shuffles and throws, drawn again to check them                           Redraw
 *   Rules.svelte          the rules in our own words, in `ui/RuleSection.svelte`
 *   lesson.ts             the first moves; imports nothing but types, since Python plays it too        Lesson
 *   Drill.svelte          one situation to practise                                                    DrillProps
 *   review.ts             an answer looked back at, and how the whole game went if that can be told    Review
 *   Ending.svelte         the scene at its end                                                         EndingProps
 *   ending.ts             how a game went, in numbers: whether it was narrow, a rout, a success        Tallies
 *   notices.ts            what everybody may know of how it stands, for what the table notices          Noticing
 *   tune.ts               the four notes at its end                                                    Tune
 *   Won.svelte            a card that was won, small; only if it has piles                             WonProps
 *   Choice.svelte         the picture of a choice for a seat; only if it has such an option            ChoiceProps
 *   Luck.svelte           what luck did in a report; only if it sends one                              LuckProps
 *
 * For pictures in development, never loaded for players:
 *
 *   boards.ts             boards made by the rules, which `make protocol` writes                       Boards
 *   gallery.ts            these boards, a drill, a report and a review                                 Shown
 *   Gallery.svelte        every piece in every state
 *
 * For the build: `drawings/<name>.svg`, pictures in the hand of docs/drawing.md, which `ui/Icon.svelte` shows as
 * `<game>-<name>`; only if it has some (see build/drawings.ts).
 *
 * What else a game has lies in folders of its own, if it is more than a little: `table/` for what only the table needs (its
 * board, what it shows and tells), `pieces/` for pictures that are shown elsewhere too.
 *
 * A game's own code says `t('lineup')` with the `t` of its `language.ts`: the key is looked up in its words first, then
 * in the common ones, and a wrong key or a missing place is a type error.
 */
import type { Component } from 'svelte';
import type { Beat, Show } from '../table/beats.svelte';
import type { BoardProps, TablePlayer, Telling } from '../table/board';
import type { Kind, Tally } from '../table/endings/kind';
import type { Numbers } from './numbers';
import type { Message } from '../words/message';
import type { GameName, Games, Outcome, Report, Review, SeatResult } from '../wire/protocol';
import type { Felt } from '../remarks/remarks';
import type { Sound } from '../voice/sound';

/** A situation to practise, and an answer, as the server sends them. */
export type DrillItem<G extends GameName> = Games[G]['drill'];
export type Answer<G extends GameName> = Games[G]['answer'];

// With the first page -------------------------------------------------------------------------------------------------

/** Nothing is asked of the three small pictures: each draws itself. */
export type LidProps = Record<string, never>;
export type MarkProps = Record<string, never>;
export type BackProps = Record<string, never>;

/** What is said of a game where its box is still closed. */
export interface LidWords {
  readonly title: string;
  readonly line: string;
  /** How long it takes: «15 minutes». */
  readonly time: string;
  readonly credit: string;
  /** Also what its own lid says, and ways to play as the notepad names them: `variant.naming` is «with names». */
  readonly [own: string]: Message;
}

// At the table --------------------------------------------------------------------------------------------------------

/** What is asked once more before a move is made: a question short enough for a heading, and what the move would cost. */
export interface Doubt {
  readonly asks: string;
  readonly because?: string;
  /** The deed, on the button: «Yes, draw». */
  readonly yes: string;
}

/**
 * What every game says of itself under the same key. Everything else in its words is its own affair; what can be agreed
 * before the game has its words from the server (`../wire/offers.ts`).
 */
export interface GameWords {
  /** What is measured, along the curve: «suspects kept». */
  readonly 'progress.axis': string;
  /** What is seen in the scene at its end, in one sentence. */
  readonly ending: string;
  /**
   * Whatever the server sends by key (`progress.…`, `coach.…`, `error.…`, `review.…`, `drill.kind.…`): a game's own
   * wording comes before the common one.
   */
  readonly [own: string]: Message;
}

/** The words of a game, if nothing is missing among them: one that no language has is a type error in `language.ts`. */
export type WholeWords<Own extends LidWords & GameWords> = Own;

/** `live.ts` exports it as `live`. */
export interface Live<G extends GameName> {
  /**
   * It fills the areas of `tabletop/Board.svelte`. What everybody has on their phone too has the class `at-hand`: a big
   * screen leaves it out.
   */
  readonly Board: Component<BoardProps<Games[G]['observation'], Games[G]['move'], Games[G]['event']>>;
  /**
   * What happened, in words. `me`: the one person at this device, who is called «you»; null if several look at it.
   * `next`: the seats for which the game waits now; nobody once it is over. `seen`: the table as it lies now.
   */
  readonly tell: (
    event: Games[G]['event'],
    players: readonly TablePlayer[],
    me: number | null,
    next: readonly number[],
    seen?: Games[G]['observation'],
  ) => Telling | null;
  /** Whether the board shows by itself what happened, so that only readers need to be told. */
  readonly boardShows: (event: Games[G]['event']) => boolean;
  readonly soundOf: (event: Games[G]['event']) => Sound | null;
  /**
   * How what happened is shown: what lies on the table in each beat that it has (`../table/beats.svelte.ts`), made of what
   * this viewer saw before and sees now. Null if the table simply lies there as it is now.
   */
  readonly show: (before: Games[G]['observation'], now: Games[G]['observation'], news: readonly Games[G]['event'][]) => Show<Games[G]['observation']> | null;
  /** The beat in which an event is told: never before it can be seen. */
  readonly beatOf: (event: Games[G]['event']) => Beat | 'rest';
  /** The beat in which it is heard, if that is another one: dice are heard while they fall. */
  readonly heardIn?: (event: Games[G]['event']) => Beat | 'rest';
  /** Whether something that could be seen is now hidden from this viewer: such news waits for no show. */
  readonly hides: (event: Games[G]['event']) => boolean;
  /**
   * Whose merit or mishap a public event is, so that characters can pull a face and say something; null for anything else.
   * It looks at no piece, only at who and whether or how much. Left out where the bots play in silence.
   */
  readonly moodOf?: (event: Games[G]['event']) => Felt | null;
  /** What to ask once more where a mistap is likely and would cost something; else null. */
  readonly asksAgain: (
    move: Games[G]['move'],
    seen: Games[G]['observation'],
    moves: readonly Games[G]['move'][],
    players: readonly TablePlayer[],
  ) => Doubt | null;
  /** Why the game is over. */
  readonly reasonOf: (outcome: Outcome, seen: Games[G]['observation'], players: readonly TablePlayer[]) => string;
  /** How many cards were found by who plays alone or together, where mistakes are taken off: they are told first. */
  readonly foundOf?: (seen: Games[G]['observation']) => number;
  /** How the points of a seat add up, or nothing. */
  readonly sumOf: (seat: number, seen: Games[G]['observation'], outcome: Outcome) => string;
}

/** `ending.ts` exports it as `tally`: how a game went, counted in what lies open once it is over. */
export type Tallies<G extends GameName> = (seen: Games[G]['observation'], outcome: Outcome) => Tally;

/**
 * A small scene after the last look at the table and before the result. It draws only what lies open by then; what it
 * tells is said to readers in one sentence, `ending` of the game's words.
 */
export interface EndingProps<G extends GameName> {
  readonly observation: Games[G]['observation'];
  readonly outcome: Outcome;
  /** What is shown as won: of who looks, or of the winner where several do; nothing while it is not known. */
  readonly pile: readonly Games[G]['card'][];
  /** How it went: a narrow win, a rout … */
  readonly kind: Kind;
  /** Which of the three pictures this is, from 0: who plays often sees another one each time. */
  readonly variant: number;
  /** A still picture of the same scene. */
  readonly still: boolean;
}

/** The face of a card that somebody won, once the game is over. */
export interface WonProps<G extends GameName> {
  readonly card: Games[G]['card'];
}

/** The picture of what a seat has chosen before the game, such as its colour. Its word stands beside it. */
export interface ChoiceProps {
  readonly choice: string;
}

// After the game ------------------------------------------------------------------------------------------------------

/**
 * `chance.ts` exports it as `redraw`: the move of chance that these numbers give in the place of the one that was made,
 * as docs/fair.md says; null if chance makes no such move. Of the move itself it uses only what was thrown or shuffled.
 */
export type Redraw<G extends GameName> = (move: Games[G]['move'], numbers: Numbers) => unknown;

// The lesson ----------------------------------------------------------------------------------------------------------

interface Moment<G extends GameName, Key extends string> {
  readonly words: Key;
  readonly observation: Games[G]['observation'];
  /** What happened since the step before, as the learner is told it: it is shown in its beats, as at a table. */
  readonly news?: readonly Games[G]['event'][];
  /** Time has passed since the step before: the table is laid anew, and nothing moves from there to here. */
  readonly later?: true;
}

/** The learner makes a move. */
export interface Doing<G extends GameName, Key extends string = string> extends Moment<G, Key> {
  readonly kind: 'doing';
  /** Every legal move, so that the board is the one of a real table. */
  readonly moves: readonly Games[G]['move'][];
  /** The move that leads to the next step. */
  readonly wanted: Games[G]['move'];
  /** What to say to any other; left out where there is no other. */
  readonly otherwise?: Key;
}

/** Somebody else is at it, or it is the end: there is only something to read. */
export interface Reading<G extends GameName, Key extends string = string> extends Moment<G, Key> {
  readonly kind: 'reading';
}

export type Step<G extends GameName, Key extends string = string> = Doing<G, Key> | Reading<G, Key>;

/**
 * `lesson.ts` exports it as `lesson`: moments of a game as the server would send them, and what to say at each. A lesson
 * is a list and knows no rule; the tests of the game play it by the rules of the server. `Key`: the game's own words,
 * `keyof typeof en`; none of those it uses has a place to fill in.
 */
export interface Lesson<G extends GameName, Key extends string = string> {
  /** How many sit at the table; the learner has seat 0. */
  readonly players: number;
  readonly steps: readonly [Step<G, Key>, ...Step<G, Key>[]];
}

// The notepad ---------------------------------------------------------------------------------------------------------

/** One situation to practise. Made anew for each: nothing of the one before is left in the page. */
export interface DrillProps<G extends GameName> {
  readonly item: DrillItem<G>;
  readonly ondone: (right: boolean) => void;
}

/** `review.ts` exports it as `review`: an answer that was missed, in words. */
export interface LookingBack<G extends GameName> {
  /** What was asked: «Colour of suspect 3». */
  readonly asked: (answer: Answer<G>) => string;
  /** What was answered, and what would have been right; how the game went may tell what lay there. */
  readonly said: (answer: Answer<G>, course: Games[G]['course'] | null) => string;
  readonly truth: (answer: Answer<G>, course: Games[G]['course'] | null) => string;
  /** How long after it was seen it was asked, counted in what `review.later` names; left out where nothing was to be kept. */
  readonly later?: (answer: Answer<G>) => number | null;
  /** What else there is to say of it. */
  readonly also?: (answer: Answer<G>) => string;
  /** A picture beside each of the two, if there is one. */
  readonly Picture?: Component<{ readonly answer: Answer<G>; readonly of: 'said' | 'truth'; readonly course?: Games[G]['course'] | null }>;
  /** It is a whole row, and stands above the words. */
  readonly wide?: boolean;
  /** How much a miss mattered; without it, what had been seen the shortest while ago mattered most. */
  readonly matter?: (answer: Answer<G>) => number;
  /** Where on the table it lay, counted from 0, if it had a place there. */
  readonly place?: (answer: Answer<G>) => number | null;
  /** Whether a move answers the same question, and rightly; null for a move that says nothing about it. */
  readonly hits?: (move: Games[G]['move'], answer: Answer<G>) => boolean | null;
  /** How the game went, above the answers; only if the server tells it. */
  readonly Course?: Component<CourseProps<G>>;
}

export interface CourseProps<G extends GameName> {
  readonly course: Games[G]['course'];
  /** Who played. */
  readonly seats: readonly SeatResult[];
}

export interface LuckProps {
  readonly luck: NonNullable<Report['luck']>;
}

// The gallery ---------------------------------------------------------------------------------------------------------

/** A board from a fixture; where its moves go is the gallery's affair. */
export type ShownTable<G extends GameName> = Omit<BoardProps<Games[G]['observation'], Games[G]['move'], Games[G]['event']>, 'send'>;

/** A board as the server would send it, with what was told on the way there, and how many sit at it. */
export type Board<G extends GameName> = Pick<ShownTable<G>, 'observation' | 'moves' | 'me' | 'awaited' | 'news'> & { readonly players: number };

/** `boards.ts` exports it as `boards`: positions of `tests/games/<game>/boards.py`, by the names that they have in `Shown`. */
export interface Boards<G extends GameName> {
  readonly tables: Readonly<Record<string, Board<G>>>;
  readonly fullest: Readonly<Record<string, Board<G>>>;
  readonly rounds: Readonly<Record<string, readonly Board<G>[]>>;
  readonly ending: Pick<EndingProps<G>, 'observation' | 'outcome' | 'pile'> & { readonly players: number };
}

/** `gallery.ts` exports it as `shown`: everything of the game that can be looked at without a server. */
export interface Shown<G extends GameName> {
  /** A table for each phase at least, by a name of its own: 'study' is seen at '#/gallery/<game>-study'. */
  readonly tables: Readonly<Record<string, ShownTable<G>>>;
  /** One of each event that is somebody's merit or mishap, or that some see and others do not; left out without `moodOf`. */
  readonly felt?: readonly Games[G]['event'][];
  /** Tables at which there is as much to show as the rules allow, for all numbers of players: does it fit? */
  readonly fullest: Readonly<Record<string, ShownTable<G>>>;
  /**
   * A round, moment by moment, as one person or the whole room sees it: whatever comes and goes, the rest stays where it is.
   * The first moment of 'mine' is seen at '#/gallery/<game>-mine-1'.
   */
  readonly rounds: Readonly<Record<string, readonly ShownTable<G>[]>>;
  readonly drill: DrillItem<G>;
  /** What the notepad tells after some games. */
  readonly report: (games: number) => Report;
  readonly review: Review;
  /** The last scene: seen at '#/gallery/ending-<game>'. */
  readonly ending: Pick<EndingProps<G>, 'observation' | 'outcome' | 'pile'> & { readonly players: readonly TablePlayer[] };
}
