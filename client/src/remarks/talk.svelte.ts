/** The characters at one table while it is watched: their faces, and what one of them says just now. */
import type { TablePlayer } from '../table/board';
import { BOTS, type Bot } from '../table/bots';
import type { SeatInfo, TableInfo } from '../wire/protocol';
import { poseOf, type InCompany } from './poses';
import { GLAD, remarkOn, type Felt, type Remark, type Remarks } from './remarks';

const WORDS = import.meta.glob<Remarks>('./*.ts', { base: '../generated/remarks', import: 'default' });
/** As long as it takes to read a short sentence twice. */
const SAID_FOR = 4500;
/** Who has nothing to do for so long may close their eyes. */
const DOZES_AFTER = 30_000;

/** Null if there are none, or if they cannot be loaded now: then nobody says anything. */
export async function remarksIn(language: string, words: typeof WORDS = WORDS): Promise<Remarks | null> {
  return (await words[`./${language}.ts`]?.().catch(() => null)) ?? null;
}

/** The character on each seat; nobody for a person, for a bot that plays in somebody's place, or for one that this page does not know. */
export function botsAt(seats: readonly SeatInfo[]): readonly (Bot | null)[] {
  return seats.map(({ kind, bot: name, animal }) => (kind === 'bot' && animal === undefined ? (BOTS.find((bot) => bot === name) ?? null) : null));
}

export class Talk {
  /** What a character says now. */
  says: { readonly seat: number; readonly text: string } | null = $state.raw(null);
  /** What the faces show now. */
  felt: Felt | null = $state.raw(null);
  #run = 0;
  #last: Felt | null = null;
  #dozes = $state(false);
  /** What was said in this game and in the one before: longer than that nobody remembers, or a long evening would fall silent. */
  #said = new Set<string>();
  #before = new Set<string>();
  #games: number | undefined;
  #until: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  /** Somebody knew something, or had luck: gives what is said of it, which is nothing most of the time and no word twice. */
  async hears(seq: number, felt: Felt, { seats, games }: Pick<TableInfo, 'seats' | 'games'>, language: string): Promise<string | null> {
    if (games !== this.#games) [this.#before, this.#said, this.#games] = [this.#said, new Set(), games];
    const remark = remarkOn(this.table, seq, felt, botsAt(seats));
    const words = remark !== null && this.#isNew(remark) ? remarksIn(language) : null;
    this.hush();
    this.#run = GLAD.has(felt.mood) && this.#last?.seat === felt.seat ? this.#run + 1 : Number(GLAD.has(felt.mood));
    this.#last = this.felt = felt;
    this.#until = setTimeout(() => this.hush(), SAID_FOR);
    const said = await words;
    if (remark === null || !said || this.felt !== felt) return null;
    const text = said[remark.bot][remark.kind][remark.which] ?? '';
    this.says = { seat: remark.seat, text };
    return text;
  }

  /** All is calm again, as before a cover. */
  hush(): void {
    clearTimeout(this.#until);
    this.says = null;
    this.felt = null;
  }

  /** Something has happened: all are awake, and doze off if nothing more does. Gives how to stop that. */
  wake(): () => void {
    this.#dozes = false;
    const dozing = setTimeout(() => (this.#dozes = true), DOZES_AFTER);
    return () => clearTimeout(dozing);
  }

  /** The players with their faces: each shows what everybody may know, and a character at rest is sure of itself. */
  faces(players: readonly TablePlayer[], seats: readonly SeatInfo[], { turning, awaited }: Pick<InCompany, 'turning' | 'awaited'>): readonly TablePlayer[] {
    const bots = botsAt(seats);
    const away = players.flatMap((player, seat) => (player.away === true ? [seat] : []));
    const company = { felt: this.felt, run: this.#run, turning, awaited, away, dozes: this.#dozes };
    return players.map((player, seat) => {
      const pose = poseOf(seat, company) ?? ((bots[seat] ?? null) === null ? undefined : 'sure');
      return pose === undefined ? player : { ...player, pose };
    });
  }

  #isNew({ bot, kind, which }: Remark): boolean {
    const name = `${bot} ${kind} ${which}`;
    if (this.#said.has(name) || this.#before.has(name)) return false;
    this.#said.add(name);
    return true;
  }
}
