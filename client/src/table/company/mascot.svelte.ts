/** The mascot at one table: it deals, looks away, and says a few words before anything is asked. */
import { untrack } from 'svelte';
import { announcer } from '../../voice/announcer.svelte';
import type { TableInfo } from '../../wire/protocol';
import { t } from '../../words/language.svelte';
import { gestureOf, isJustLaid, occasionOf, SPEAKS_FOR, type Gesture } from '../mascot';

/** In milliseconds: so long it deals, and so long it looks away. */
const DEALS_FOR = 2000;
const SLEEPS_FOR = 2000;

/** What it sees of the table, as everybody there does. */
export interface InSight {
  readonly info: TableInfo | null;
  /** The one seat that is asked now. */
  readonly asked: number | undefined;
  /** All look at how the game ended. */
  readonly ends: boolean;
}

export class Mascot {
  /** What it says now. */
  says = $state('');
  #asleep = $state(false);
  /** How many games were begun when it dealt last, or when nobody played; nothing of that is known to who comes in the middle of one. */
  #dealt: number | undefined = $state();
  #waking: ReturnType<typeof setTimeout> | undefined;
  #dealing: ReturnType<typeof setTimeout> | undefined;
  #silent: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: string,
    readonly sight: () => InSight,
  ) {
    if (isJustLaid(table)) this.#dealt = 0;
  }

  /** A game has just begun, before its eyes. */
  get begins(): boolean {
    const { info } = this.sight();
    return info?.phase === 'playing' && this.#dealt !== undefined && (info.games ?? 0) !== this.#dealt;
  }

  get gesture(): Gesture {
    const { info, asked } = this.sight();
    return gestureOf({ phase: info?.phase ?? 'lobby', begins: this.begins, hides: this.#asleep, asks: asked !== undefined });
  }

  /** What it has to say to all this; nothing most of the time. */
  get words(): string {
    const { info, ends } = this.sight();
    if (info === null) return '';
    const occasion = occasionOf({ phase: info.phase, begins: this.begins, ends });
    return occasion === null ? '' : t(`says.${occasion}`);
  }

  /** So many games were begun: it deals for a moment if the last of them has just come. */
  deal(games: number): void {
    clearTimeout(this.#dealing);
    this.#dealing = setTimeout(() => (this.#dealt = games), this.begins ? DEALS_FOR : 0);
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

/** On a page it follows what it sees by itself, until the page is gone. */
export function wakeMascot(mascot: Mascot, aloud: () => boolean): void {
  const games = $derived((({ info }) => info && (info.games ?? 0))(mascot.sight()));
  const words = $derived(mascot.words);
  $effect(() => {
    const now = games;
    if (now !== null) untrack(() => mascot.deal(now));
  });
  // Before anything else is said of what has just come.
  $effect.pre(() => {
    const now = words;
    untrack(() => mascot.speak(now, aloud()));
  });
  $effect(() => () => mascot.stop());
}
