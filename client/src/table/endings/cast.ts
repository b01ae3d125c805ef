/** Who does what in the last scene: the winner is large, and who lost does something funny and kind. */
import type { Pose } from '../../../build/drawn';
import type { Outcome } from '../../wire/protocol';
import type { Kind } from './kind';

/** What somebody holds or wears. */
export type Thing = 'crown' | 'cake' | 'flowers' | 'flag' | 'medal';

export interface Role {
  readonly seat: number;
  readonly pose: Pose;
  /** It is their moment. */
  readonly large: boolean;
  readonly thing: Thing | null;
}

type Act = readonly [pose: Pose, thing: Thing | null];
/** One for each variant. */
type Acts = readonly [Act, Act, Act];

const WINNERS: Readonly<Record<Kind, Acts>> = {
  narrow: [
    ['glad', 'crown'],
    ['hides', 'crown'],
    ['applauds', 'crown'],
  ],
  clear: [
    ['glad', 'crown'],
    ['smug', 'crown'],
    ['applauds', 'crown'],
  ],
  rout: [
    ['smug', 'crown'],
    ['glad', 'crown'],
    ['applauds', 'crown'],
  ],
  tie: [
    ['glad', 'flowers'],
    ['applauds', null],
    ['glad', 'cake'],
  ],
  perfect: [
    ['smug', 'crown'],
    ['glad', 'crown'],
    ['applauds', 'crown'],
  ],
  heroic: [
    ['applauds', 'crown'],
    ['glad', 'crown'],
    ['smug', 'crown'],
  ],
  won: [
    ['glad', 'flowers'],
    ['applauds', null],
    ['smug', 'cake'],
  ],
  lost: [
    ['sorry', 'cake'],
    ['hides', 'flowers'],
    ['asleep', 'flag'],
  ],
};

/** Alone there is nobody to win against: a medal for who was perfect, and one for who dared. */
const ALONE: Readonly<Partial<Record<Kind, Acts>>> = {
  perfect: [
    ['smug', 'medal'],
    ['glad', 'medal'],
    ['applauds', null],
  ],
  heroic: [
    ['sorry', 'medal'],
    ['hides', 'medal'],
    ['glad', 'flag'],
  ],
};

const OTHERS: Readonly<Partial<Record<Kind, Acts>>> = {
  narrow: [
    ['applauds', null],
    ['glad', 'flowers'],
    ['hides', null],
  ],
  rout: [
    ['sorry', 'flag'],
    ['asleep', null],
    ['applauds', 'cake'],
  ],
  perfect: [
    ['applauds', null],
    ['glad', 'flag'],
    ['glad', 'flowers'],
  ],
  heroic: [
    ['applauds', null],
    ['applauds', 'flowers'],
    ['glad', 'cake'],
  ],
};
const USUALLY: Acts = [
  ['applauds', null],
  ['glad', 'cake'],
  ['applauds', 'flowers'],
];

/** Everybody at the table by seat. `variant`: which of the three ways. */
export function castOf(kind: Kind, outcome: Outcome, variant: number): readonly Role[] {
  const { winners, places } = outcome;
  const shared = winners.length === 0;
  const last = Math.max(...places);
  let others = 0;
  return places.map((place, seat) => {
    if (shared || winners.includes(seat)) {
      const [pose, thing] = actOf((shared && ALONE[kind]) || WINNERS[kind], shared ? variant + seat * Number(kind === 'lost') : variant);
      return { seat, pose, thing, large: true };
    }
    // Who failed like a hero has the loudest applause, and a medal.
    if (kind === 'heroic' && place === last) return { seat, pose: variant === 1 ? 'hides' : 'glad', thing: 'medal', large: true };
    const [pose, thing] = actOf(OTHERS[kind] ?? USUALLY, variant + others);
    others += 1;
    return { seat, pose, thing, large: false };
  });
}

function actOf(acts: Acts, which: number): Act {
  return acts[which % acts.length] ?? acts[0];
}

/** What is said of it, from `ending.` on: «by a whisker», or «together, so close». */
export function saidOf(kind: Kind, { winners, places }: Outcome): `each.${Kind}` | `alone.${Kind}` | `together.${Kind}` {
  if (winners.length > 0) return `each.${kind}`;
  return places.length === 1 ? `alone.${kind}` : `together.${kind}`;
}
