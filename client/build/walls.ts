/**
 * Which room of `src/` may import which: a room imports what stands lower in this list, and rooms on one line are strangers.
 * Types and parts that are loaded later count too; tests may look everywhere. `npm run lint` tells.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file or a folder of `src/`; `*` is any name. The longest one that fits is a file's room. */
export const LAYERS: readonly (readonly string[])[] = [
  ['main.ts', 'preload.ts'],
  ['App.svelte'],
  ['gallery'],
  ['pages'],
  ['games/*'],
  ['day', 'lessons', 'luck', 'practice', 'same-deal'],
  ['notepad'],
  ['games'],
  ['cards'],
  ['ui'],
  ['remarks', 'setup'],
  ['table'],
  ['voice'],
  ['words'],
  ['device', 'navigation'],
  ['generated', 'look', 'tabletop', 'wire'],
];

/** What may look up all the same, and why. */
const EXCEPTIONS: readonly (readonly [from: RegExp, to: RegExp, why: string])[] = [
  [/^games\/\w+\/(?:gallery\.ts|Gallery\.svelte)$/, /^gallery\//, 'the fixtures of a game, which players never load'],
];

/** More modules than this in one folder are two subjects. */
const MOST = 16;

/** Every game has these, which `games/contract.ts` names: what else a game has lies in folders beside them. */
const CONTRACT =
  /^games\/\w+\/(?:(?:Lid|Mark|Back|Rules|Drill|Ending|Won|Choice|Luck|Gallery)\.svelte|(?:live|chance|lesson|review|ending|notices|tune|boards|gallery|language)\.ts)$/;
/** Unless it is very little. */
const MOST_BESIDE = 4;

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.\.?\/[^'"?]+)/g;

/** Which of these files or folders a path lies in: the longest, so that `games/*` comes before `games`. */
export function roomOf(path: string, layers = LAYERS): string | undefined {
  const parts = path.split('/');
  const fits = (room: string) => {
    const wanted = room.split('/');
    const deep = room.includes('*') ? wanted.length < parts.length : wanted.length <= parts.length;
    return deep && wanted.every((name, i) => name === '*' || name === parts[i]);
  };
  return layers
    .flat()
    .filter(fits)
    .toSorted((a, b) => b.split('/').length - a.split('/').length)[0];
}

function mayImport(from: string, to: string, layers: typeof LAYERS): boolean {
  const [high, low] = [roomOf(from, layers), roomOf(to, layers)];
  if (high === undefined || low === undefined) return false;
  if (EXCEPTIONS.some(([file, target]) => file.test(from) && target.test(to))) return true;
  // Two games are strangers, though their rooms have one name.
  if (high === low) return !high.includes('*') || from.split('/')[1] === to.split('/')[1];
  const rank = (room: string) => layers.findIndex((layer) => layer.includes(room));
  return rank(high) < rank(low);
}

/** What a file says it imports from `src/`, by path. */
export function importsOf(path: string, text: string): readonly string[] {
  const found = [...text.matchAll(IMPORTED)].map(([, relative = '']) => posix.normalize(posix.join(posix.dirname(path), relative)));
  return found.filter((target) => !target.startsWith('../'));
}

/** Every import against the arrows, and every folder that is too full. */
export function offences(files: ReadonlyMap<string, string>, layers = LAYERS): readonly string[] {
  const code = [...files].filter(([path]) => /\.(?:ts|svelte)$/.test(path) && !/\.(?:test|setup)\.ts$/.test(path));
  const wrong = code.flatMap(([path, text]) =>
    importsOf(path, text).flatMap((target) => (mayImport(path, target, layers) ? [] : [`${path} must not import ${target}`])),
  );
  const lost = code.flatMap(([path]) => (roomOf(path, layers) === undefined ? [`${path} is in no room: see LAYERS in build/walls.ts`] : []));
  const counted = code.filter(([path]) => !CONTRACT.test(path)).map(([path]) => posix.dirname(path));
  const full = [...new Set(counted)].flatMap((folder) => {
    const modules = counted.filter((other) => other === folder).length;
    const most = /^games\/\w+$/.test(folder) ? MOST_BESIDE : MOST;
    return modules > most ? [`${folder} has ${modules} modules, more than ${most}`] : [];
  });
  return [...lost, ...wrong, ...full];
}

export function sources(): ReadonlyMap<string, string> {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..', 'src');
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(?:ts|svelte)$/.test(path));
  return new Map(paths.map((path) => [path.split(sep).join('/'), readFileSync(join(root, path), 'utf8')]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = offences(sources());
  for (const offence of found) process.stderr.write(`${offence}\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
