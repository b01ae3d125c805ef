/** What the table notices, while it is watched: said once, in light and in a heartbeat. Loaded when the board lies there. */
import { announcer } from '../../voice/announcer.svelte';
import { play } from '../../voice/sound';
import type { GameName, Games, TableInfo, View } from '../../wire/protocol';
import { language, listed, t } from '../../words/language.svelte';
import { nameOf, type TablePlayer } from '../board';
import { atMatchPoint, notice, NOTHING, type Deed, type Memory, type Notice, type Noticing } from './notice';

type AnyNoticing = Noticing<Games[GameName]['observation'], Games[GameName]['event']>;

/** In milliseconds: as long as the mascot speaks. */
const SEEN_FOR = 4000;

/** A view that happened, until all of it has been shown. */
interface Happened {
  readonly seq: number;
  readonly seen: Games[GameName]['observation'];
  readonly deeds: Deed[];
}

export function wordsFor({ kind, seats, n }: Notice, game: Pick<AnyNoticing, 'wordsFor'>, players: readonly TablePlayer[]): string {
  if (kind === 'few' || kind === 'last') return game.wordsFor(kind, n);
  const names = listed(seats.map((seat) => nameOf(players, seat)));
  if (kind === 'third' || kind === 'slip') return names === '' ? t(`notice.${kind}.all`) : t(`notice.${kind}`, { names });
  return t(`notice.${kind}`, { names });
}

export class Notices {
  now: (Notice & { readonly text: string }) | null = $state.raw(null);
  #memory: Memory = NOTHING;
  #games: number | undefined;
  #pending: Happened[] = [];
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly noticing: AnyNoticing,
    private readonly aloud: () => boolean,
  ) {}

  /** With its words. */
  static async at(noticing: AnyNoticing | null, aloud: () => boolean): Promise<Notices | null> {
    await language.goOn('beyond');
    return noticing === null ? null : new Notices(noticing, aloud);
  }

  /** These things are told now; what is noticed in them waits until they have been seen. */
  hear({ seq, observation }: View, events: readonly Games[GameName]['event'][]): void {
    if (observation === undefined) return;
    const deeds = events.flatMap((event) => this.noticing.deedOf(event) ?? []);
    const same = this.#pending.find((other) => other.seq === seq);
    if (same) same.deeds.push(...deeds);
    else this.#pending.push({ seq, seen: observation, deeds });
  }

  /** The table is at rest, and this is how it lies. */
  follow({ games, wins, phase }: Pick<TableInfo, 'games' | 'wins' | 'phase'>, { observation }: View, players: readonly TablePlayer[]): void {
    const happened = this.#pending.splice(0);
    if (phase !== 'playing' || observation === undefined) return;
    if (games !== this.#games) {
      this.#games = games;
      this.#memory = notice(NOTHING, this.noticing.standing(observation), null, this.noticing.few).memory;
      const near = this.#memory.whole ? atMatchPoint(wins) : null;
      if (near !== null) this.#say(near, players);
      return;
    }
    this.#takeBack(this.noticing.standing(observation).left);
    let found: Notice | null = null;
    for (const { seen, deeds } of happened) {
      for (const deed of deeds.length > 0 ? deeds : [null]) {
        const step = notice(this.#memory, this.noticing.standing(seen), deed, this.noticing.few);
        this.#memory = step.memory;
        found = step.notice ?? found;
      }
    }
    if (found !== null) this.#say(found, players);
  }

  /** Something may have happened that nobody here was told. */
  missed(): void {
    this.#memory = { ...this.#memory, whole: false };
    this.#pending = [];
    this.hush();
  }

  /** A number that is no longer true is not left standing. */
  #takeBack(left: number): void {
    if ((this.now?.kind === 'few' || this.now?.kind === 'last') && this.now.n !== left) this.hush();
  }

  hush(): void {
    clearTimeout(this.#fading);
    this.now = null;
  }

  #say(found: Notice, players: readonly TablePlayer[]): void {
    const text = wordsFor(found, this.noticing, players);
    this.hush();
    this.now = { ...found, text };
    this.#fading = setTimeout(() => this.hush(), SEEN_FOR);
    play('heart');
    if (this.aloud()) announcer.say(text, { quiet: true });
  }
}
