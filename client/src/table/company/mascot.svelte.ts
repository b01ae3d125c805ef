/** The mascot at one table: it deals, looks away, and says a few words before anything is asked. */
import { untrack } from 'svelte';
import { announcer } from '../../voice/announcer.svelte';
import type { TableInfo } from '../../wire/protocol';
import { t } from '../../words/language.svelte';
import { nameOf, type TablePlayer } from '../board';
import { dealtAt, gestureOf, keepDealt, occasionOf, SPEAKS_FOR, type Gesture } from '../mascot';

/** In milliseconds: so long it deals, and so long it looks away. */
const DEALS_FOR = 2000;
const SLEEPS_FOR = 2000;

/** What it sees of the table, as everybody there does. */
export interface InSight {
  readonly info: TableInfo | null;
  readonly players: readonly TablePlayer[];
  /** The one seat that is asked now. */
  readonly asked: number | undefined;
  /** All look at how the game ended. */
  readonly ends: boolean;
  /** A room looks at this screen. */
  readonly stage: boolean;
}

export class Mascot {
  /** What it says now. */
  says = $state('');
  #asleep = $state(false);
  #dealt: number | undefined = $state();
  #waking: ReturnType<typeof setTimeout> | undefined;
  #dealing: ReturnType<typeof setTimeout> | undefined;
  #silent: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly sight: () => InSight,
  ) {
    this.#dealt = dealtAt(table);
  }

  /** The game that is on. */
  get game(): number | undefined {
    const { info } = this.sight();
    return info?.phase === 'playing' ? info.games : undefined;
  }

  /** A game has just begun. */
  get #begins(): boolean {
    return this.game !== undefined && this.game !== this.#dealt;
  }

  get gesture(): Gesture {
    const { info, asked } = this.sight();
    return gestureOf({ phase: info?.phase ?? 'lobby', begins: this.#begins, hides: this.#asleep, asks: asked !== undefined });
  }

  /** What it has to say to all this; nothing most of the time. */
  get words(): string {
    const { info, players, asked, ends, stage } = this.sight();
    if (info === null) return '';
    const occasion = occasionOf({ phase: info.phase, begins: this.#begins, ends, asksTheRoom: stage && asked !== undefined });
    return occasion === null ? '' : t(`says.${occasion}`, { name: asked === undefined ? '' : nameOf(players, asked) });
  }

  /** Another game is on, or none: it deals for a moment. */
  deal(game: number | undefined): void {
    clearTimeout(this.#dealing);
    this.#dealing = setTimeout(() => (this.#dealt = game), DEALS_FOR);
    if (game !== undefined) keepDealt(this.table, game);
  }

  /** It looks away for a moment: what lies face down now is nobody's business. */
  shutEyes(): void {
    this.#asleep = true;
    clearTimeout(this.#waking);
    this.#waking = setTimeout(() => (this.#asleep = false), SLEEPS_FOR);
  }

  /** It says this and is silent again; `aloud`: readers hear it too. */
  speak(words: string, aloud: boolean): void {
    this.says = words;
    if (words !== '' && aloud) announcer.say(words, { quiet: true });
    clearTimeout(this.#silent);
    this.#silent = setTimeout(() => (this.says = ''), SPEAKS_FOR);
  }

  stop(): void {
    for (const timer of [this.#waking, this.#dealing, this.#silent]) clearTimeout(timer);
  }
}

/** The same for a page, which it follows by itself. */
export function mascotAt(table: string, sight: () => InSight, aloud: () => boolean): Mascot {
  const mascot = new Mascot(table, sight);
  const game = $derived(mascot.game);
  const words = $derived(mascot.words);
  $effect(() => mascot.deal(game));
  // Before anything else is said of what has just come.
  $effect.pre(() => {
    const now = words;
    untrack(() => mascot.speak(now, aloud()));
  });
  $effect(() => () => mascot.stop());
  return mascot;
}
