/**
 * The five beats of a moment that matters, and nothing is told before its beat. The first, choosing, lasts until the
 * finger lets go and is the affair of who chooses. The other four follow by themselves; a tap hurries to the next one, but
 * never past something that still turns or falls: what is said next would be read before it is seen.
 *
 *   breath    everybody looks at the card
 *   truth     it turns at its place; dice come to rest
 *   verdict   one word and one sound
 *   after     it goes to its owner, and the number counts up
 *
 * Where dice are thrown, and what they bring is taken:
 *
 *   fall      they tumble and land one after the other
 *   hold      after the last throw: the last one still turns, and lands
 *   lights    what counts lights up
 *   haul      what it brings travels, piece by piece
 *   title     another part of the game begins
 *
 * What comes meanwhile waits for its turn, but this device never lags behind by more than one show. Only the end of a game
 * on a big screen is shown whole, also when the next game has begun.
 */
import { PACES, stillness, type Pace } from '../device/settings.svelte';
import { LENGTHS, STRETCHED } from '../wire/show';

export const BEATS = ['breath', 'truth', 'fall', 'hold', 'lights', 'haul', 'verdict', 'after', 'title'] as const;
export type Beat = (typeof BEATS)[number];
/** At the end of a game two more: a last look at the table, and a small scene. */
export type Moment = Beat | 'look' | 'scene';

/** What lies on the table in each beat that a show has; then it is as the server says. */
export type Show<Observation> = Readonly<Partial<Record<Beat, Observation>>>;

export type Screen = 'own' | 'big';

/** In milliseconds. On one's own phone nobody wants to wait; a big screen is slow enough to gasp at. */
export function lengthOf(moment: Moment, screen: Screen, pace: Pace): number {
  const stretched: Partial<Record<Moment, number>> = STRETCHED[pace];
  return LENGTHS[screen][moment] * (stretched[moment] ?? 1);
}

/** In these something comes to light, and moves all the while. */
const COMES_TO_LIGHT: ReadonlySet<Moment> = new Set<Moment>(['truth', 'fall', 'hold']);

/** In milliseconds: what a message may take on its way without changing the pace of what it tells. */
const ON_ITS_WAY = 300;

/**
 * The pace of a show after which somebody's time runs: nobody pays for a long look with their own time, so it takes no
 * longer than the `spare` milliseconds that the server has added.
 */
export function paceWithin(spare: number, moments: readonly Moment[], screen: Screen, pace: Pace): Pace {
  const takes = (at: Pace) => moments.reduce((sum, moment) => sum + lengthOf(moment, screen, at), 0);
  return PACES.slice(PACES.indexOf(pace)).find((at) => takes(at) <= spare + ON_ITS_WAY) ?? 'quick';
}

/** Something to show. It is asked for its moments when its turn has come, since they depend on what lies there then. */
export interface Scene {
  /** Whether something happened in it: such scenes are what one can lag behind by. */
  readonly happened: boolean;
  /** It is shown to its end, whatever waits: everybody in the room looks at it. */
  readonly whole?: () => boolean;
  readonly moments: () => readonly Moment[];
  readonly begins: (moment: Moment) => void;
  /** All its moments are over. */
  readonly ends: () => void;
}

export class Beats {
  /** Where the present scene is; null while the table is at rest. */
  now: Moment | null = $state(null);
  #present: Scene | null = null;
  #left: Moment[] = [];
  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `still`: nothing moves on this device. */
  constructor(
    private readonly length: (moment: Moment) => number,
    private readonly still: () => boolean = stillness,
  ) {}

  /** Show this after what is shown now. If more than one scene waits, those before it are cut short. */
  add(scene: Scene): void {
    this.#waiting.push(scene);
    if (this.#present === null) this.#next();
    this.#keepUp();
  }

  /** On to the next moment; what comes to light is seen first. */
  hurry(): void {
    if (this.#present === null || (this.now !== null && COMES_TO_LIGHT.has(this.now) && !this.still())) return;
    this.#step();
  }

  /** Everything that waits is on the table now. */
  catchUp(): void {
    while (this.#present !== null && !this.#isWhole()) this.#cut();
    // What waits for the end of a whole scene may be hidden by then: it is on the table at once, and never shown.
    this.#waiting = this.#waiting.map((scene) => ({ ...scene, moments: () => [] }));
  }

  /** Nothing of it is shown any more, and nothing of it is kept. */
  forget(): void {
    this.#waiting = [];
    this.#left = [];
    this.#present = null;
    this.now = null;
    clearTimeout(this.#timer);
  }

  #isWhole(): boolean {
    return this.#present?.whole?.() ?? false;
  }

  #keepUp(): void {
    while (!this.#isWhole() && this.#waiting.filter(({ happened }) => happened).length > 1) this.#cut();
  }

  #next(): void {
    this.#present = this.#waiting.shift() ?? null;
    this.#left = [...(this.#present?.moments() ?? [])];
    if (this.#present !== null) this.#step();
  }

  #step(): void {
    const scene = this.#present;
    clearTimeout(this.#timer);
    const moment = this.#left.shift();
    this.now = moment ?? null;
    if (moment !== undefined) {
      this.#timer = setTimeout(() => this.#step(), this.length(moment));
      scene?.begins(moment);
      return;
    }
    scene?.ends();
    // It may have put up a cover, and then nothing is left to show.
    if (this.#present !== scene) return;
    this.#next();
    this.#keepUp();
  }

  /** The present scene is over at once; what it tells is told all the same. */
  #cut(): void {
    const scene = this.#present;
    this.#step();
    if (scene !== null && this.#present === scene) this.#cut();
  }
}
