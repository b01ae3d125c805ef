/** How a game went, in words, and in figures that add up. */
import { nameOf, type TablePlayer } from '../../../table/board';
import { listed } from '../../../words/language.svelte';
import { rounded, written } from '../../../notepad/sentences';
import type { BrainsCourse, BrainsFace, BrainsCourseStep, BrainsTurn } from '../../../wire/protocol';
import { t } from '../language';
import { faceWords, tell } from '../table/tell';

/** Less of a chance is not worth a sentence. */
export const WORTH_TELLING = 0.005;
const DEAREST = 5;

/** A share of a chance in per cent: solved ones to a tenth, estimates to a whole. */
export function hundredths(share: number, exact: boolean): string {
  return t('adviser.exact', { percent: rounded(100 * share, exact ? 1 : 0) });
}

/** With a plus or a minus before it. */
function change(percent: number, digits: number): string {
  const size = t('adviser.exact', { percent: written(Math.abs(percent), digits) });
  return percent < 0 ? `−${size}` : `+${size}`;
}

/** What made the result, line by line. What rounding takes away is in the luck, so that the lines add up as they are read. */
export function account(course: BrainsCourse): readonly (readonly [string, string])[] {
  const { seat, exact, turns } = course;
  const digits = exact ? 1 : 0;
  const inHundred = (share: number) => rounded(100 * share, digits);
  const [start, left, others] = [inHundred(course.start[seat] ?? 0), inHundred(course.left), inHundred(course.others)];
  const end = inHundred(turns.at(-1)?.chances[seat] ?? 0);
  const luck = rounded(end - start + left - others, digits);
  return [
    [t('course.start'), t('adviser.exact', { percent: written(start, digits) })],
    [t('course.left'), left === 0 ? t('adviser.exact', { percent: 0 }) : change(-left, digits)],
    [t('course.luck'), change(luck, digits)],
    [t('course.others'), change(others, digits)],
    [t('course.end'), t('adviser.exact', { percent: written(end, digits) })],
  ];
}

// Decisions -----------------------------------------------------------------------------------------------------------

export const thrown = (faces: readonly BrainsFace[], dice: readonly number[]) => listed(dice.flatMap((die) => faces[die] ?? []).map(faceWords));

function best({ best: choice, faces }: BrainsCourseStep): string {
  if (choice.move === 'throw') return t('course.best.throw', { dice: thrown(faces, choice.dice) });
  return choice.move === 'announce' ? t('course.best.choose', { colour: t(`colour.${choice.colour}`) }) : t('course.best.pass');
}

/** What was chosen, what it cost, and what would have been better. */
function cost(step: BrainsCourseStep, exact: boolean): string {
  const { choice, faces, left } = step;
  const values = { share: hundredths(left, exact), best: best(step) };
  if (choice.move === 'throw') return t('course.threw', { ...values, dice: thrown(faces, choice.dice) });
  return choice.move === 'announce' ? t('course.chose', { ...values, colour: t(`colour.${choice.colour}`) }) : t('course.passed', values);
}

/** The player's own decisions that gave away most, the dearest first. */
export function dearest({ seat, turns }: BrainsCourse): readonly (readonly [string, string])[] {
  return turns
    .flatMap((turn, at) => (turn.seat === seat ? turn.steps.map((step, i) => ({ turn, at, step, i })) : []))
    .filter(({ step }) => step.left >= WORTH_TELLING)
    .toSorted((one, other) => other.step.left - one.step.left)
    .slice(0, DEAREST)
    .map(({ turn, at, step, i }) => [t('course.when', { turn: at + 1, n: i + 1 }), cost(step, turn.exact)]);
}

// Turning points ------------------------------------------------------------------------------------------------------

/** Throw by throw what a turn of one's own brought. */
function throwByThrow({ steps, exact }: BrainsTurn): string[] {
  return steps.flatMap((step, i) => {
    const share = hundredths(Math.abs(step.luck), exact);
    const luck = step.luck < 0 ? t(i === 0 ? 'course.diceBad' : 'course.thenBad', { share }) : t(i === 0 ? 'course.diceGood' : 'course.thenGood', { share });
    return [...(Math.abs(step.luck) < WORTH_TELLING ? [] : [luck]), ...(step.left < WORTH_TELLING ? [] : [cost(step, exact)])];
  });
}

export interface TurningPoint {
  readonly title: string;
  readonly text: string;
}

/** Where the game turned for the player. */
export function turningPoints(course: BrainsCourse, players: readonly TablePlayer[]): readonly TurningPoint[] {
  const { seat, turns, turning } = course;
  return turning.flatMap((at) => {
    const turn = turns[at];
    if (turn === undefined) return [];
    const chances = [(turns[at - 1]?.chances ?? course.start)[seat] ?? 0, turn.chances[seat] ?? 0] as const;
    const [before, after] = chances.map((chance) => hundredths(chance, turn.exact)) as [string, string];
    const moved = t(chances[0] < chances[1] ? 'course.rose' : 'course.fell', { before, after });
    const told = tell(turn.event, players, seat)?.text ?? '';
    const own = turn.seat === seat;
    return [
      {
        title: t(own ? 'course.turnMine' : 'course.turn', { turn: at + 1, turns: turns.length, name: nameOf(players, turn.seat) }),
        text: [told, moved, ...(own ? throwByThrow(turn) : [])].join(' '),
      },
    ];
  });
}
