/** What happens between two steps of a lesson, shown in the beats of the table: the truth before what is said of it. */
import { Beats, BEATS, lengthOf, type Beat } from '../table/beats.svelte';
import type { Step } from '../games/contract';
import type { AnyLive } from '../games/parts';
import type { GameName, Games } from '../wire/protocol';
import type { Sound } from '../voice/sound';

export interface Shown {
  readonly observation: Games[GameName]['observation'];
  readonly news: readonly Games[GameName]['event'][];
  readonly beat: Beat;
  readonly lasts: number;
}

export class LessonShow {
  /** What lies on the table in this beat; null while the table is at rest. */
  now: Shown | null = $state.raw(null);
  readonly #beats: Beats;

  constructor(
    private readonly live: Pick<AnyLive, 'show' | 'beatOf' | 'heardIn' | 'soundOf'>,
    private readonly plays: (sound: Sound) => void,
    private readonly pace: Parameters<typeof lengthOf>[2],
  ) {
    this.#beats = new Beats((moment) => lengthOf(moment, 'own', pace));
  }

  /** Show how one step leads to the next, and then go on; at once, where there is nothing to see. */
  leads(from: Step<GameName>, to: Step<GameName> | undefined, goOn: () => void): void {
    const news = to?.news ?? [];
    const beats = to === undefined || to.later ? null : this.live.show(from.observation, to.observation, news);
    this.#beats.add({
      happened: true,
      moments: () => BEATS.filter((beat) => beats?.[beat] !== undefined),
      begins: (moment) => {
        const beat = BEATS.find((known) => known === moment);
        const observation = beat && beats?.[beat];
        if (beat === undefined || observation === undefined) return;
        this.now = { observation, news, beat, lasts: lengthOf(beat, 'own', this.pace) };
        for (const event of news) this.#sounds(event, beat);
      },
      ends: () => {
        this.now = null;
        goOn();
      },
    });
  }

  /** A tap: on to the next beat. */
  hurry(): void {
    this.#beats.hurry();
  }

  /** Somebody turns to another step. */
  forget(): void {
    this.#beats.forget();
    this.now = null;
  }

  #sounds(event: Games[GameName]['event'], beat: Beat): void {
    const heardIn = this.live.heardIn ?? this.live.beatOf;
    const sound = heardIn(event) === beat ? this.live.soundOf(event) : null;
    if (sound !== null) this.plays(sound);
  }
}
