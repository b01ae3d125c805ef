// Made by `python -m gander.web.writers.typescript` from the messages of the server. Do not edit.
/* eslint-disable */

/** What each game is made of. */
export interface Games {
  readonly goose: {
    options: GooseOptions;
    observation: GooseObservation;
    move: GooseMove;
    event: GooseHappening;
    answer: GooseReply;
    drill: GooseItem;
    course: never;
    card: GooseSuspect;
  };
  readonly boar: {
    options: BoarOptions;
    observation: BoarObservation;
    move: BoarMove;
    event: BoarHappening;
    answer: BoarTurnAnswer;
    drill: BoarItem;
    course: never;
    card: BoarAnimal;
  };
  readonly brains: {
    options: BrainsOptions;
    observation: BrainsObservation;
    move: BrainsMove;
    event: BrainsHappening;
    answer: BrainsDecision;
    drill: BrainsItem;
    course: BrainsCourse;
    card: never;
  };
  readonly whale: {
    options: WhaleOptions;
    observation: WhaleObservation;
    move: WhaleMove;
    event: WhaleHappening;
    answer: WhalePointing;
    drill: WhaleItem;
    course: never;
    card: WhaleCard;
  };
  readonly magpie: {
    options: MagpieOptions;
    observation: MagpieObservation;
    move: MagpieMove;
    event: MagpieHappening;
    answer: MagpieMatching;
    drill: MagpieItem;
    course: never;
    card: MagpieThing;
  };
}

export type GameName = keyof Games;

/** What an adviser is asked, and what it answers. */
export interface Advisers {
  readonly brains: { asked: BrainsAskOdds; answer: BrainsOdds };
}

// contract.options

export type Mode = "solo" | "versus" | "cooperative";
export type Level = "rookie" | "experienced" | "advanced" | "expert";
export type OptionKind = "one" | "switch" | "some" | "seats" | "amounts";

/** One thing that can be agreed before a game. Its words are in the catalogues, under `option` and its name. */
export interface Option {
  readonly name: string;
  readonly kind: OptionKind;
  readonly choices: readonly string[];
  /** What is played unless somebody says otherwise; `null`: the rules know. */
  readonly default: string | boolean | null;
  /** The modes in which it makes sense; all, if none is named. */
  readonly modes: readonly Mode[];
  /** How large each choice is, as in "3 suspects". */
  readonly sizes: Readonly<Record<string, number>>;
}

// contract.game


/** How a game ended. Solo and cooperative games have a result and no winner. */
export interface Outcome {
  readonly reason: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly winners: readonly number[];
  /** What every seat started with and did not win; it is in the scores. Absent in a game without (A9). */
  readonly ahead?: readonly number[];
}

// contract.glances


/** Look at the hidden card at this place, counted from 0 (A5). */
export interface Glance {
  readonly move: "glance";
  readonly place: number;
}

// cards.memorising


/** I have seen enough. */
export interface Ready {
  readonly move: "ready";
}

/** The time to memorise is over for all. */
export interface TimeUp {
  readonly move: "time_up";
}

/** Somebody has seen enough. */
export interface GotReady {
  readonly event: "got_ready";
  readonly seat: number;
}

// contract.ending


/** One true sentence about how the game went. */
export interface TurningPoint {
  /** Which sentence: `turning.…` in the words of the game, or in the common ones. */
  readonly key: string;
  /** The numbers in it. */
  readonly values?: Readonly<Record<string, number>>;
  /** Whom it is about. */
  readonly seats?: readonly number[];
  /** Whose turn it was, where that is somebody else. */
  readonly by?: number;
}

// table.terms

export type Animal = "bear" | "frog" | "hedgehog" | "koala" | "octopus" | "otter" | "panda" | "penguin" | "sloth" | "snail" | "turtle" | "whale";
export type Phase = "lobby" | "playing" | "paused" | "over";
export type Reaction = "glad" | "shocked" | "smug" | "sorry" | "applause" | "hurry";

/** What the host wants at one seat. */
export interface PlannedSeat {
  /** A person on the host's own device, a place for somebody who joins, or a bot. */
  readonly kind: "here" | "open" | "bot";
  /** Needed for a person here. */
  readonly name?: string | null;
  readonly animal?: Animal | null;
  /** The character of a bot, as listed by `/api/games`, or a ghost, as `/api/notepad/ghosts` names it. */
  readonly bot?: string | null;
}

/** How the table is run. The rules of the game are in its options. */
export interface Settings {
  /** Seconds that a bot takes for a move. With 0 nobody watches: nothing waits for what is shown to people. */
  readonly pace?: number;
  /** How long the countdowns of the game last, as far as not as usual. */
  readonly countdowns?: Readonly<Record<string, number>>;
  /** No countdown runs: it goes on when all are ready. */
  readonly relaxed?: boolean;
  /** The time for a move; afterwards the table makes a plain one. `null`: no limit. */
  readonly turn_seconds?: number | null;
  /** Whether anybody who knows the table's address may see the public view. */
  readonly spectators?: boolean;
  /** Play with those who are there when somebody starts: seats that are still open go away then. */
  readonly any_number?: boolean;
}

// luck


/** What one device at the table adds to the luck: first its pledge, which cannot be changed, then what it hid. */
export interface Share {
  /** The seats that it held. */
  readonly seats: readonly number[];
  /** SHA-256 of the salt, in hexadecimal. */
  readonly pledge: string;
  /** In hexadecimal; left out if the device did not show it in time. */
  readonly salt?: string;
}

// table.room.played


/** A game of the evening that came to its end, by seats. */
export interface EveningGame {
  readonly game: GameName;
  readonly mode: Mode;
  /** When it ended, in seconds since 1970. */
  readonly at: number;
  /** Who sat there at the end; `null`: a bot. */
  readonly people: readonly (number | null)[];
  /** The bots that played there at the end. */
  readonly bots: readonly (string | null)[];
  readonly scores: readonly number[];
  readonly places: readonly number[];
  /** None in a game that all play together. */
  readonly winners: readonly number[];
  /** By seat: the most that was found in one turn, where a find brings another try. */
  readonly catches?: readonly number[];
}

// table.room.tonight


/** Games that somebody won one after the other. One that they sat out is no break. */
export interface WinningSeries {
  readonly person: number;
  readonly length: number;
}

/** The game with the least distance between the first two. */
export interface ClosestFinish {
  /** Its place in `played`, from 0. */
  readonly number: number;
  /** 0 where the win is shared. */
  readonly margin: number;
}

/** The most that somebody found in one turn. */
export interface BestCatch {
  readonly person: number;
  /** The place of the game in `played`, from 0. */
  readonly number: number;
  readonly finds: number;
}

/** What can be told of an evening. */
export interface Tonight {
  /** By person: the games they played to the end. */
  readonly games: readonly number[];
  /** By person; a win that is shared counts for all who share it. */
  readonly wins: readonly number[];
  /** The longest, from two wins on; of several the one that was complete first. */
  readonly series?: WinningSeries;
  /** Of several the first, three points at most. Only games in which people met count, and where points decide. */
  readonly closest?: ClosestFinish;
  /** From two finds on; of several the first. Only where people play for themselves. */
  readonly catch?: BestCatch;
}

// table.room.room_view


/** Somebody in the room. Everybody is known by their place in this list, which stays the same all evening. */
export interface PersonInfo {
  readonly name: string;
  readonly animal: Animal;
  /** Their seat at this table; without one they look on. */
  readonly seat?: number;
  /** Whether their device has a line to the server. */
  readonly here?: boolean;
  /** They want no seat: they only look on. */
  readonly watches?: boolean;
  /** They went home. */
  readonly left?: boolean;
  /** Games that ended since they came, and at which they had no seat. */
  readonly sat_out?: number;
  /** Bets that they won this evening. */
  readonly feathers?: number;
}

/** What somebody would like to play next. */
export interface ProposalInfo {
  readonly number: number;
  /** Who is on the device that proposed it; nobody for a big screen. */
  readonly by: readonly number[];
  readonly game: GameName;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly bots?: readonly string[];
  /** Who is for it. It is taken when that is more than half of the devices that are here. */
  readonly hands?: readonly number[];
  /** How many more of these devices have to be for it. */
  readonly missing?: number;
}

/** What somebody on this device may bet on, in secret: whether the one who thinks knows it. */
export interface BetAsked {
  /** Who thinks. */
  readonly seat: number;
  /** A bet names it, so that it is about this and nothing later. */
  readonly number: number;
  /** What was bet here. One bet is all. */
  readonly yours?: boolean;
}

/** The bets that were decided last: nobody saw them before the truth. */
export interface BetsDecided {
  readonly seat: number;
  readonly knew: boolean;
  readonly right?: readonly number[];
  readonly wrong?: readonly number[];
  /** As in `BetAsked`: they are shown once, however often they are told. */
  readonly number?: number;
}

/** The room in which the table stands. */
export interface RoomInfo {
  readonly people?: readonly PersonInfo[];
  /** Those on this device. */
  readonly you?: readonly number[];
  readonly proposals?: readonly ProposalInfo[];
  /** Who sits at the next game, if all are here: by the first proposal, else the same game again. */
  readonly up_next?: readonly number[];
  /** For whom there is no seat then, in their order. */
  readonly waiting?: readonly number[];
  /** How many games each of these looks on from then on before they have a seat, if nobody comes or goes. */
  readonly waits?: readonly number[];
  /** The games of the evening that came to their end. */
  readonly played?: readonly EveningGame[];
  /** What follows from them. */
  readonly tonight?: Tonight;
  /** Whether the person who looks after the table has switched them off. */
  readonly no_bets?: boolean;
  readonly bets?: BetsDecided;
  /** The table at which the room is now: everybody follows. This one stays as it was. */
  readonly moved_to?: string;
}

// table.view

export type Looking = "seat" | "public" | "cover";

/** Who sits at one seat. */
export interface SeatInfo {
  /** `bot` also while a bot plays for a person who may come back. */
  readonly kind: "open" | "person" | "bot";
  /** The person's name; a bot is called by its character. */
  readonly name?: string;
  readonly animal?: Animal;
  /** The character of the bot that plays here now; `ghost` for somebody's ghost. */
  readonly bot?: string;
  /** The month in which that ghost was made, as in 2026-11. `name` and `animal` are then those of its person. */
  readonly ghost?: string;
  /** Whether the person's device has a line to the server. */
  readonly connected?: boolean;
  /** The other seats that are played on the same device, or on one that shares its notepad. */
  readonly shares?: readonly number[];
  /** On how many devices this seat was played in this game, one after the other. */
  readonly devices?: number;
  /** Before the game: the person said so. */
  readonly ready?: boolean;
}

/** How everybody can check the luck afterwards; `docs/fair.md` says how. */
export interface Fair {
  /** SHA-256 of the server's secret, in hexadecimal: on the table before the first shuffle. */
  readonly hash: string;
  /** The server's secret in hexadecimal, once the game is over. */
  readonly seed?: string;
  /** The host chose the seed, as for an experiment, and could know what comes. */
  readonly chosen?: boolean;
  /** The coming game is fixed, and begins when every device in `shares` has shown its salt. */
  readonly sealed?: boolean;
  /** What the devices added to the luck of this game; nothing of the coming one before it is sealed. */
  readonly shares?: readonly Share[];
  /** The seats whose devices have pledged a share in the coming game. */
  readonly pledged?: readonly number[];
}

/** What everybody at the table may know about it, apart from the game. */
export interface TableInfo<G extends GameName = GameName> {
  readonly id: string;
  readonly game: G;
  /** The version of the game's rules. */
  readonly version: number;
  readonly phase: Phase;
  readonly options: Required<Games[G]["options"]>;
  readonly settings: Required<Settings>;
  readonly seats: readonly SeatInfo[];
  readonly fair: Fair;
  /** How many games were begun at this table. */
  readonly games?: number;
  /** In a best of three, the games that each seat has won; two win it, and a shared win counts for nobody. */
  readonly wins?: readonly number[];
  /** Who looks after the table: the seat of that device, the first if it has several; `null` if it has none. */
  readonly host_seat?: number;
  /** The device that looks after the table has been away for a fair time: another one at the table may take over. */
  readonly host_away?: boolean;
  /** A room looks at the table on one screen: no device of one's own shows anything before that does. */
  readonly big_screen?: boolean;
  /** The code to join by, while a seat is open, and to a room always; not told to spectators. */
  readonly code?: string;
  /** The seats that would like the game to end; it does when that is more than half of those who are here. */
  readonly end_asked?: readonly number[];
  /** The room in which the table stands, for those who are in it or at the table. */
  readonly room?: RoomInfo;
}

/** Who is here has changed. It replaces what the last `TableInfo` said of it. */
export interface Presence {
  readonly type: "presence";
  /** The seats of people whose device has a line to the server. */
  readonly connected?: readonly number[];
  readonly host_away?: boolean;
  /** The people in the room whose device has a line to the server, by number. */
  readonly people?: readonly number[];
}

/** Time that runs out. */
export interface Deadline {
  /** Whose time it is; `null`: everybody's. */
  readonly seat: number | null;
  /** How many are left, at the moment of sending. */
  readonly seconds: number;
  /** How many there were. */
  readonly whole: number;
  /** Which countdown of the game it is; `null`: the time for a move. */
  readonly countdown: string | null;
}

/** The present, as it may be shown on one screen. It replaces every earlier view; what is left out is empty. */
export interface View<G extends GameName = GameName> {
  readonly type: "view";
  /** The number of the last thing that happened at the table; a move names the number it answers. */
  readonly seq: number;
  /** As the seat in hand, as the public, or at the cover, under which there is nothing of the game. */
  readonly looking: Looking;
  /** The seat that is in hand on this device. */
  readonly hand?: number;
  /** The seats that this device holds. */
  readonly yours?: readonly number[];
  /**
   * Of several seats on this device those that see something now which not everybody may: a cover comes before and
   * after them.
   */
  readonly private?: readonly number[];
  /** The seats that this device left during a game. `reclaim` takes one again while nobody else has it. */
  readonly left?: readonly number[];
  /** Whether this device may act as the host. */
  readonly host?: boolean;
  /** This device looked after the table before another took over or was handed it. `takeover` gets it back at once. */
  readonly was_host?: boolean;
  /** Left out if nothing in it changed since the last view on this line. */
  readonly table?: TableInfo<G>;
  readonly observation?: Games[G]["observation"];
  /** The legal moves of the seat in hand. */
  readonly moves?: readonly Games[G]["move"][];
  /** The seats for which the game waits. */
  readonly awaited?: readonly number[];
  readonly deadlines?: readonly Deadline[];
  /** What just happened, in this viewer's form, for showing once. Empty after connecting. */
  readonly events?: readonly Games[G]["event"][];
  /** The id of the last move that was accepted from the seat in hand. */
  readonly done?: string;
  readonly outcome?: Outcome;
  /** What may be bet on from here. Who thinks is told nothing of it. */
  readonly bet?: BetAsked;
}

// web.messages.table_messages

export type OfTheGame = Pledge | Reveal | Agree | Start | Pace | Pause | Resume | End | Again;
export type OfThePeople = SayReady | Sit | TakeOver | Leave | Kick | Substitute | Reclaim;
export type Action = Pledge | Reveal | Agree | Start | Pace | Pause | Resume | End | Again | SayReady | Sit | TakeOver | Leave | Kick | Substitute | Reclaim | ProposeGame | Hand | Withdraw | TakeProposal | Wish | GoHome | SendHome | Bet | SwitchBets;
export type Status = "ok" | "stopping" | "disk_full" | "not_saved" | "no_answer";

/** Take one of this device's seats in hand; `null` puts up the cover. */
export interface Hold {
  readonly type: "hold";
  readonly seat: number | null;
}

/** Show the public view: for a stage, or for a spectator. */
export interface Watch {
  readonly type: "watch";
}

/** Make a move for a seat that this device holds. */
export interface MakeMove<G extends GameName = GameName> {
  readonly type: "move";
  readonly seat: number;
  /** The number of the view that this move answers. If something else is asked of the seat by now, it is refused. */
  readonly seq: number;
  /** Made up by the client, new for every move. The same id again does nothing, so a move may safely be sent twice. */
  readonly id: string;
  readonly move: Games[G]["move"];
  /** The page was out of sight after the question had come. For the notepad. */
  readonly hidden?: boolean;
  /** Milliseconds from showing the question to the move, if the client measured them. For the notepad. */
  readonly took?: number | null;
}

/** Show a reaction to everybody at the table. */
export interface React {
  readonly type: "react";
  readonly seat: number;
  readonly reaction: Reaction;
}

/** Show a reaction to everybody at the table, as somebody in the room who has no seat. */
export interface Cheer {
  readonly type: "cheer";
  readonly reaction: Reaction;
}

/** The next bot need not think any longer, if the game waits for bots alone. For who holds a seat. */
export interface Hurry {
  readonly type: "hurry";
  readonly seat: number;
}

/** What was asked is not possible. The present view follows. */
export interface Refused {
  readonly type: "refused";
  readonly code: string;
  readonly detail: string;
  /** The id of the move, if it was one. */
  readonly id?: string;
}

/** Somebody shows a reaction. It is not kept. */
export interface Reacted {
  readonly type: "reacted";
  readonly seat: number;
  readonly reaction: Reaction;
}

/** Somebody in the room who has no seat shows a reaction. It is not kept. */
export interface Cheered {
  readonly type: "cheered";
  readonly person: number;
  readonly reaction: Reaction;
}

/** The server stops, or cannot reach what it keeps. Nothing is lost: connect again after so long. */
export interface GoingDown {
  readonly type: "going_down";
  readonly seconds?: number;
}

/** `POST /api/tables`: open a table. The device that does so is its host. */
export interface OpenTable<G extends GameName = GameName> {
  readonly game: G;
  readonly seats: readonly PlannedSeat[];
  /** As in the game's options; `players` is set from the seats. */
  readonly options: Games[G]["options"];
  readonly settings?: Settings;
  /** For experiments: the seed of the first game. Everybody at the table is told that it was chosen. */
  readonly seed?: string | null;
  /** This device's share in the luck of the first game, as in the action `pledge`. */
  readonly pledge?: string | null;
  /** Random, and kept by the device while it asks again because no answer came: all its requests open one table. */
  readonly key?: string | null;
}

/** `POST /api/invitations`: ask what a code is for, before joining. */
export interface LookUp {
  readonly code: string;
}

/** `POST /api/join`: take a seat with a code, or look on where none is free. A code for the stage needs no name. */
export interface Join {
  readonly code: string;
  /** Which of the open seats; `null`: the first. */
  readonly seat?: number | null;
  readonly name?: string | null;
  readonly animal?: Animal | null;
  /** Only look on, also where a seat is free. */
  readonly watch?: boolean;
}

/** This device is at the table now, or in its room; its cookie says so. */
export interface Entered {
  readonly table: string;
  /** None for a stage, and for who looks on. */
  readonly seats: readonly number[];
  readonly host: boolean;
  /** This device is in the room and has no seat: it says `watch`, and is dealt in at the next game. */
  readonly watches?: boolean;
}

/** What a code is for. */
export interface Invited {
  readonly table: TableInfo;
  /** The seats that one may choose from; none for the stage. */
  readonly open: readonly number[];
  readonly stage: boolean;
  /** This device is at the table or in its room already and needs no seat: the link leads it back. */
  readonly back: boolean;
  /** No seat is free: people who join look on until the next game. */
  readonly watch: boolean;
}

/** A QR code as an SVG path, one unit per module. */
export interface Qr {
  readonly path: string;
  /** Modules per side, the quiet zone included. */
  readonly modules: number;
}

/** A way in. */
export interface Invitation {
  readonly code: string;
  readonly link: string;
  readonly qr: Qr;
  /**
   * A few letters to type. To a room they lead all evening; else before the game, and for a short time: ask again
   * every few minutes while they are shown.
   */
  readonly short?: string;
}

/** `POST /api/tables/{id}/invitations`: a fresh way in to one seat (for a lost device) or for a stage. Host only. */
export interface Invite {
  /** The seat whose device is to be replaced; `null`: a stage. */
  readonly seat?: number | null;
}

/** A table at which this device has a seat, or of which it is the host. */
export interface MyTable {
  readonly table: TableInfo;
  readonly seats: readonly number[];
  readonly host: boolean;
  /** Its game is over, and the people in its room are still together: what they play next begins from here. */
  readonly between: boolean;
}

export interface MyTables {
  readonly tables: readonly MyTable[];
}

/** Say before the game that the person at a seat of this device is ready. Nobody has to wait for it. */
export interface SayReady {
  readonly action: "ready";
  readonly seat: number;
  readonly ready?: boolean;
}

/**
 * Before the game, choose something else of what it offers, as another level; what is left out stays. How many play
 * cannot be chosen. For those who are at the table.
 */
export interface Agree {
  readonly action: "agree";
  readonly options: Readonly<Record<string, unknown>>;
}

/** Begin the game. Every seat must be taken, unless any number may play. For those who are at the table. */
export interface Start {
  readonly action: "start";
}

/** Let bots think for longer or shorter from now on. Host only. */
export interface Pace {
  readonly action: "pace";
  readonly seconds: number;
}

/** Stop all clocks. For those who are at the table. */
export interface Pause {
  readonly action: "pause";
}

/** Go on after a pause. For those who are at the table. */
export interface Resume {
  readonly action: "resume";
}

/**
 * End the game without a result: at once for the host. Anybody else at the table asks for it, and it ends when
 * more than half of the devices that are here and have a seat have asked; `end_asked` says who has.
 */
export interface End {
  readonly action: "end";
}

/**
 * Another game with the same people, after the end. For everybody at the table, as `start`. If somebody who is in
 * the room and here has no seat, the room moves to a next table instead, where the seats are given out anew.
 */
export interface Again {
  readonly action: "again";
  /** Who begins: the same as in the first game, or who won the last one. */
  readonly starts?: "youngest" | "winner";
  /** Play until somebody has won two games; the one that is over counts as the first. Further games go on with it. */
  readonly best_of_three?: boolean;
}

/** Bind this device to its share in the luck of the coming game. For devices that hold a seat. */
export interface Pledge {
  readonly action: "pledge";
  /** SHA-256 of a salt that the device chose by itself and keeps to itself, both in hexadecimal. */
  readonly pledge: string;
}

/** Show the salt that was pledged, once the game is sealed and the pledge is in `fair.shares`. */
export interface Reveal {
  readonly action: "reveal";
  readonly salt: string;
}

/**
 * Take an open seat for a person on this device; in a room during a game also that of a bot which is not asked for
 * a move now. For those who are at the table or in the room already.
 */
export interface Sit {
  readonly action: "sit";
  readonly seat: number;
  readonly name: string;
  readonly animal?: Animal | null;
}

/**
 * Look after the table from this device: once the host's has been away for a fair time, or again after another
 * took over. For those who are at the table.
 */
export interface TakeOver {
  readonly action: "takeover";
}

/**
 * Leave a seat that this device holds. During a game a bot plays on, until the seat is taken again. A host who
 * leaves their last seat during a game hands the table to the next person.
 */
export interface Leave {
  readonly action: "leave";
  readonly seat: number;
}

/**
 * Take a seat away from its device. During a game a bot plays on, and nobody can take the seat until it is over.
 * Host only.
 */
export interface Kick {
  readonly action: "kick";
  readonly seat: number;
}

/**
 * Let a bot play for a seat. The host may do so for every seat, a device for its own, all who are at the table for
 * that of somebody whose device is away, and before the game for one that is free.
 */
export interface Substitute {
  readonly action: "substitute";
  readonly seat: number;
  readonly bot?: string | null;
}

/**
 * End the substitution: the person plays again, or the seat is free again. Who may is as for `substitute`, and all
 * who are at the table for somebody whose device is here; a device may also have back a seat that it left.
 */
export interface Reclaim {
  readonly action: "reclaim";
  readonly seat: number;
}

/** `GET /api/tables/{id}/story`: how a game went that is over; all of it follows from its record. */
export interface Story<G extends GameName = GameName> {
  /** Where it turned, in one sentence. */
  readonly turning: TurningPoint | null;
  /** What each seat won; one pile for all who played together, none in a game without piles. */
  readonly piles: readonly (readonly Games[G]["card"][])[];
}

/** A character that can take a seat. */
export interface BotInfo {
  readonly key: string;
  /** By language, as `en`. */
  readonly name: Readonly<Record<string, string>>;
  /** What to expect of it, by language. */
  readonly line: Readonly<Record<string, string>>;
}

/** A game and what can be agreed for it. */
export interface GameInfo {
  readonly game: GameName;
  readonly version: number;
  /** For each mode the least and the most players. */
  readonly players: Readonly<Partial<Record<Mode, readonly [number, number]>>>;
  /** What can be agreed besides players, mode and starter. */
  readonly options: readonly Option[];
  /** The usual seconds of each. */
  readonly countdowns: Readonly<Record<string, number>>;
  readonly bots: readonly BotInfo[];
}

/** `GET /api/games`. */
export interface OfferedGames {
  readonly games: readonly GameInfo[];
  readonly animals: readonly Animal[];
  readonly reactions: readonly Reaction[];
}

/** `GET /health`. */
export interface Health {
  /**
   * `not_saved`: the last thing to be written was not. `no_answer`: the database does not answer in time. `stopping`:
   * it serves for a moment yet, and others should be asked from now on. Whatever is not `ok` comes with status 503.
   */
  readonly status: Status;
  readonly version: string;
}

/** Every error has this shape. The code stays the same; the detail is for people who read logs. */
export interface Problem {
  readonly code: string;
  readonly detail: string;
  /** After so long it is worth asking again, where that is known. */
  readonly seconds?: number;
}

// web.messages.room_messages

export type OfTheRoom = ProposeGame | Hand | Withdraw | TakeProposal | Wish | GoHome | SendHome | Bet | SwitchBets;

/**
 * Propose what to play next. Who does so is for it; if that is more than half of the devices that are here, and no
 * game is on, everybody goes there at once. For everybody in the room and at the table.
 */
export interface ProposeGame {
  readonly action: "propose";
  readonly game: GameName;
  /**
   * As in the game's options, without `players` and `starter`. What is agreed for every seat is for as many as the
   * mode can seat.
   */
  readonly options: Readonly<Record<string, unknown>>;
  /** Who plays beside the people. */
  readonly bots?: readonly string[];
  /** `null`: as at this table. Something else is for the host to propose. */
  readonly settings?: Settings | null;
  /** For a whole evening: it waits for its turn, and nobody's hand is up for it yet. */
  readonly later?: boolean;
}

/** Be for a proposal, or not any more. It is taken as in `propose`. For people in the room. */
export interface Hand {
  readonly action: "hand";
  readonly number: number;
  readonly up?: boolean;
}

/** Take a proposal back. For who made it, and for the host. */
export interface Withdraw {
  readonly action: "withdraw";
  readonly number: number;
}

/**
 * Play what was proposed: the room moves to a table where everybody who is here has a seat, as far as there are
 * seats. Between games. For the host, and for everybody once enough hands are up.
 */
export interface TakeProposal {
  readonly action: "take";
  readonly number: number;
}

/**
 * Only look on from now on, or have a seat again at the next game. Before a game this frees the seats of this
 * device. For people in the room.
 */
export interface Wish {
  readonly action: "wish";
  readonly watches: boolean;
}

/** Be out of the room for good. During a game a bot plays on; a host hands the table to somebody else. */
export interface GoHome {
  readonly action: "gohome";
}

/**
 * Send somebody out of the room, with all on their device. During a game a bot has their seat until it is over.
 * Host only.
 */
export interface SendHome {
  readonly action: "sendhome";
  readonly person: number;
}

/** Bet in secret whether who thinks knows it, where the view has something to bet on. One bet is all. */
export interface Bet {
  readonly action: "bet";
  /** As the view named it. */
  readonly number: number;
  readonly knows: boolean;
}

/** Have bets in the room, or none. Host only. */
export interface SwitchBets {
  readonly action: "bets";
  readonly on: boolean;
}

// games.goose.pieces

export type GooseColour = "yellow" | "red" | "purple" | "blue" | "green";
export type GooseClothing = "bow tie" | "necktie" | "scarf" | "key chain" | "striped shirt";
export type GooseAnimal = "rat" | "dog" | "cat" | "goose" | "parrot";
export type GooseValue = GooseColour | GooseClothing | GooseAnimal;
export type GooseFeature = "colour" | "clothing" | "animal";
export type GoosePhase = "shuffle" | "study" | "roll" | "dice" | "answer" | "agree" | "others" | "new_card" | "over";
export type GooseMove = GooseShuffle | Ready | TimeUp | GooseRoll | GooseDice | GooseAnswer | GooseSlip | GoosePropose | GooseAccept | Glance;
export type GooseHappening = GooseDealt | GotReady | GooseTurnedDown | GooseRolled | GooseAnswered | GooseLooked | GooseWon | GooseMissed | GooseSlipped | GooseBoxed | GooseProposed | GooseAccepted | GooseNewCard | GooseEnded | GooseGlanced;
export type GoosePlace = GooseFaceUp | GooseFaceDown | GooseGap;

/** A card of the deck. */
export interface GooseSuspect {
  readonly colour: GooseColour;
  readonly clothing: GooseClothing;
  readonly animal: GooseAnimal;
}

/** What is agreed before the game. */
export interface GooseOptions {
  readonly players?: number;
  readonly level?: Level;
  readonly mode?: Mode | null;
  readonly starter?: number;
  /** How many glances each seat has (A4). */
  readonly glances?: readonly number[] | undefined;
  /** How many cards each seat starts with (A9). */
  readonly ahead?: readonly number[] | undefined;
}

/** What the dice ask: this feature of the suspect at this place (G7). */
export interface GooseQuestion {
  readonly number: number;
  readonly slot: number;
  readonly feature: GooseFeature;
}

/** An answer that somebody proposes to the group, and who is for it (G19). */
export interface GooseProposal {
  readonly seat: number;
  readonly value: GooseValue;
  readonly accepted: readonly boolean[];
}

/** Chance lays the deck; the last card is dealt first (G5). */
export interface GooseShuffle {
  readonly move: "shuffle";
  readonly deck: readonly GooseSuspect[];
}

/** Roll both dice (G7). */
export interface GooseRoll {
  readonly move: "roll";
}

/** Chance says how the dice lie. */
export interface GooseDice {
  readonly move: "dice";
  readonly number: number;
  readonly feature: GooseFeature;
}

/** Say a value aloud (G8, G11). */
export interface GooseAnswer {
  readonly move: "answer";
  readonly value: GooseValue;
}

/** Somebody saw the card in my hand (G13). */
export interface GooseSlip {
  readonly move: "slip";
}

/** Propose an answer to the group (G19). */
export interface GoosePropose {
  readonly move: "propose";
  readonly value: GooseValue;
}

/** Agree with the answer that is proposed (G19). */
export interface GooseAccept {
  readonly move: "accept";
}

/** The line-up lies face up. */
export interface GooseDealt {
  readonly event: "dealt";
  readonly suspects: number;
}

/** The cards that lay face up are face down; `slot` names the one, if it was one. */
export interface GooseTurnedDown {
  readonly event: "turned_down";
  readonly slot: number | null;
}

export interface GooseRolled {
  readonly event: "rolled";
  readonly seat: number;
  readonly number: number;
  readonly slot: number;
  readonly feature: GooseFeature;
}

export interface GooseAnswered {
  readonly event: "answered";
  readonly seat: number;
  readonly feature: GooseFeature;
  readonly value: GooseValue;
  readonly right: boolean;
}

/** The active player looks at the card alone (G9). */
export interface GooseLooked {
  readonly event: "looked";
  readonly seat: number;
  readonly suspect: GooseSuspect | null;
}

/** The card is shown to all and is a point (G10, G11); `seat` is `None` for the group's pile (G19). */
export interface GooseWon {
  readonly event: "won";
  readonly seat: number | null;
  readonly slot: number;
  readonly suspect: GooseSuspect;
}

/** Solo or together: the card is shown and goes to the error pile (G18, G19). */
export interface GooseMissed {
  readonly event: "missed";
  readonly slot: number;
  readonly suspect: GooseSuspect;
}

/** The left neighbour gets the card without answering (G13). */
export interface GooseSlipped {
  readonly event: "slipped";
  readonly seat: number;
  readonly winner: number;
}

/** Nobody knew: the card leaves the game unseen (G12). */
export interface GooseBoxed {
  readonly event: "boxed";
  readonly slot: number;
}

export interface GooseProposed {
  readonly event: "proposed";
  readonly seat: number;
  readonly value: GooseValue;
}

export interface GooseAccepted {
  readonly event: "accepted";
  readonly seat: number;
}

/** A card from the deck fills the gap, face up (G14). */
export interface GooseNewCard {
  readonly event: "new_card";
  readonly slot: number;
}

/** Somebody looks at a suspect of the line-up (A5). */
export interface GooseGlanced {
  readonly event: "glanced";
  readonly seat: number;
  readonly place: number;
  readonly card: GooseSuspect | null;
}

/** The number rolled points at a gap (G16). */
export interface GooseEnded {
  readonly event: "ended";
  readonly slot: number;
}

export interface GooseFaceUp {
  readonly card: "face_up";
  readonly suspect: GooseSuspect;
}

/** A card of which nothing is to be seen. */
export interface GooseFaceDown {
  readonly card: "face_down";
}

/** No card lies here. */
export interface GooseGap {
  readonly card: "gap";
}

/** Who may still look, and where somebody looks now (A7). */
export interface GooseGlances {
  readonly left: readonly number[];
  /** Where the player whose turn it is looks now. */
  readonly place: number | null;
  /** What lies there; only for that player. */
  readonly card: GooseSuspect | null;
}

/** The table as one viewer sees it now. */
export interface GooseObservation {
  readonly mode: Mode;
  readonly phase: GoosePhase;
  readonly turn: number;
  readonly lineup: readonly GoosePlace[];
  /** The numbers of the die that lie over each place of the line-up (G4). */
  readonly numbers: readonly (readonly number[])[];
  readonly deck: number;
  readonly points: readonly number[];
  readonly errors: number;
  readonly box: number;
  readonly ready: readonly boolean[];
  readonly fresh: number | null;
  readonly question: GooseQuestion | null;
  readonly wrong: readonly GooseValue[];
  readonly holder: number | null;
  /** The card in one's own hand; of a card in another hand nothing is to be seen. */
  readonly held: GooseSuspect | null;
  readonly proposal: GooseProposal | null;
  readonly shown: GooseSuspect | null;
  /** Absent in a game without. */
  readonly glances?: GooseGlances;
  /** The cards that everybody started with; they are not among those counted above (A9). */
  readonly ahead?: readonly number[];
}

// games.goose.measure

export type GooseKind = "answer" | "in_turn" | "proposal" | "group";
export type GooseError = "before" | "neighbour" | "elsewhere" | "earlier" | "never" | "called";

/** An answer to the question that the dice ask. */
export interface GooseReply {
  /** Which answer of the game, from 1. */
  readonly number: number;
  /** Which move of the game, from 0; with the game's log this leads to everything else. */
  readonly move: number;
  /** When it was given, in seconds since 1970. */
  readonly at: number;
  /** Who gave it; empty for a group's answer. */
  readonly seat: number | null;
  /** Who moved: a person, a bot in the seat, or the clock for somebody whose time ran out. */
  readonly by: "person" | "bot" | "clock" | "chance";
  /** What kind of answer it was. */
  readonly kind: GooseKind;
  /** Whether it says something about the person: given by them, about what they were shown, without a glance. */
  readonly counted: boolean;
  /** Whether it was right: the true value said, the matching card played, the best choice made. */
  readonly right: boolean;
  /** What would have been right. */
  readonly truth: readonly GooseValue[];
  /** What was said or done. */
  readonly answer: GooseValue;
  /** What could be said or done. */
  readonly options: readonly GooseValue[];
  /** For each option `right`, or the kind of error it would have been. */
  readonly outcomes: readonly string[];
  /** The kind of error, if it was one. */
  readonly error: GooseError | null;
  /** The chance to be right by pure guessing among what is not openly excluded. */
  readonly guess: number;
  /** The chance of the likeliest option for somebody who knows everything that was shown except this card. */
  readonly reasoned: number;
  /** Seconds from question to answer, as the table measured them, pauses left out. */
  readonly response: number | null;
  /** Milliseconds from showing the question to the answer, as the device measured them. */
  readonly took: number | null;
  /** The page was out of sight between question and answer. */
  readonly hidden: boolean;
  /** The place asked about or played from, counted from 0. */
  readonly place: number;
  /** Where that is among the others. */
  readonly position: string | null;
  /** Face-down suspects. */
  readonly load: number;
  /** Questions and new cards. */
  readonly events: number;
  /** Cards that came to other places. */
  readonly replacements: number;
  /** Which card it is at that place in this game: 0 is the first. */
  readonly occupant: number | null;
  /** The value asked for of the card that was at that place before. */
  readonly before: GooseColour | GooseClothing | GooseAnimal | null;
  /** For how many seconds the card could be seen. */
  readonly shown_for: number | null;
  /** How many seconds of play passed from its last sight to this question. */
  readonly age: number | null;
  /** Whether the person who answered was at the seat while the card was shown. */
  readonly seen: boolean;
  /** What was asked, a colour, clothing or animal. */
  readonly feature: GooseFeature;
}

// games.goose.drill

export type GooseDrillKind = "before" | "neighbour" | "long_ago";

/** A new card comes to a place. */
export interface GooseReplaced {
  readonly place: number;
  readonly suspect: GooseSuspect;
}

/** A line-up to look at, cards that replace some of it one after the other, and a question. */
export interface GooseItem {
  readonly kind: GooseDrillKind;
  readonly lineup: readonly GooseSuspect[];
  /** The numbers of the die over each place, as at a table (G4). */
  readonly numbers: readonly (readonly number[])[];
  readonly replaced: readonly GooseReplaced[];
  readonly place: number;
  readonly feature: GooseFeature;
  readonly truth: GooseValue;
}

// games.boar.pieces

export type BoarAnimal = "boar" | "wolf" | "badger" | "deer" | "duck" | "owl" | "mouse" | "hare" | "fox";
export type BoarPhase = "shuffle" | "turn" | "choose" | "over";
export type BoarMove = BoarShuffle | BoarDraw | BoarPlay | BoarTake | Glance;
export type BoarHappening = BoarShuffled | BoarDrawn | BoarPlayed | BoarPaired | BoarStayed | BoarErred | BoarEnded | BoarGlanced;

/** What is agreed before the game. */
export interface BoarOptions {
  readonly players?: number;
  readonly level?: Level;
  readonly mode?: Mode | null;
  readonly starter?: number;
  /** Play «name the card» (B15). */
  readonly naming?: boolean;
  /** The designs left out; by default the last ones of `ANIMALS` (B2). */
  readonly left_out?: readonly BoarAnimal[] | null;
  /** How many glances each seat has (A4). */
  readonly glances?: readonly number[] | undefined;
  /** How many cards each seat starts with (A9). */
  readonly ahead?: readonly number[] | undefined;
}

/** Chance lays the deck; the last card is on top (B3). */
export interface BoarShuffle {
  readonly move: "shuffle";
  readonly deck: readonly BoarAnimal[];
}

/** Take the deck's top card into the hand (B4). */
export interface BoarDraw {
  readonly move: "draw";
}

/** Lay the card at this place of the hand, counted from 0; with its name if that was agreed (B5, B15). */
export interface BoarPlay {
  readonly move: "play";
  readonly slot: number;
  readonly name: BoarAnimal | null;
}

/** Pair the card just laid with the deck's top (`None`) or with this card of the table (B9). */
export interface BoarTake {
  readonly move: "take";
  readonly table: number | null;
}

export interface BoarShuffled {
  readonly event: "shuffled";
  readonly cards: number;
}

/** A card went to the last place of a hand. The others see which; its owner and the public do not (B4, B7). */
export interface BoarDrawn {
  readonly event: "drawn";
  readonly seat: number;
  readonly animal: BoarAnimal | null;
}

export interface BoarPlayed {
  readonly event: "played";
  readonly seat: number;
  readonly slot: number;
  readonly animal: BoarAnimal;
  readonly name: BoarAnimal | null;
}

/** Two equal cards went to the player's points; `table` is the place of the second, `None` for the deck (B8). */
export interface BoarPaired {
  readonly event: "paired";
  readonly seat: number;
  readonly animal: BoarAnimal;
  readonly table: number | null;
}

/** The card stays face up on the table (B10). */
export interface BoarStayed {
  readonly event: "stayed";
  readonly seat: number;
  readonly animal: BoarAnimal;
}

/** Solo: the card laid and the deck's top go to the error pile (B16). */
export interface BoarErred {
  readonly event: "erred";
  readonly seat: number;
  readonly animal: BoarAnimal;
  readonly top: BoarAnimal;
}

/** Somebody looks at a card of their own hand (A5). */
export interface BoarGlanced {
  readonly event: "glanced";
  readonly seat: number;
  readonly place: number;
  readonly card: BoarAnimal | null;
}

/** The deck is empty and at most one hand is left (B13, B16). */
export interface BoarEnded {
  readonly event: "ended";
}

/** A hand seen from behind: how many cards, and nothing else (B7). */
export interface BoarBacks {
  readonly hand: "backs";
  readonly cards: number;
}

/** A hand seen from the front, in its order. */
export interface BoarFaces {
  readonly hand: "faces";
  readonly animals: readonly BoarAnimal[];
}

/** Who may still look, and where somebody looks now (A7). */
export interface BoarGlances {
  readonly left: readonly number[];
  /** Where the player whose turn it is looks now. */
  readonly place: number | null;
  /** What lies there; only for that player. */
  readonly card: BoarAnimal | null;
}

/** The table as one viewer sees it now. Collected and wrong cards lie face down: only their number is seen. */
export interface BoarObservation {
  readonly mode: Mode;
  readonly designs: readonly BoarAnimal[];
  readonly naming: boolean;
  readonly phase: BoarPhase;
  readonly turn: number;
  readonly top: BoarAnimal | null;
  readonly deck: number;
  readonly table: readonly BoarAnimal[];
  readonly played: BoarAnimal | null;
  readonly hands: readonly (BoarBacks | BoarFaces)[];
  readonly collected: readonly number[];
  readonly errors: number;
  /** Absent in a game without. */
  readonly glances?: BoarGlances;
  /** The cards that everybody started with; they are not among those counted above (A9). */
  readonly ahead?: readonly number[];
}

// games.boar.measure

export type BoarKind = "play" | "draw";
export type BoarError = "before" | "neighbour" | "elsewhere" | "missed" | "misnamed" | "none_in_hand";
export type BoarChosen = BoarDraw | BoarPlay;

/** A turn of somebody who holds cards. */
export interface BoarTurnAnswer {
  /** Which answer of the game, from 1. */
  readonly number: number;
  /** Which move of the game, from 0; with the game's log this leads to everything else. */
  readonly move: number;
  /** When it was given, in seconds since 1970. */
  readonly at: number;
  /** Who gave it; empty for a group's answer. */
  readonly seat: number | null;
  /** Who moved: a person, a bot in the seat, or the clock for somebody whose time ran out. */
  readonly by: "person" | "bot" | "clock" | "chance";
  /** What kind of answer it was. */
  readonly kind: BoarKind;
  /** Whether it says something about the person: given by them, about what they were shown, without a glance. */
  readonly counted: boolean;
  /** Whether it was right: the true value said, the matching card played, the best choice made. */
  readonly right: boolean;
  /** The matching places of the hand. */
  readonly truth: readonly BoarChosen[];
  /** What was said or done. */
  readonly answer: BoarChosen;
  /** What could be said or done. */
  readonly options: readonly BoarChosen[];
  /** For each option `right`, or the kind of error it would have been. */
  readonly outcomes: readonly string[];
  /** The kind of error, if it was one. */
  readonly error: BoarError | null;
  /** The chance to be right by pure guessing among what is not openly excluded. */
  readonly guess: number;
  /** The chance of the likeliest option for somebody who knows everything that was shown except this card. */
  readonly reasoned: number;
  /** Seconds from question to answer, as the table measured them, pauses left out. */
  readonly response: number | null;
  /** Milliseconds from showing the question to the answer, as the device measured them. */
  readonly took: number | null;
  /** The page was out of sight between question and answer. */
  readonly hidden: boolean;
  /** The place asked about or played from, counted from 0. */
  readonly place: number | null;
  /** The place of the newest matching card. */
  readonly position: string | null;
  /** Cards in the hand. */
  readonly load: number;
  /** Turns. */
  readonly events: number | null;
  /** How often the card moved up in the hand. */
  readonly replacements: number | null;
  /** Which card it is at that place in this game: 0 is the first. */
  readonly occupant: number | null;
  /** The value asked for of the card that was at that place before. */
  readonly before: BoarAnimal | null;
  /** For how many seconds the card could be seen. */
  readonly shown_for: number | null;
  /** How many seconds of play passed from its last sight to this question. */
  readonly age: number | null;
  /** Whether the person who answered was at the seat while the card was shown. */
  readonly seen: boolean;
  /** With naming, the animal that was named. */
  readonly named: BoarAnimal | null;
  /** Whether a pair was made. */
  readonly matched: boolean | null;
  /** How many cards in the hand would have matched. */
  readonly matching: number;
  /** The deck was empty, so a card had to be played. */
  readonly forced: boolean;
  /** The animal on the card that was played or drawn. */
  readonly found_animal: BoarAnimal;
  /** The animal on the card that would have been right: the newest that matched, or if none did the one to draw. */
  readonly match_animal: BoarAnimal;
}

// games.boar.drill

export type BoarDrillKind = "closed_up" | "neighbour" | "full_hand";

/** Cards drawn one after the other, places played from, and a card on the deck: which place matches it? */
export interface BoarItem {
  readonly kind: BoarDrillKind;
  readonly drawn: readonly BoarAnimal[];
  readonly played: readonly number[];
  readonly top: BoarAnimal;
  readonly truth: readonly number[];
}

// games.brains.pieces

export type BrainsColour = "red" | "yellow" | "blue" | "green" | "black";
export type BrainsPhase = "collect" | "pay" | "over";
export type BrainsMove = BrainsThrow | BrainsLand | BrainsAnnounce | BrainsPass;
export type BrainsHappening = BrainsLanded | BrainsTook | BrainsPaid | BrainsPassed | BrainsPhaseTwo | BrainsOut | BrainsEnded;

/** The upper side of one die: a number, or a brain (0). */
export interface BrainsFace {
  readonly number: number;
  readonly colour: BrainsColour;
}

/** What is agreed before the game. */
export interface BrainsOptions {
  readonly players?: number;
  readonly mode?: Mode | null;
  readonly starter?: number;
  /** The colour of each seat (M3); by default the first ones. */
  readonly colours?: readonly BrainsColour[] | null;
  /** The brains that each seat starts with; absent where nobody has any (M13). */
  readonly brains?: readonly number[] | undefined;
}

/** Throw these dice, counted from 0, and let the others lie (M4). */
export interface BrainsThrow {
  readonly move: "throw";
  readonly dice: readonly number[];
}

/** Chance says how the dice that were thrown lie, in the order of the dice. */
export interface BrainsLand {
  readonly move: "land";
  readonly faces: readonly number[];
}

/** End the throwing and choose a colour with a positive total (M6, M8). */
export interface BrainsAnnounce {
  readonly move: "announce";
  readonly colour: BrainsColour;
}

/** Five brains: nothing is taken and nobody pays (M6, M10). */
export interface BrainsPass {
  readonly move: "pass";
}

/** The dice lie; `dice` are those that were thrown. */
export interface BrainsLanded {
  readonly event: "landed";
  readonly seat: number;
  readonly throw: number;
  readonly dice: readonly number[];
  readonly faces: readonly BrainsFace[];
}

export interface BrainsTook {
  readonly event: "took";
  readonly seat: number;
  readonly colour: BrainsColour;
  readonly total: number;
  /** Fewer than the total when the middle held fewer (M7). */
  readonly brains: number;
}

export interface BrainsPaid {
  readonly event: "paid";
  /** Who chose the colour. */
  readonly seat: number;
  readonly payer: number;
  readonly colour: BrainsColour;
  readonly total: number;
  readonly brains: number;
}

export interface BrainsPassed {
  readonly event: "passed";
  readonly seat: number;
}

/** The middle is empty: from now on brains are paid (M7). */
export interface BrainsPhaseTwo {
  readonly event: "phase_two";
}

/** A player without brains no longer stands for a colour (M10). */
export interface BrainsOut {
  readonly event: "out";
  readonly seat: number;
}

/** One player has brains left (M11). */
export interface BrainsEnded {
  readonly event: "ended";
  readonly winner: number;
}

/** What one colour counts with the dice as they lie, and what choosing it would do (M5, M6, M8, M9). */
export interface BrainsTotal {
  readonly colour: BrainsColour;
  readonly sum: number;
  readonly multiplier: number;
  readonly total: number;
  /** Who would pay; nobody while brains are collected or when the total is 0. */
  readonly payer: number | null;
  /** How many brains would move. */
  readonly brains: number;
}

/** The table. Nothing is hidden in this game, so all see the same. */
export interface BrainsObservation {
  readonly mode: Mode;
  /** The phase, by the name that written games have for it since version 1. */
  readonly stage: BrainsPhase;
  readonly turn: number;
  readonly colours: readonly BrainsColour[];
  readonly middle: number;
  readonly brains: readonly number[];
  /** Those who are out, in the order in which they went. */
  readonly out: readonly number[];
  /** How often the dice were thrown in this turn. */
  readonly throws: number;
  /** The dice that are in the air. */
  readonly thrown: readonly number[];
  /** How the dice lie; none before the first throw. */
  readonly dice: readonly BrainsFace[];
  readonly totals: readonly BrainsTotal[];
}

// games.brains.measure

export type BrainsKind = "keep" | "announce";
export type BrainsError = "poorer";

/** A decision once the dice lie. */
export interface BrainsDecision {
  /** Which answer of the game, from 1. */
  readonly number: number;
  /** Which move of the game, from 0; with the game's log this leads to everything else. */
  readonly move: number;
  /** When it was given, in seconds since 1970. */
  readonly at: number;
  /** Who gave it; empty for a group's answer. */
  readonly seat: number | null;
  /** Who moved: a person, a bot in the seat, or the clock for somebody whose time ran out. */
  readonly by: "person" | "bot" | "clock" | "chance";
  /** What kind of answer it was. */
  readonly kind: BrainsKind;
  /** Whether it says something about the person: given by them, about what they were shown, without a glance. */
  readonly counted: boolean;
  /** Whether it was right: the true value said, the matching card played, the best choice made. */
  readonly right: boolean;
  /** The best choice. */
  readonly truth: readonly (BrainsThrow | BrainsAnnounce | BrainsPass)[];
  /** What was said or done. */
  readonly answer: BrainsThrow | BrainsAnnounce | BrainsPass;
  /** What could be said or done. */
  readonly options: readonly (BrainsThrow | BrainsAnnounce | BrainsPass)[];
  /** For each option `right`, or the kind of error it would have been. */
  readonly outcomes: readonly string[];
  /** The kind of error, if it was one. */
  readonly error: BrainsError | null;
  /** The chance to be right by pure guessing among what is not openly excluded. */
  readonly guess: number;
  /** The chance of the likeliest option for somebody who knows everything that was shown except this card. */
  readonly reasoned: number;
  /** Seconds from question to answer, as the table measured them, pauses left out. */
  readonly response: number | null;
  /** Milliseconds from showing the question to the answer, as the device measured them. */
  readonly took: number | null;
  /** The page was out of sight between question and answer. */
  readonly hidden: boolean;
  /** In brains won or not lost by this turn. */
  readonly value: number;
  /** What the best choice was worth. */
  readonly best: number;
  /** The difference, which was left on the table. */
  readonly left: number;
  /** What the last throw brought. */
  readonly luck: number;
  /** How many more throws were allowed. */
  readonly throws_left: number;
  /** What the choice gave away of the chance to win, of 1. */
  readonly chance_left: number;
  /** What the last throw brought of the chance to win, of 1. */
  readonly chance_luck: number;
  /** Whether the chances to win are solved; else they are estimated. */
  readonly chance_exact: boolean;
}

// games.brains.drill

export type BrainsDrillKind = "1" | "2";

/** Dice as they lie while brains are collected: which are thrown again? */
export interface BrainsItem {
  readonly kind: BrainsDrillKind;
  readonly dice: readonly BrainsFace[];
  /** How often they were thrown. */
  readonly throws: number;
  readonly throws_left: number;
  readonly middle: number;
  /** What the best choice is worth. */
  readonly best: number;
}

// games.brains.chances.course


/** A throw, and the decision once the dice lay. */
export interface BrainsCourseStep {
  /** Which move of the game the decision was, from 0. */
  readonly move: number;
  /** How the dice lay. */
  readonly faces: readonly BrainsFace[];
  /** What the throw brought of the chance to win, above what could be expected of it. */
  readonly luck: number;
  readonly choice: BrainsThrow | BrainsAnnounce | BrainsPass;
  readonly best: BrainsThrow | BrainsAnnounce | BrainsPass;
  /** What the decision gave away of the chance to win. */
  readonly left: number;
}

/** A turn of somebody, throw by throw. */
export interface BrainsTurn {
  readonly seat: number;
  readonly steps: readonly BrainsCourseStep[];
  /** What came of it. */
  readonly event: BrainsTook | BrainsPaid | BrainsPassed;
  /** Everybody's chance to win after it, by seat. */
  readonly chances: readonly number[];
  /** Whether its chances are solved; else they are estimated. */
  readonly exact: boolean;
}

/** How a game went for one of its players. `start`, `luck`, less `left`, and `others` add up to 1 or 0. */
export interface BrainsCourse {
  readonly seat: number;
  /** The colour of each seat. */
  readonly colours: readonly BrainsColour[];
  /** Everybody's chance to win before the first throw, by seat. */
  readonly start: readonly number[];
  readonly turns: readonly BrainsTurn[];
  /** What the player's own throws brought. */
  readonly luck: number;
  /** What the player's own decisions gave away. */
  readonly left: number;
  /** What the turns of the others brought. */
  readonly others: number;
  /** Whether all chances are solved; else some are estimated. */
  readonly exact: boolean;
  /** The turns that changed the player's chance most, from 0, in their order. */
  readonly turning: readonly number[];
}

// games.brains.adviser


/**
 * What is each keep of the dice worth? Brains taken in phase 1; in phase 2 those that others pay less one's own.
 *
 * Who also says whose turn follows whose is told the chance to win.
 */
export interface BrainsAskOdds {
  /** Die by die: each has colours of its own. */
  readonly dice: readonly [number, number, number, number, number];
  /** How often the dice were thrown in this turn. */
  readonly throws: number;
  /** The brains in the middle; 0 in phase 2. */
  readonly middle?: number;
  /** The brains of who throws. Phase 1 needs them only for the chance to win. */
  readonly own?: number;
  /** The brains of each opponent who is still in, by colour. Phase 1 needs them only for the chance to win. */
  readonly others?: Readonly<Partial<Record<BrainsColour, number>>>;
  /** Everybody who is still in, by colour, in the order of their turns, who throws first; empty: brains alone. */
  readonly turns?: readonly BrainsColour[];
}

/** Dice to keep while the others are thrown again; all five to stop now. */
export interface BrainsKeep {
  readonly keep: readonly number[];
  /** The brains to expect with the best play for brains from then on. */
  readonly brains: number;
  /** The chance to win with the best play for it from then on; none if `turns` was not told. */
  readonly chance: number | null;
}

/** Every keep, best first: by the chance to win where it is known, else by brains. */
export interface BrainsOdds {
  readonly keeps: readonly BrainsKeep[];
  /** Whether the chances are solved, or else estimated; none if there are none. */
  readonly exact: boolean | null;
}

// games.whale.pieces

export type WhaleCreature = "whale" | "puffer fish" | "octopus" | "turtle" | "crab" | "seahorse";
export type WhaleColour = "yellow" | "red" | "purple" | "blue" | "green" | "orange";
export type WhaleFeature = "colour" | "creature";
export type WhalePhase = "shuffle" | "study" | "turn" | "new_card" | "over";
export type WhaleMove = WhaleShuffle | Ready | TimeUp | WhalePoint | Glance;
export type WhaleHappening = WhaleDealt | GotReady | WhaleTurnedDown | WhaleTurnedUp | WhaleLaidAway | WhaleTaken | WhaleMissed | WhaleNewCard | WhaleEnded | WhaleGlanced;

/** A card of the deck. */
export interface WhaleCard {
  readonly colour: WhaleColour;
  readonly creature: WhaleCreature;
}

/** What is agreed before the game. */
export interface WhaleOptions {
  readonly players?: number;
  readonly level?: Level;
  readonly mode?: Mode | null;
  readonly starter?: number;
  /** How many glances each seat has (A4). */
  readonly glances?: readonly number[] | undefined;
  /** How many cards each seat starts with (A9). */
  readonly ahead?: readonly number[] | undefined;
}

/** Chance lays the deck; the last card is dealt first (W2). */
export interface WhaleShuffle {
  readonly move: "shuffle";
  readonly deck: readonly WhaleCard[];
}

/** Point at the card in this place of the grid (W4). */
export interface WhalePoint {
  readonly move: "point";
  readonly place: number;
}

/** The grid lies face up. */
export interface WhaleDealt {
  readonly event: "dealt";
  readonly cards: number;
}

/** The cards that lay face up are face down; `place` names the one, if it was one. */
export interface WhaleTurnedDown {
  readonly event: "turned_down";
  readonly place: number | null;
}

/** The deck's top card, for all to see (W4). */
export interface WhaleTurnedUp {
  readonly event: "turned_up";
  readonly card: WhaleCard;
}

/** Nothing in the grid is like the card turned from the deck: it leaves the game (W8). */
export interface WhaleLaidAway {
  readonly event: "laid_away";
  readonly card: WhaleCard;
}

/** A hit: the card that was pointed at is turned over for all and is a point (W5). */
export interface WhaleTaken {
  readonly event: "taken";
  readonly seat: number;
  readonly place: number;
  readonly card: WhaleCard;
}

/** A miss: the card is turned over for all and leaves the game, or goes to the error pile (W7, W12). */
export interface WhaleMissed {
  readonly event: "missed";
  readonly seat: number;
  readonly place: number;
  readonly card: WhaleCard;
}

/** The card from the deck is laid in the place that was pointed at, face up (W5, W7). */
export interface WhaleNewCard {
  readonly event: "new_card";
  readonly place: number;
}

/** Somebody looks at a card of the grid (A5). */
export interface WhaleGlanced {
  readonly event: "glanced";
  readonly seat: number;
  readonly place: number;
  readonly card: WhaleCard | null;
}

/** The deck is empty and its last card has been dealt with (W10). */
export interface WhaleEnded {
  readonly event: "ended";
}

export interface WhaleFaceUp {
  readonly lies: "face_up";
  readonly card: WhaleCard;
}

/** A card of which nothing is to be seen. */
export interface WhaleFaceDown {
  readonly lies: "face_down";
}

/** Who may still look, and where somebody looks now (A7). */
export interface WhaleGlances {
  readonly left: readonly number[];
  /** Where the player whose turn it is looks now. */
  readonly place: number | null;
  /** What lies there; only for that player. */
  readonly card: WhaleCard | null;
}

/** The table as one viewer sees it now. Nothing but a glance is for one pair of eyes alone. */
export interface WhaleObservation {
  readonly mode: Mode;
  readonly phase: WhalePhase;
  readonly turn: number;
  readonly rows: number;
  readonly columns: number;
  /** Row by row; empty before the deal. */
  readonly grid: readonly (WhaleFaceUp | WhaleFaceDown)[];
  readonly deck: number;
  /** The card turned from the deck, until somebody has pointed (W4). */
  readonly turned: WhaleCard | null;
  /** Cards laid away just before it, because nothing in the grid was like them (W8). */
  readonly away: readonly WhaleCard[];
  /** Hits so far in this turn (W6). */
  readonly hits: number;
  readonly points: readonly number[];
  readonly errors: number;
  readonly box: number;
  readonly ready: readonly boolean[];
  /** The place of the new card that lies face up to be memorised (W5). */
  readonly fresh: number | null;
  /** The card last pointed at, while the new one is memorised. */
  readonly shown: WhaleCard | null;
  /** Absent in a game without. */
  readonly glances?: WhaleGlances;
  /** The cards that everybody started with; they are not among those counted above (A9). */
  readonly ahead?: readonly number[];
}

// games.whale.measure

export type WhaleKind = "point";
export type WhaleError = "before" | "neighbour" | "elsewhere";
export type WhalePosition = "corner" | "side" | "inside";

/** A place of the grid that was pointed at. Places are counted row by row, from 0. */
export interface WhalePointing {
  /** Which answer of the game, from 1. */
  readonly number: number;
  /** Which move of the game, from 0; with the game's log this leads to everything else. */
  readonly move: number;
  /** When it was given, in seconds since 1970. */
  readonly at: number;
  /** Who gave it; empty for a group's answer. */
  readonly seat: number | null;
  /** Who moved: a person, a bot in the seat, or the clock for somebody whose time ran out. */
  readonly by: "person" | "bot" | "clock" | "chance";
  /** What kind of answer it was. */
  readonly kind: WhaleKind;
  /** Whether it says something about the person: given by them, about what they were shown, without a glance. */
  readonly counted: boolean;
  /** Whether it was right: the true value said, the matching card played, the best choice made. */
  readonly right: boolean;
  /** The places of the matching cards. */
  readonly truth: readonly number[];
  /** What was said or done. */
  readonly answer: number;
  /** What could be said or done. */
  readonly options: readonly number[];
  /** For each option `right`, or the kind of error it would have been. */
  readonly outcomes: readonly string[];
  /** The kind of error, if it was one. */
  readonly error: WhaleError | null;
  /** The chance to be right by pure guessing among what is not openly excluded. */
  readonly guess: number;
  /** The chance of the likeliest option for somebody who knows everything that was shown except this card. */
  readonly reasoned: number;
  /** Seconds from question to answer, as the table measured them, pauses left out. */
  readonly response: number | null;
  /** Milliseconds from showing the question to the answer, as the device measured them. */
  readonly took: number | null;
  /** The page was out of sight between question and answer. */
  readonly hidden: boolean;
  /** The place that was pointed at. */
  readonly place: number;
  /** Where in the grid the matching card lies that was seen last. */
  readonly position: WhalePosition;
  /** Cards in the grid. */
  readonly load: number;
  /** Cards turned from the deck and new cards. */
  readonly events: number;
  /** Cards that came to other places. */
  readonly replacements: number;
  /** Which card it is, the matching one seen last, at its place in this game: 0 is the first. */
  readonly occupant: number;
  /** The card that lay before at the place that was pointed at, as "red crab". */
  readonly before: string | null;
  /** For how many seconds the card could be seen. */
  readonly shown_for: number | null;
  /** How many seconds of play passed from its last sight to this question. */
  readonly age: number | null;
  /** Whether the person who answered was at the seat while the card was shown. */
  readonly seen: boolean;
  /** How many cards in the grid match. */
  readonly matching: number;
  /** The colour of the card turned from the deck. */
  readonly colour: WhaleColour;
  /** The creature on the card turned from the deck. */
  readonly creature: WhaleCreature;
  /** The colour of the card that was pointed at. */
  readonly found_colour: WhaleColour;
  /** The creature on the card that was pointed at. */
  readonly found_creature: WhaleCreature;
  /** The place of the matching card that was seen last. */
  readonly match: number;
  /** The colour of that card. */
  readonly match_colour: WhaleColour;
  /** The creature on that card. */
  readonly match_creature: WhaleCreature;
}

// games.whale.drill


/** A new card comes to a place. */
export interface WhaleReplaced {
  readonly place: number;
  readonly card: WhaleCard;
}

/** A grid to look at, cards that replace some of it one after the other, and a card: where is its like? */
export interface WhaleItem {
  readonly kind: GooseDrillKind;
  readonly rows: number;
  readonly columns: number;
  readonly grid: readonly WhaleCard[];
  readonly replaced: readonly WhaleReplaced[];
  readonly turned: WhaleCard;
  /** The places that go with the turned card; there is one, so that nobody is right by chance. */
  readonly truth: readonly number[];
}

// games.magpie.pieces

export type MagpieThing = "ring" | "key" | "spoon" | "button" | "coin" | "bell" | "thimble" | "watch" | "crown" | "marble" | "necklace" | "medal" | "mirror" | "whistle" | "scissors" | "lock" | "star" | "cup" | "spectacles" | "buckle" | "lantern";
export type MagpiePhase = "shuffle" | "first" | "second" | "study" | "over";
export type MagpieMove = MagpieShuffle | MagpieTurnOver | Ready | TimeUp | Glance;
export type MagpieHappening = MagpieLaid | MagpieTurnedOver | MagpiePairTaken | MagpieNoPair | GotReady | MagpieTurnedDown | MagpieGlanced | MagpieFlownOff | MagpieEnded;

/** What is agreed before the game. */
export interface MagpieOptions {
  readonly players?: number;
  readonly level?: Level;
  readonly mode?: Mode | null;
  readonly starter?: number;
  /** How many glances each seat has (A4). */
  readonly glances?: readonly number[] | undefined;
  /** How many pairs each seat starts with (A9). */
  readonly ahead?: readonly number[] | undefined;
}

/** Chance lays the cards, row by row (P2). */
export interface MagpieShuffle {
  readonly move: "shuffle";
  readonly deck: readonly MagpieThing[];
}

/** Turn the card at this place face up (P3). */
export interface MagpieTurnOver {
  readonly move: "turn_over";
  readonly place: number;
}

/** So many cards lie face down, and nobody has seen any of them (P2). */
export interface MagpieLaid {
  readonly event: "laid";
  readonly cards: number;
}

/** A card lies open where it is, for all to see (P3). */
export interface MagpieTurnedOver {
  readonly event: "turned_over";
  readonly seat: number;
  readonly place: number;
  readonly card: MagpieThing;
}

/** Two alike: the player takes both and goes on (P4). */
export interface MagpiePairTaken {
  readonly event: "pair_taken";
  readonly seat: number;
  readonly places: readonly [number, number];
  readonly card: MagpieThing;
}

/** Two different: all look at them (P4). */
export interface MagpieNoPair {
  readonly event: "no_pair";
  readonly seat: number;
  readonly places: readonly [number, number];
}

/** The two lie face down again where they lay (P4). */
export interface MagpieTurnedDown {
  readonly event: "turned_down";
  readonly places: readonly [number, number];
}

/** Somebody looks at a card before turning one (P9). */
export interface MagpieGlanced {
  readonly event: "glanced";
  readonly seat: number;
  readonly place: number;
  readonly card: MagpieThing | null;
}

/** The magpie has seen enough wrong turns and takes what is left (P8). */
export interface MagpieFlownOff {
  readonly event: "flown_off";
  readonly pairs: number;
}

/** All pairs are taken (P6). */
export interface MagpieEnded {
  readonly event: "ended";
}

/** Who may still look, and where somebody looks now (A7). */
export interface MagpieGlances {
  readonly left: readonly number[];
  /** Where the player whose turn it is looks now. */
  readonly place: number | null;
  /** What lies there; only for that player. */
  readonly card: MagpieThing | null;
}

/** A place of the grid. What is hidden is absent. */
export interface MagpieSpot {
  readonly lies: "face_down" | "face_up" | "taken";
  /** What lies open. */
  readonly card: MagpieThing | null;
}

/** The table as one viewer sees it now. Nothing but a glance is for one pair of eyes alone. */
export interface MagpieObservation {
  readonly mode: Mode;
  readonly phase: MagpiePhase;
  readonly turn: number;
  readonly rows: number;
  readonly columns: number;
  /** Row by row; empty before the deal. Where a pair was taken the place stays empty (P5). */
  readonly grid: readonly MagpieSpot[];
  /** The places that were turned over in this turn. */
  readonly open: readonly number[];
  /** Of each seat; one number for all who play together. */
  readonly pairs: readonly number[];
  /** How many turns have come to an end, a pair being one (P7). */
  readonly turns: number;
  readonly wrong: number;
  /** How many wrong turns the magpie watches in all; 0 where nobody plays against her (P8). */
  readonly patience: number;
  readonly ready: readonly boolean[];
  /** Absent in a game without. */
  readonly glances?: MagpieGlances;
  /** What everybody started with (A9). */
  readonly ahead?: readonly number[];
}

// games.magpie.measure

export type MagpieError = "neighbour" | "elsewhere";

/** The second card of a turn, where its like had been seen. A choice is a place, counted row by row. */
export interface MagpieMatching {
  /** Which answer of the game, from 1. */
  readonly number: number;
  /** Which move of the game, from 0; with the game's log this leads to everything else. */
  readonly move: number;
  /** When it was given, in seconds since 1970. */
  readonly at: number;
  /** Who gave it; empty for a group's answer. */
  readonly seat: number | null;
  /** Who moved: a person, a bot in the seat, or the clock for somebody whose time ran out. */
  readonly by: "person" | "bot" | "clock" | "chance";
  /** What kind of answer it was. */
  readonly kind: string;
  /** Whether it says something about the person: given by them, about what they were shown, without a glance. */
  readonly counted: boolean;
  /** Whether it was right: the true value said, the matching card played, the best choice made. */
  readonly right: boolean;
  /** What would have been right. */
  readonly truth: readonly number[];
  /** What was said or done. */
  readonly answer: number;
  /** What could be said or done. */
  readonly options: readonly number[];
  /** For each option `right`, or the kind of error it would have been. */
  readonly outcomes: readonly string[];
  /** The kind of error, if it was one. */
  readonly error: MagpieError | null;
  /** The chance to be right by pure guessing among what is not openly excluded. */
  readonly guess: number;
  /** The chance of the likeliest option for somebody who knows everything that was shown except this card. */
  readonly reasoned: number;
  /** Seconds from question to answer, as the table measured them, pauses left out. */
  readonly response: number | null;
  /** Milliseconds from showing the question to the answer, as the device measured them. */
  readonly took: number | null;
  /** The page was out of sight between question and answer. */
  readonly hidden: boolean;
  /** The place asked about or played from, counted from 0. */
  readonly place: number | null;
  /** Where that is among the others. */
  readonly position: string | null;
  /** How many cards were to be kept in mind. */
  readonly load: number | null;
  /** How many events came between seeing the card and this answer. */
  readonly events: number | null;
  /** How many changes among the cards came meanwhile. */
  readonly replacements: number | null;
  /** Which card it is at that place in this game: 0 is the first. */
  readonly occupant: number | null;
  /** The value asked for of the card that was at that place before. */
  readonly before: string | null;
  /** For how many seconds the card could be seen. */
  readonly shown_for: number | null;
  /** How many seconds of play passed from its last sight to this question. */
  readonly age: number | null;
  /** Whether the person who answered was at the seat while the card was shown. */
  readonly seen: boolean;
  /** The card that was turned first. */
  readonly card: MagpieThing;
  /** The card that was turned second. */
  readonly found: MagpieThing;
}

// games.magpie.drill

export type MagpieDrillKind = "neighbour" | "long_ago";

/** A card that is turned over for a moment. */
export interface MagpieTurnedCard {
  readonly place: number;
  readonly card: MagpieThing;
}

/** Cards that are turned one after the other, and one of which the like is asked for. */
export interface MagpieItem {
  readonly kind: MagpieDrillKind;
  readonly rows: number;
  readonly columns: number;
  readonly shown: readonly MagpieTurnedCard[];
  readonly turned: MagpieTurnedCard;
  /** The place of its like; there is one. */
  readonly truth: readonly number[];
}

// store.notepad.notepad_views

export type DeviceKind = "phone" | "tablet" | "computer";

/** Somebody on the notepad of a device. */
export interface Player {
  readonly id: number;
  readonly name: string;
  readonly animal: string;
  /** How many finished games there are of them. */
  readonly games: number;
  /** When the last of these ended, in seconds since 1970. */
  readonly last: number | null;
  /** Stands for the name in files for research. */
  readonly code: string | null;
  /** There is a lock. While it is shut on this device, nothing but name and animal is told. */
  readonly locked: boolean;
  /** When the lock shuts again on this device, in seconds since 1970; `null` while it is shut. */
  readonly open_until: number | null;
  /** Whether progress and ghosts are kept of them. */
  readonly progress: boolean;
}

/** How a game ended for one seat. */
export interface SeatResult {
  readonly seat: number;
  /** A person's name at the table; empty for a bot. */
  readonly name: string;
  readonly bot: string | null;
  /** What was won; what the seat started with stands beside it. */
  readonly score: number;
  readonly place: number;
  readonly won: boolean;
  /** The player on this notepad. */
  readonly player: number | null;
  readonly animal: string | null;
  /** What the seat started with: it counted for the place (A9). */
  readonly ahead: number;
  /** The most that was found in one turn, where the game counts it. */
  readonly catch: number;
  /** What they had guessed right in the room by then. */
  readonly feathers: number;
}

/** The results of one player in games of one kind. */
export interface Average {
  readonly game: GameName;
  readonly mode: Mode;
  readonly level: Level | null;
  readonly variant: string;
  readonly players: number;
  readonly games: number;
  /** The mean score. */
  readonly mean: number;
  readonly best: number;
  readonly worst: number;
  readonly won: number;
  readonly mean_place: number;
}

/** A finished game, as it stands on the pad. */
export interface PadGame {
  readonly id: string;
  readonly game: GameName;
  /** Of the rules. */
  readonly version: number;
  readonly level: Level | null;
  readonly mode: Mode;
  /** What else was agreed, as `naming`; empty for the plain game. */
  readonly variant: string;
  readonly players: number;
  readonly started: number;
  readonly ended: number;
  /** The deals were chosen, as in a protocol. */
  readonly chosen: boolean;
  readonly seats: readonly SeatResult[];
}

/** What reading a file has brought. */
export interface Brought {
  readonly new: number;
  /** Games that were on this notepad already. */
  readonly known: number;
  /** Games of other rules, or against the rules. */
  readonly refused: number;
}

/** A device that shares a notepad. */
export interface PadDevice {
  /** By what it is named here. */
  readonly key: string;
  /** `null` until it opens the notepad. */
  readonly kind?: DeviceKind;
  /** When it was last there: opened the notepad or sat at a table that went on, in seconds since 1970. */
  readonly last?: number;
  /** It is the device that asks. */
  readonly this?: boolean;
}

// measures.intervals

export type Likeness = "more" | "less" | "typical";

/** A figure, and the limits between which it lies with 95 % confidence. */
export interface Figure {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Chances to win that the decisions of a game gave away. */
export interface GivenAway {
  /** Whether they were solved in all of these games; else estimated in each of them. */
  readonly exact: boolean;
  readonly games: number;
  /** Per game, in per cent. */
  readonly figure: Figure;
}

/** A sentence of the catalogue, and what to fill in. */
export interface Sentence {
  readonly key: string;
  readonly values: Readonly<Record<string, number | string>>;
}

// measures.coach


/** What to play next. */
export interface Advice {
  readonly move: "up" | "down" | "stay";
  /** The level that is proposed; none for a game without levels. */
  readonly level: Level | null;
  readonly why: Sentence;
}

// measures.verdict

export type Verdict = "better" | "worse" | "no_change" | "too_early";

// measures.figures

export type Unit = "cards" | "left";

// measures.report

export type Basis = "own" | "group";

/** A stretch of the curve. */
export interface CurvePoint {
  /** The first game in it, counted from 1. */
  readonly first: number;
  readonly last: number;
  /** When its first game ended, in seconds since 1970. */
  readonly start: number;
  readonly end: number;
  /** In the unit of the report, for ordinary situations. */
  readonly figure: Figure;
  /** The plain share of right answers, whatever their difficulty. */
  readonly right: Figure;
  readonly answers: number;
}

/** A kind of error. */
export interface ErrorCount {
  readonly kind: string;
  readonly count: number;
  /** How many there would be if all errors were blind guesses. */
  readonly by_guessing: number;
}

/** Answers with about the same number of events since the card was seen. */
export interface FadingStep {
  readonly least: number;
  readonly most: number | null;
  readonly answers: number;
  readonly right: Figure;
}

/** Answers about one part of the row. */
export interface PositionShare {
  readonly position: string;
  readonly answers: number;
  readonly right: Figure;
}

/** The recent games beside those before, practice aside. */
export interface Comparison {
  readonly verdict: Verdict;
  /** The change, in the unit of the report. */
  readonly figure: Figure;
  /** The change in right answers of a hundred; only where cards are kept. */
  readonly points: Figure | null;
  readonly recent: number;
  readonly before: number;
  /** While it is too early to tell: about how many more games it takes until a change that matters would show. */
  readonly more_games: number;
  /** What practice has brought since the first game, in right answers of a hundred. */
  readonly practice: Figure | null;
}

/** Skill and luck apart, where the worth of a decision can be computed. */
export interface SkillAndLuck {
  readonly decisions: number;
  /** What all decisions left on the table. */
  readonly left: number;
  /** What chance brought above its expectation. */
  readonly luck: number;
  /** What a decision leaves on average, by the stage of the turn. */
  readonly by_stage: Readonly<Record<string, number>>;
  /** What the decisions of a game give away of the chance to win, where that is known and games are enough to tell. */
  readonly given_away: readonly GivenAway[];
}

/** How somebody plays a game. */
export interface Report {
  readonly game: GameName;
  readonly basis: Basis;
  /** What `now` counts: cards kept of `load`, or what a decision leaves on the table. */
  readonly unit: Unit;
  readonly games: number;
  readonly answers: number;
  /** Answers given after the page had been out of sight. */
  readonly hidden: number;
  readonly level: Level | null;
  /** Of how many cards; none where it is measured what a decision leaves. */
  readonly load: number | null;
  readonly now: Figure | null;
  /** The plain share of right answers in all games. */
  readonly right: Figure | null;
  readonly perfect: number;
  /** Perfect memory and pure guessing, in the unit of the report. */
  readonly guessing: number;
  readonly curve: readonly CurvePoint[];
  readonly change: Comparison | null;
  readonly errors: readonly ErrorCount[];
  readonly fading: readonly FadingStep[];
  readonly positions: readonly PositionShare[];
  readonly luck: SkillAndLuck | null;
  readonly advice: Advice | null;
  readonly sentences: readonly Sentence[];
}

// measures.playback


/** The table as one player saw it. */
export interface PlaybackMoment<G extends GameName = GameName> {
  readonly observation: Games[G]["observation"];
  /** What they were told on the way there. */
  readonly news: readonly Games[G]["event"][];
  /** Seconds of play before the answer. */
  readonly ago: number;
}

/** A miss, once more. */
export interface Playback<G extends GameName = GameName> {
  readonly answer: Games[G]["answer"];
  /** Through whose eyes. */
  readonly seat: number;
  /** First the last sight of what was asked for, last the moment of the answer. */
  readonly moments: readonly PlaybackMoment<G>[];
  /** What could be done at that moment. */
  readonly moves: readonly Games[G]["move"][];
}

/** Misses of one game. */
export interface Playbacks<G extends GameName = GameName> {
  readonly misses: readonly Playback<G>[];
}

// notepad.review


/** A finished game, seen by one player. */
export interface Review<G extends GameName = GameName> {
  readonly game_id: string;
  readonly game: G;
  readonly answers: number;
  readonly right: number;
  /** The misses in their order, of decisions the most costly first. */
  readonly missed: readonly Games[G]["answer"][];
  /** Who played, and how it ended for them. */
  readonly seats: readonly SeatResult[];
  /** How everybody's chances went; only where they can be told, and none if the game is no longer there to read. */
  readonly course: Games[G]["course"] | null;
  /** The misses once more, as they were seen; none of what lay in open sight, or of a game that is no longer there. */
  readonly playbacks: readonly Playback<G>[];
}

// measures.drill


/** Situations of one kind, one after the other. */
export interface Drill<G extends GameName = GameName> {
  readonly game: G;
  readonly kind: string;
  readonly items: readonly Games[G]["drill"][];
  /** Why this kind, in the figures of the report: the error furthest beyond blind guessing, if any is a habit. */
  readonly habit: ErrorCount | null;
}

// measures.practice


/** What is asked when the turn comes to an exercise: a harder step after a right answer, else an easier one. */
export interface ExerciseRound<G extends GameName = GameName> {
  /** The lowest step at which somebody can be by then. */
  readonly easiest: number;
  /** A situation at that step, and one at each step above. */
  readonly items: readonly Games[G]["drill"][];
}

/** One kind of situation of one game, getting harder with success. */
export interface Exercise<G extends GameName = GameName> {
  readonly game: G;
  readonly kind: string;
  /** The step it begins at, from 0: where it was left, or that of the level played last. */
  readonly begins: number;
  /** How many there are. */
  readonly steps: number;
  readonly rounds: readonly ExerciseRound<G>[];
  /** Why this one: the error that calls for it most, if it is a habit. */
  readonly habit: ErrorCount | null;
}

/** About five minutes of practice. */
export interface Practice {
  readonly exercises: readonly Exercise[];
  /** Which exercise's turn it is, by its number from 0, time after time. */
  readonly order: readonly number[];
  /** Whether it was chosen by what the person misses; else there are no answers yet, and it is easy and mixed. */
  readonly known: boolean;
}

// store.notepad.exercises


/** One exercise of a practice that was done to its end. */
export interface Practised {
  /** Which practice it was part of. */
  readonly practice: string;
  /** When that was done, in seconds since 1970. */
  readonly at: number;
  readonly game: GameName;
  readonly kind: string;
  /** How many situations there were. */
  readonly asked: number;
  /** How many of them were answered rightly. */
  readonly got: number;
  /** How hard it would have gone on, from 0. */
  readonly step: number;
}

/** An exercise and who did it, for files. */
export interface WhoPractised {
  readonly player: number;
  readonly name: string;
  readonly code: string | null;
  readonly animal: string;
  readonly done: Practised;
}

// comparisons.same_deal_messages


/** In how many games it came to this. */
export interface Bar {
  readonly value: number;
  readonly games: number;
}

/** Somebody in the place of the people at a table, and what they reach. */
export interface OtherPlayer {
  /** `guessing`, a character, or `perfect`. */
  readonly who: string;
  /** How many were played; one, where nothing is left to chance and every other would be the same. */
  readonly games: number;
  /** The results at each seat, the lowest first. */
  readonly seats: readonly (readonly Bar[])[];
}

/** What the dice brought to a seat, in what results are counted in. */
export interface Fortune {
  /** Beyond what could be expected of them; below 0 if they brought less. */
  readonly brought: number;
  /** The same in games with other dice, the lowest first. */
  readonly otherwise: readonly Bar[];
}

/** `GET /api/tables/{id}/same-deal`: what others reach on the deal of a game that is over. */
export interface SameDeal {
  /** Whether it is worked out; if not, it soon will be: ask again. */
  readonly ready: boolean;
  /** The seats at which somebody else was put; bots kept theirs. */
  readonly people: readonly number[];
  /** The weakest first. */
  readonly others: readonly OtherPlayer[];
  /** For each seat; empty in a game that cannot tell luck from play. */
  readonly luck: readonly Fortune[];
}

// web.messages.notepad_messages

export type ManagePlayer = Change | Merge | Remove;
export type ManageLock = Lock | OpenLock | CloseLock | TakeOffLock;

/** `GET /api/notepad`: the notepad of this device. */
export interface Pad {
  /** Those who played last come first. */
  readonly players: readonly Player[];
  /** Tables that are still to be read: ask again in a moment. Only after Gander has learned to measure more. */
  readonly waiting: number;
  /** When this device was taken off the notepad that it shared, while nobody is on its own yet. */
  readonly taken_off: number | null;
  /** Whether progress and ghosts are kept for this notepad. */
  readonly progress: boolean;
}

/** `POST /api/notepad/kept`: keep progress and ghosts for this notepad, or delete them. */
export interface ChooseProgress {
  readonly progress: boolean;
}

/** `POST /api/notepad/results`: finished games, the newest first; what is left out does not matter. */
export interface AskResults {
  readonly player?: number | null;
  readonly game?: GameName;
  readonly mode?: Mode | null;
  readonly level?: Level | null;
  readonly players?: number | null;
  readonly variant?: string | null;
  /** Only games that ended before this: for the next page. */
  readonly before?: number | null;
  readonly most?: number;
}

export interface Results {
  readonly games: readonly PadGame[];
  /** Whether there may be older ones. */
  readonly more: boolean;
}

/**
 * `POST /api/notepad/averages`: means and bests of a player. `POST /api/notepad/ghost` and `…/ghost/made`: their
 * ghosts.
 */
export interface AskPlayer {
  readonly player: number;
}

/** The mean result that perfect memory and pure guessing reach, alone or together. */
export interface Reached {
  readonly perfect: number;
  readonly guessing: number;
}

export interface Averages {
  /** Apart by game, mode, level, variant and number of players. */
  readonly averages: readonly Average[];
  /** By game and level; a game whose results are shares of what others lose has none. */
  readonly lines: Readonly<Record<string, Readonly<Partial<Record<Level, Reached>>>>>;
}

/** `POST /api/notepad/progress`: how a player plays a game; answered by a `Report`. */
export interface AskProgress {
  readonly player: number;
  readonly game: GameName;
  readonly basis?: Basis;
  /** Compare the games since then with those before; by default the second half with the first. */
  readonly since?: number | null;
}

/** `POST /api/notepad/review`: what a player missed in a finished game; answered by a `Review`. */
export interface AskReview {
  readonly player: number;
  readonly game_id: string;
}

/** `POST /api/notepad/drill`: situations like those that a player misses most; answered by a `Drill`. */
export interface AskDrill {
  readonly player: number;
  readonly game: GameName;
  /** By default that of the player's last game. */
  readonly level?: Level | null;
}

/** `POST /api/practice`: five minutes for somebody on this notepad, or new there; answered by a `Practice`. */
export interface AskPractice {
  readonly name: string;
}

/** How an exercise went. */
export interface DoneExercise {
  readonly game: GameName;
  readonly kind: string;
  readonly asked: number;
  readonly got: number;
  /** How hard it would have gone on. */
  readonly step: number;
}

/** `POST /api/practice/done`: a practice that was done to its end. */
export interface SavePractice {
  /** Made up for this practice: asked twice, it is saved once. */
  readonly practice: string;
  readonly name: string;
  readonly done: readonly DoneExercise[];
  readonly animal?: Animal | null;
}

/** It stands on the notepad now. */
export interface PracticeSaved {
  /** Whose it is there. */
  readonly player: number;
}

/** What a player has practised, the newest first. It is no game, and counts nowhere else. */
export interface PractisedBy {
  readonly practised: readonly Practised[];
}

/**
 * Another name, animal or participant code. An empty code takes it away. Progress and ghosts of this player are
 * kept from now on, or deleted, whatever is chosen for the notepad.
 */
export interface Change {
  readonly action: "change";
  readonly player: number;
  readonly name?: string | null;
  readonly animal?: Animal | null;
  readonly code?: string | null;
  readonly progress?: boolean | null;
}

/** All games of the player are the other's from now on. */
export interface Merge {
  readonly action: "merge";
  readonly player: number;
  readonly into: number;
}

/** Everything that is kept of the player goes for good, also the name in the logs of games. */
export interface Remove {
  readonly action: "remove";
  readonly player: number;
}

/**
 * `POST /api/notepad/locks`: nobody reads or changes the player from now on, on any device, until it is opened
 * there by these pictures in this order. Everybody who may read the player can do so, and choose others, too.
 */
export interface Lock {
  readonly action: "lock";
  readonly player: number;
  readonly pictures: readonly [Animal, Animal, Animal, Animal];
}

/** Open the lock on this device, for a quarter of an hour. */
export interface OpenLock {
  readonly action: "open";
  readonly player: number;
  readonly pictures: readonly [Animal, Animal, Animal, Animal];
}

/** It is not open on this device any more. */
export interface CloseLock {
  readonly action: "close";
  readonly player: number;
}

/** There is no lock any more. Only where it is open. */
export interface TakeOffLock {
  readonly action: "take_off";
  readonly player: number;
}

/** `POST /api/notepad/links`: a code for another device, which then shares this notepad. */
export interface LinkCode {
  readonly invitation: Invitation;
  /** How long it is good. */
  readonly seconds: number;
}

/** `POST /api/notepad/linked`: share the notepad of the device that gave out this code. */
export interface UseLink {
  readonly code: string;
}

/** `GET /api/notepad/devices`: the devices that share this notepad, the one that asks first. */
export interface Devices {
  readonly devices: readonly PadDevice[];
}

/** `POST /api/notepad/unlinked`: a device shares this notepad no longer, and nothing of it is left there. */
export interface Unlink {
  readonly key: string;
}

/** A ghost of somebody on this notepad. */
export interface PadGhost {
  /** What it is called where a bot is asked for, as in a `PlannedSeat`. */
  readonly bot: string;
  readonly player: number;
  readonly name: string;
  readonly animal: Animal;
  /** When it was made, as in 2026-11. */
  readonly month: string;
  /** From how many games. */
  readonly games: number;
  /** How well it knows its person. */
  readonly rough: "sketch" | "outline" | "portrait";
  /** For each trait that can be somebody's own whether there is more or less of it than is typical. */
  readonly traits: Readonly<Record<string, Likeness>>;
}

/** Somebody on this notepad of whom a ghost can be made now, or made anew with what they have played since. */
export interface WillingGhost {
  readonly player: number;
  readonly name: string;
  readonly animal: Animal;
  /** In so many of their games there was something to remember. */
  readonly games: number;
  /** The last of these. */
  readonly game: GameName;
}

/** `GET /api/notepad/ghosts`: all ghosts of this notepad. */
export interface PadGhosts {
  readonly ghosts: readonly PadGhost[];
  /** Nobody whose lock is shut, and nobody where ghosts are switched off. */
  readonly willing: readonly WillingGhost[];
}

/** What can be said of a player's ghost. */
export interface GhostSheet {
  /** How many of the last games have answers to go by. */
  readonly games: number;
  /** How many games it takes until a first ghost can be made; 0: it can. */
  readonly missing: number;
  /** How well one that is made now knows its person. */
  readonly rough: "sketch" | "outline" | "portrait";
  /** As a ghost would have them that is made now. */
  readonly traits: Readonly<Record<string, Likeness>>;
  /** Those that were made, the newest first. */
  readonly ghosts: readonly PadGhost[];
}

/** `POST /api/notepad/ghost/removed` */
export interface RemoveGhost {
  readonly player: number;
  readonly month: string;
}

/** `POST /api/notepad/fair`: what to give whom at a table that is being set up; answered by a `Handicaps`. */
export interface AskHandicaps {
  readonly game: GameName;
  readonly seats: readonly PlannedSeat[];
  /** As for a table. What they say of glances and cards is passed over: that is what is asked for. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** How much is known of the person at a seat. */
export interface SeatKnown {
  readonly seat: number;
  /** From how many of their games. */
  readonly games: number;
  /** About how many more it takes; 0: it is enough. */
  readonly missing: number;
}

/**
 * What could be given so that all at a table have about the same chances; nothing, as long as too little is known
 * of somebody.
 */
export interface Handicaps {
  /** Or it is being worked out: ask again in a moment. */
  readonly ready: boolean;
  /** All who are no bots; a seat that is open has nobody of whom anything could be known. */
  readonly people: readonly SeatKnown[];
  /** For each option that counts by seats, as glances, the number of each seat. */
  readonly given: Readonly<Record<string, readonly number[]>>;
  /** Whether all have about the same chances with it. If not, it comes as near to that as it can. */
  readonly even: boolean;
  /** Not `even`, only because people are not known well enough to say so. */
  readonly unsure: boolean;
  /** By how many simulated games. */
  readonly tried: number;
}

/**
 * `POST /api/day/begin`: begin the deal of a day alone, or go back to it; answered by `Entered`.
 *
 * It can be begun once per player, day and game.
 */
export interface BeginDay {
  readonly day: string;
  /** The date where the player is: from then on the deal of a day before counts as one of an earlier day. */
  readonly today: string;
  readonly game: GameName;
  readonly level: Level;
  readonly name: string;
  readonly animal?: Animal | null;
  /** No countdown runs. */
  readonly relaxed?: boolean;
  /** As for a table: all requests with it open one. */
  readonly key?: string | null;
}

/** `POST /api/day`: the deals of a day, and which of its month a player of this notepad has begun. */
export interface AskDay {
  readonly name: string;
  readonly day: string;
}

/** The deal of a day as one player has begun it. */
export interface DayBegun {
  readonly name: string;
  readonly animal: Animal;
  readonly day: string;
  readonly game: GameName;
  readonly level: Level;
  /** It was an earlier day's when they began. */
  readonly late?: boolean;
  /** The result, once there is one. */
  readonly score?: number;
  /**
   * The result in tenths of the way from pure guessing to perfect memory, both on average at the level. It follows
   * from the result alone, so it gives nothing away about the deal.
   */
  readonly signs?: number;
}

/** The deal of a day as the player who asks has begun it. */
export interface OwnDay {
  readonly begun: DayBegun;
  /** `over` without a score: it was ended without a result. */
  readonly state: "playing" | "over";
}

/** What the player who asks may see of the deals of the day. */
export interface Days {
  /** Those of the month that they have begun, in order. */
  readonly own: readonly OwnDay[];
  /** What others on the notepad reached on that day in the games that the player who asks has finished themself. */
  readonly others: readonly DayBegun[];
}

/**
 * `GET /api/day/{day}`: what the deals of a day follow from here.
 *
 * A server draws a secret before a day begins anywhere on earth. It shows the seal from the day before on, and the
 * secret itself when the day has ended everywhere. A day without a seal follows the formula of the whole world.
 */
export interface DayOrigin {
  /** SHA-256 of the secret. */
  readonly seal?: string;
  readonly secret?: string;
  /** That of the day after, if it is shown by now. */
  readonly next_seal?: string;
}

/** `GET /api/tables/{id}/day`: the deal of the day that is played at a table, if it is one. */
export interface DayAt {
  readonly begun: DayBegun | null;
}

/** `GET /api/privacy`: who runs this server, what it keeps and makes of it, for how long, and who can remove it. */
export interface PrivacyText {
  /** By language, as `en`. */
  readonly sentences: Readonly<Record<string, readonly string[]>>;
}

/** `POST /api/study/next`: open the participant's next game; answered by `Entered`. */
export interface Participate {
  /** The code that stands for the person. */
  readonly participant: string;
  /** As in `OpenTable`: a new device that asks again is led to the same game, and no deal is lost. */
  readonly key?: string | null;
}

// study.fixed_page


/** What is the same on everybody's device; all else is recorded. */
export interface FixedPage {
  readonly language?: string;
  readonly sound?: boolean;
  readonly text?: "normal" | "large" | "huge";
  readonly motion?: "auto" | "less";
  readonly pace?: "relaxed" | "usual" | "quick";
  readonly remarks?: boolean;
  readonly adviser?: boolean;
  readonly theme?: "auto" | "light" | "dark";
}

// web.messages.study_messages

export type AnyStepTaken = Consented | Filled | Stopped;
export type AnyStep = AtConsent | AtPage | AtGame | AtWait | AtEnd;

/** `GET /api/study`: the study that this server runs, if it runs one. */
export interface StudyInfo {
  readonly name: string;
  /** How many games each participant plays. */
  readonly games: number;
  /** The last part of its link. */
  readonly path: string;
  /** Who runs it. */
  readonly by: string;
  readonly contact: string;
  /** What is asked, by language; under "" if there is one text for all. */
  readonly about: Readonly<Record<string, string>>;
  /** In which one can take part; nothing where the study does not say. */
  readonly languages: readonly string[];
  /** Nobody types a code: one comes by a link. */
  readonly by_link: boolean;
  /** In which part of the link it stands who comes. */
  readonly recruiting: string | null;
  /** What is the same on everybody's device. */
  readonly fixed: FixedPage;
}

export interface Consented {
  readonly did: "consented";
  /** Of the text that was agreed to. */
  readonly version: string;
  readonly language: string;
  readonly agrees?: boolean;
}

/** A page was filled in, or a pause is over. */
export interface Filled {
  readonly did: "filled";
  readonly step: string;
  readonly answers?: Readonly<Record<string, string | number | null>>;
}

/** The participant does not want to go on. */
export interface Stopped {
  readonly did: "stopped";
}

/**
 * What may differ from one participant's device to another's. It is written down with every step, and
 * what is off is something else than what nobody said.
 */
export interface Circumstances {
  readonly language?: string;
  /** How large the letters are. */
  readonly text?: string;
  readonly pace?: string;
  readonly theme?: string;
  readonly sound?: boolean | null;
  readonly remarks?: boolean | null;
  readonly adviser?: boolean | null;
  /** How often it was switched on or off since the last step. */
  readonly adviser_switched?: number | null;
  /** On which side the buttons are. */
  readonly hand?: string;
  readonly confirm?: boolean | null;
  readonly keys?: boolean | null;
  readonly volume?: number | null;
  /** How loud everything is together. */
  readonly evening?: string;
  readonly night?: boolean | null;
  readonly less_motion?: boolean | null;
  /** Width and height of the page. */
  readonly screen?: readonly [number, number] | null;
  /** For each point of the page, along one side. */
  readonly pixels?: number | null;
  readonly touch?: boolean | null;
  /** How long the page was out of sight since the last step. */
  readonly away_seconds?: number | null;
}

/** `POST /api/study/step`: say who takes part, and what they have just done; answered by where they are now. */
export interface TakePart {
  /** The code that stands for the person. */
  readonly participant: string;
  /** In which they read. */
  readonly language?: string;
  /** What the link said besides. */
  readonly link?: Readonly<Record<string, string>>;
  readonly done?: Consented | Filled | Stopped | null;
  /** Only to see how it stands: who plays on another device meanwhile stays there. */
  readonly looks?: boolean;
  readonly circumstances?: Circumstances | null;
  /** As in `OpenTable`: a new device that asks again is the same. */
  readonly key?: string | null;
}

export interface AtConsent {
  readonly at: "consent";
  readonly version: string;
  readonly text: string;
}

export interface AskedChoice {
  readonly value: string;
  readonly text: string;
}

export interface AskedQuestion {
  readonly id: string;
  readonly kind: "choice" | "scale" | "number" | "text";
  readonly text: string;
  readonly choices: readonly AskedChoice[];
  readonly points: number;
  readonly low: string;
  readonly high: string;
  readonly least: number | null;
  readonly most: number | null;
  readonly longest: number;
  readonly optional: boolean;
}

export interface AtPage {
  readonly at: "page";
  readonly step: string;
  readonly title: string;
  readonly text: string;
  readonly questions: readonly AskedQuestion[];
  /** Of a pause. */
  readonly seconds: number;
}

export interface AtGame {
  readonly at: "game";
  readonly table: string;
  /** Which game of theirs it is, from 1. */
  readonly number: number;
  readonly games: number;
  /** With another participant. */
  readonly together: boolean;
}

/** Until somebody comes to play with. */
export interface AtWait {
  readonly at: "wait";
  readonly number: number;
  readonly games: number;
}

/** Everything is on disk. */
export interface AtEnd {
  readonly at: "end";
  readonly outcome: "finished" | "declined" | "stopped" | "unpaired";
  readonly code: string;
  readonly url: string | null;
}

/** Where a participant is. */
export interface StudyPlace {
  /** What they are called at a table, and in the tables for statistics. */
  readonly name: string;
  readonly step: AnyStep;
  /** How many steps they have taken. */
  readonly done: number;
  readonly steps: number;
}

// classroom.praise

export type Praised = "rose" | "together" | "finished" | "began" | "came";

/** One line of the sheet. */
export interface Praise {
  readonly pupil: number;
  readonly name: string;
  /** `rose`: better the second time at the same game; `together`: with several others; else what they finished. */
  readonly kind: Praised;
  /** That they played to the end. */
  readonly games?: number;
  /** With how many different others. */
  readonly partners?: number;
  readonly game?: GameName;
  readonly before?: number;
  /** Their own points at this game, before and after. */
  readonly after?: number;
}

/** One thing that was played, by points: only if somebody asks for it. */
export interface RoundRanking {
  readonly game: GameName;
  readonly same_deal: boolean;
  readonly names: readonly string[];
  readonly points: readonly number[];
  /** Equal points share a place. */
  readonly places: readonly number[];
}

// web.messages.class_messages

export type AnyClassAct = PlayThis | PauseAll | StopRound | EndClass | KeepClass | SendOut | StandIn | ForgetClass;
export type AnyAtClass = AtClassGame | AtClassWait | AtClassEnd;

/** `POST /api/classes`: open a class. This device is the teacher's. */
export interface OpenClass {
  /** As in `OpenTable`: all requests with one key open one class. */
  readonly key?: string | null;
}

/** `GET /api/classes`: the classes that were opened on this device, the newest first. */
export interface MyClasses {
  readonly classes: readonly string[];
}

/** Somebody in the class, as the teacher sees them. */
export interface PupilInfo {
  readonly number: number;
  readonly name: string;
  readonly card?: number;
  /** Whether their device was heard of in the last half minute. */
  readonly here?: boolean;
}

/** Who plays together, and how far they are: nothing that is hidden from anybody. */
export interface GroupInfo {
  readonly pupils: readonly number[];
  /** Of their table; none before one of them has come to it. */
  readonly phase?: Phase;
  /** Whose turn it is. */
  readonly waits_for?: readonly number[];
  /** For whom a bot plays. */
  readonly stand_ins?: readonly number[];
  /** Seconds since something happened there. */
  readonly quiet?: number;
  /** The game has a result. */
  readonly finished?: boolean;
}

/** What everybody plays. */
export interface PlayedNow {
  /** Which thing it is in this lesson, from 1. */
  readonly number: number;
  readonly game: GameName;
  readonly options: Readonly<Record<string, unknown>>;
  readonly people: number;
  readonly bots: readonly string[];
  readonly same_deal: boolean;
  readonly groups: readonly GroupInfo[];
}

/** `GET /api/classes/{id}`: all that the teacher's page shows. For the teacher's device. */
export interface ClassInfo {
  readonly id: string;
  readonly invitation: Invitation;
  readonly pupils: readonly PupilInfo[];
  readonly now: PlayedNow | null;
  /** How many things were played, with what is played now. */
  readonly rounds: number;
  /** Games that came to their end in this lesson. */
  readonly finished: number;
  readonly paused: boolean;
  readonly ended: boolean;
  readonly keep: boolean;
}

/** Have everybody who is here play this, in groups that are drawn by lot. */
export interface PlayThis {
  readonly do: "play";
  readonly game: GameName;
  /** As in the game's options, without `players` and `starter`. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Pupils at one table. Where they do not come out even a bot plays along. */
  readonly people?: number;
  /** Who plays beside them. */
  readonly bots?: readonly string[];
  /** Everybody has the same luck. */
  readonly same_deal?: boolean;
  readonly settings?: Settings;
}

/** Stop all tables, or have all go on. */
export interface PauseAll {
  readonly do: "pause";
  readonly on: boolean;
}

/** End what is played. Games that are not finished have no result. */
export interface StopRound {
  readonly do: "stop";
}

/** End the lesson, or begin another one of a class that is kept. */
export interface EndClass {
  readonly do: "end";
  readonly on?: boolean;
}

/** Keep names, cards and results beyond the day, or not. */
export interface KeepClass {
  readonly do: "keep";
  readonly on: boolean;
}

/** Take somebody out of the class. */
export interface SendOut {
  readonly do: "sendout";
  readonly pupil: number;
}

/** Let a bot play for somebody who is away. They have their seat back when they come. */
export interface StandIn {
  readonly do: "standin";
  readonly pupil: number;
}

/** Delete the class with everything that was played in it, now. */
export interface ForgetClass {
  readonly do: "forget";
}

/** It was done. */
export interface ClassDone {
  readonly id: string;
}

/** `GET /api/classes/{id}/sheet`: something good and true about everybody, and nobody above anybody. */
export interface ClassSheet {
  readonly praise: readonly Praise[];
  /** Only if it was asked for, with `?ranking=true`. */
  readonly ranking: readonly RoundRanking[] | null;
}

/** A number on the printed sheet, and the way in for whoever holds it. */
export interface ClassCard {
  readonly number: number;
  readonly code: string;
  readonly qr: Qr;
}

/** `GET /api/classes/{id}/cards`: the sheet to print. */
export interface ClassCards {
  readonly cards: readonly ClassCard[];
}

/** `POST /api/classes/look`: what a code is for, before coming in. */
export interface LookUpClass {
  readonly code: string;
}

/** A class to which a code leads. */
export interface ClassFound {
  readonly id: string;
  /** Of a printed sheet: then nobody is asked for a name. */
  readonly card: number | null;
  /** What the pupil of this device is called, who is in already. */
  readonly name: string | null;
}

/** `POST /api/classes/enter`: come in with a first name, or with a card. */
export interface EnterClass {
  readonly code: string;
  readonly name?: string | null;
  /** As in `OpenTable`: a new device that asks again is the same. */
  readonly key?: string | null;
}

/** This device is in the class now; its cookie says so. */
export interface InClass {
  readonly id: string;
  readonly name: string;
}

/** Their table. It stays theirs when the game is over, until something else is played. */
export interface AtClassGame {
  readonly at: "game";
  readonly table: string;
  readonly paused: boolean;
  /** Their game has a result, or cannot have one any more. */
  readonly finished: boolean;
}

/** Nothing is played yet, or nothing more. */
export interface AtClassWait {
  readonly at: "wait";
}

/** The lesson is over. */
export interface AtClassEnd {
  readonly at: "end";
  readonly praise: Praise;
}

/** `POST /api/classes/{id}/place`: where the pupil of this device is. Asking brings them to their table. */
export interface ClassPlace {
  readonly name: string;
  readonly now: AnyAtClass;
}

export type FromClient<G extends GameName = GameName> = Hold | Watch | MakeMove<G> | React | Cheer | Hurry;
export type ToClient<G extends GameName = GameName> = View<G> | Presence | Refused | Reacted | Cheered | GoingDown;
