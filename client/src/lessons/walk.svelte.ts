/** Going through a lesson: where one is, and what was said to the last move. */
import type { Lesson, Step } from '../games/contract';
import type { GameName, Games } from '../wire/protocol';

export class Walk<G extends GameName> {
  readonly lesson: Lesson<G>;
  at = $state(0);
  /** What to say to a move that was not the wanted one. */
  correction: string | null = $state(null);
  /** Another number means: lay the table anew instead of moving what lies there. */
  laid = $state(0);

  constructor(lesson: Lesson<G>) {
    this.lesson = lesson;
  }

  get step(): Step<G> {
    return this.lesson.steps[this.at] ?? this.lesson.steps[0];
  }

  get isFirst(): boolean {
    return this.at === 0;
  }

  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  get next(): Step<G> | undefined {
    return this.lesson.steps[this.at + 1];
  }

  /** Look at a move on the board: the wanted one leads on, for any other there are words and another try. */
  judge(move: Games[G]['move']): 'right' | 'other' {
    const step = this.step;
    const right = step.kind === 'doing' && isSameMove(move, step.wanted);
    this.correction = step.kind === 'doing' && !right ? (step.otherwise ?? null) : null;
    return right ? 'right' : 'other';
  }

  goOn(): void {
    if (!this.isLast) this.#go(this.at + 1, this.next?.later === true);
  }

  back(): void {
    if (!this.isFirst) this.#go(this.at - 1, true);
  }

  again(): void {
    this.#go(0, true);
  }

  #go(at: number, anew: boolean): void {
    this.at = at;
    this.correction = null;
    if (anew) this.laid += 1;
  }
}

/** Whether two moves say the same, in whatever order they say it. */
export function isSameMove(one: object, other: object): boolean {
  const plain = (move: object) => JSON.stringify(Object.entries(move).toSorted(([a], [b]) => a.localeCompare(b)));
  return plain(one) === plain(other);
}
