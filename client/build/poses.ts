/**
 * The poses of everybody with a face. A drawing says in a few numbers where its parts lie, on the group of its own face:
 *
 *   <g data-pose="sure" data-mouth="50 76 10 10" data-lid="#c98a4b" data-paw="#b0763c">
 *
 * `data-mouth` is its middle, half its width and how deep it opens; left out where a beak stays as it is. `data-lid` is the
 * colour of closed lids, `data-paw` of paws, wings or hands, if there are any. `data-line` is for lids on dark fur,
 * `data-round` for eyes that stand off the head, `data-hungry` for those who grin and howl. Eyes are found by themselves.
 *
 * A drawing may have a face of its own for a pose: a group with the name of the pose.
 */
import type { Drawing } from './drawings.ts';
import { POSES, type Pose } from './drawn.ts';

const INK = '#1c2742';
const GROUP = /<g data-pose="(\w+)"([^>]*)>(.*?)<\/g>/gs;
const EYE = /<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="#fff"[^>]*\/>/g;
const PUPIL = new RegExp(`<circle [^>]*fill="${INK}" stroke="none"/>`, 'g');

interface Eye {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

interface Face {
  readonly eyes: readonly Eye[];
  readonly mouth: { readonly x: number; readonly y: number; readonly w: number; readonly d: number } | null;
  /** What the portrait has besides its eyes: a beak, teeth, a mouth. */
  readonly own: string;
  readonly lid: string;
  readonly paw: string | undefined;
  readonly line: string;
  readonly round: boolean;
  readonly hungry: boolean;
}

const n = (number: number) => String(Math.round(10 * number) / 10);
const path = (d: string, more = '') => `<path${more} d="${d}"/>`;

function faceOf(said: string, drawn: string): Face {
  const of = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(said)?.[1];
  const [x = 0, y = 0, w = 0, d = 0] = (of('mouth') ?? '').split(' ').map(Number);
  const eyes = [...drawn.matchAll(EYE)].map(([, cx, cy, r]) => ({ x: Number(cx), y: Number(cy), r: Number(r) }));
  const line = of('line');
  return {
    eyes: eyes.toSorted((one, other) => one.x - other.x),
    mouth: of('mouth') === undefined ? null : { x, y, w, d },
    own: drawn.replaceAll(EYE, '').replaceAll(PUPIL, ''),
    lid: of('lid') ?? INK,
    paw: of('paw'),
    line: line === undefined ? '' : ` stroke="${line}"`,
    round: of('round') !== undefined,
    hungry: of('hungry') !== undefined,
  };
}

// Eyes ----------------------------------------------------------------------------------------------------------------

const open = ({ x, y, r }: Eye, dx: number, dy: number, pupil = 0.52) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#fff" stroke-width="3"/><circle cx="${n(x + dx * r)}" cy="${n(y + dy * r)}" r="${n(pupil * r)}" fill="${INK}" stroke="none"/>`;

/** A line in the place of each eye; on a lid where the eye stands off the head. */
function shut({ eyes, lid, line, round }: Face, curve: (eye: Eye) => string): string {
  const lids = round ? eyes.map(({ x, y, r }) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${lid}" stroke-width="3"/>`).join('') : '';
  return lids + path(eyes.map(curve).join(''), round ? '' : line);
}
const merry = ({ x, y, r }: Eye) => `M${n(x - 0.9 * r)} ${n(y + 1)}q${n(0.9 * r)} ${n(-1.3 * r)} ${n(1.8 * r)} 0`;
const sleepy = ({ x, y, r }: Eye) => `M${n(x - 0.9 * r)} ${n(y)}q${n(0.9 * r)} ${n(1.1 * r)} ${n(1.8 * r)} 0`;
const tight = ({ x, y, r }: Eye, i: number) =>
  i === 0
    ? `M${n(x - 0.7 * r)} ${n(y - 0.6 * r)}l${n(1.3 * r)} ${n(0.6 * r)}l${n(-1.3 * r)} ${n(0.6 * r)}`
    : `M${n(x + 0.7 * r)} ${n(y - 0.6 * r)}l${n(-1.3 * r)} ${n(0.6 * r)}l${n(1.3 * r)} ${n(0.6 * r)}`;

const halfShut = ({ x, y, r }: Eye, lid: string) =>
  open({ x, y, r }, 0.4, 0.35) + path(`M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0z`, ` fill="${lid}" stroke-width="3"`);

const brows = (eyes: readonly Eye[], one: (eye: Eye, i: number) => string) => path(eyes.map(one).join(''));
const raised = ({ x, y, r }: Eye, i: number) => (i === 0 ? `M${n(x - 6)} ${n(y - r - 4)}h11` : `M${n(x - 6)} ${n(y - r - 6)}q6-5 12-1`);
const sad = ({ x, y, r }: Eye, i: number) => (i === 0 ? `M${n(x - 6)} ${n(y - r - 3)}l10-4` : `M${n(x + 6)} ${n(y - r - 3)}l-10-4`);
const startled = ({ x, y, r }: Eye) => `M${n(x - 6)} ${n(y - 1.3 * r - 5)}q6-6 12 0`;

// Mouths --------------------------------------------------------------------------------------------------------------

type Mouth = NonNullable<Face['mouth']>;
const laughing = ({ x, y, w, d }: Mouth) =>
  path(`M${n(x - w)} ${n(y - 1)}q${n(w)} 4 ${n(2 * w)} 0c0 ${n(1.35 * d)}-${n(2 * w)} ${n(1.35 * d)}-${n(2 * w)} 0z`, ' fill="#8d2f3c"');
const wavy = ({ x, y, w }: Mouth) => path(`M${n(x - w)} ${n(y + 2)}q${n(w / 2)}-5 ${n(w)}-1t${n(w)}-1`);
const crooked = ({ x, y, w }: Mouth) => path(`M${n(x - 0.8 * w)} ${n(y + 1)}q${n(1.3 * w)} 5 ${n(1.8 * w)}-5`);
const flat = ({ x, y, w }: Mouth) => path(`M${n(x - 0.7 * w)} ${n(y + 1)}q${n(0.7 * w)}-3 ${n(1.4 * w)}-1`);
const small = ({ x, y }: Mouth) => `<ellipse cx="${n(x)}" cy="${n(y + 1)}" rx="3.2" ry="3.8" fill="#8d2f3c" stroke-width="2.6"/>`;
/** Teeth for those who are hungry. */
const grinning = ({ x, y, w, d }: Mouth) =>
  path(`M${n(x - 1.2 * w)} ${n(y - 4)}q${n(1.2 * w)} 8 ${n(2.4 * w)} 0q${n(-1.2 * w)} ${n(1.9 * d)} ${n(-2.4 * w)} 0z`, ' fill="#fffdf5"') +
  path(`M${n(x - 0.5 * w)} ${n(y - 1)}v${n(0.6 * d)}M${n(x)} ${n(y)}v${n(0.7 * d)}M${n(x + 0.5 * w)} ${n(y - 1)}v${n(0.6 * d)}`, ' stroke-width="2.6"');
const howling = ({ x, y, w, d }: Mouth) =>
  `<ellipse cx="${n(x)}" cy="${n(y + 2)}" rx="${n(0.75 * w)}" ry="${n(0.85 * d)}" fill="#8d2f3c"/>` +
  path(`M${n(x - 0.45 * w)} ${n(y + 2 + 0.55 * d)}q${n(0.45 * w)}-7 ${n(0.9 * w)} 0`, ' fill="#e0606c" stroke="none"');

const mouthOf = ({ mouth, own }: Face, drawn: (mouth: Mouth) => string) => (mouth === null ? own : drawn(mouth));

// Paws and signs ------------------------------------------------------------------------------------------------------

const tears = ({ x, y, r }: Eye) => path(`M${n(x - 2)} ${n(y + r)}c-4 6-3 11 1 11s5-5-1-11z`, ' fill="#9fd0ee" stroke-width="2.6"');
const drop = (eyes: readonly Eye[]) => {
  const { x, y, r } = eyes.at(-1) ?? { x: 60, y: 30, r: 8 };
  return path(`M${n(Math.min(x + 21, 91))} ${n(Math.max(y - r - 22, 4))}c5 6 6 13 0 13s-5-7 0-13z`, ' fill="#9fd0ee" stroke-width="2.6"');
};
const zs = 'M80 6h13l-13 15h13M63 3h8l-8 9h8';
const sleeping = path(zs, ' stroke="#fffdf5" stroke-width="9"') + path(zs, ' stroke-width="4"');

/** A paw over an eye, with its arm; the second one lies lower, for who hides only half. */
function paws({ eyes, paw }: Face): string {
  if (paw === undefined) return '';
  const side = (i: number) => (eyes.length === 1 || i === 1 ? 1 : -1);
  const low = (i: number) => (eyes.length > 1 && i === 1 ? 7 : 0);
  return eyes
    .map(({ x, y, r }, i) => {
      const [px, py, size] = [x + side(i) * low(i) * 0.3, y + low(i), Math.max(1.35 * r, 10)];
      const [ax, ay] = [Math.min(Math.max(px + side(i) * 2.6 * r, 10), 90), Math.min(py + 34, 92)];
      const arm = `M${n(ax)} ${n(ay)}Q${n(ax)} ${n(py + 12)} ${n(px)} ${n(py + 3)}`;
      const toes = [-0.45, 0, 0.45].map((at) => `M${n(px + at * size)} ${n(py - 0.75 * size)}v${n(0.5 * size)}`).join('');
      return (
        path(arm, ' stroke-width="15"') +
        path(arm, ` stroke="${paw}" stroke-width="8"`) +
        `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(size)}" ry="${n(0.95 * size)}" fill="${paw}"/>` +
        path(toes, ' stroke-width="2.6"')
      );
    })
    .join('');
}

const BEATS = 'M63 61l-4-6M76 58v-7M90 60l4-6';
/** Two hands meet in the lower right corner, where no mouth is. */
function clapping({ paw = '#fffdf5' }: Face): string {
  return (
    `<ellipse cx="84" cy="81" rx="10" ry="14" transform="rotate(24 84 81)" fill="${paw}"/>` +
    `<ellipse cx="68" cy="83" rx="10" ry="14" transform="rotate(-30 68 83)" fill="${paw}"/>` +
    path(BEATS, ' stroke="#fffdf5" stroke-width="7.5"') +
    path(BEATS, ' stroke-width="3"')
  );
}

// Faces ---------------------------------------------------------------------------------------------------------------

const FACES: Readonly<Record<Exclude<Pose, 'sure' | 'hides' | 'applauds'>, (face: Face) => string>> = {
  thinking: (face) => face.eyes.map((eye) => open(eye, 0.4, -0.4)).join('') + brows(face.eyes, raised) + mouthOf(face, flat),
  glad: (face) => (face.hungry ? face.eyes.map((eye) => open(eye, 0, -0.25)).join('') : shut(face, merry)) + mouthOf(face, face.hungry ? grinning : laughing),
  sorry: (face) =>
    face.hungry
      ? shut(face, (eye) => tight(eye, face.eyes.indexOf(eye))) + face.eyes.map(tears).join('') + mouthOf(face, howling)
      : face.eyes.map((eye) => open({ ...eye, r: eye.r + 1 }, -0.15, 0.2, 0.32)).join('') + brows(face.eyes, sad) + drop(face.eyes) + mouthOf(face, wavy),
  smug: (face) => face.eyes.map((eye) => halfShut(eye, face.lid)).join('') + mouthOf(face, crooked),
  shocked: (face) => face.eyes.map((eye) => open({ ...eye, r: 1.3 * eye.r }, 0, 0, 0.22)).join('') + brows(face.eyes, startled) + mouthOf(face, howling),
  asleep: (face) => shut(face, sleepy) + mouthOf(face, small) + sleeping,
};

/** The face in a pose, without the head. */
function drawnFace(pose: Pose, face: Face, own: ReadonlyMap<string, string>): string {
  if (pose === 'sure') return own.get(pose) ?? '';
  const peeks = face.eyes
    .slice(1)
    .map((eye) => open(eye, -0.3, -0.2))
    .join('');
  if (pose === 'hides') return (face.paw === undefined ? shut(face, (eye) => tight(eye, face.eyes.indexOf(eye))) : peeks) + mouthOf(face, wavy) + paws(face);
  const calm = pose === 'applauds' ? 'glad' : pose;
  return (own.get(calm) ?? FACES[calm](face)) + (pose === 'applauds' ? clapping(face) : '');
}

/** Whether somebody can pull a face. */
export const hasPoses = ({ svg }: Drawing): boolean => svg.includes('data-pose="sure"');

/** The portrait alone. */
export const portraitOf = ({ name, svg }: Drawing): Drawing => ({
  name,
  svg: svg.replaceAll(GROUP, (_, pose: string, _said: string, face: string) => (pose === 'sure' ? face : '')),
});

/** The head of a drawing without a face, and each of its faces; who is hungry has two. */
export function facesOf({ name, svg }: Drawing): readonly { readonly pose: Pose | 'head'; readonly name: string; readonly svg: string }[] {
  const groups = [...svg.matchAll(GROUP)];
  const own = new Map(groups.map(([, pose = '', , face = '']) => [pose, face]));
  const face = faceOf(groups.find(([, pose]) => pose === 'sure')?.[2] ?? '', own.get('sure') ?? '');
  const [sheet = ''] = /^<svg[^>]*>/.exec(svg) ?? [];
  const wanted: readonly Pose[] = face.hungry ? ['glad', 'sorry'] : POSES.slice(1);
  return [
    { pose: 'head', name: `${name}-head`, svg: svg.replaceAll(GROUP, '') },
    ...wanted.map((pose) => ({
      pose,
      name: `${name}-${pose}`,
      svg: `${sheet}<use href="#${name}-head" width="100" height="100"/>${drawnFace(pose, face, own)}</svg>\n`,
    })),
  ];
}
