/**
 * Who may ask how wide or high something is: `src/tabletop/` and nobody else. It names the layout of the page once, on the
 * root; everything else asks for the name, or needs none. What is printed, moves less or has no mouse may be asked for
 * everywhere. `npm run lint` tells.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOME = 'tabletop/';

/** More conditions than this cannot be kept in one head. */
const MOST = 14;

const COMMENT = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g;
const QUERY = /@(media|container)\b([^{;]*)\{/g;
/** `inline-size` is a width in a script that runs down, too. */
const SIZE = /\b(?:width|height|inline-size|block-size|orientation|aspect-ratio)\b/;
const ZOOM = /(?:^|[\s;{"'])zoom\s*:/;
const IN_CODE = /['"`](?:[^'"`\n]*\s)?\(\s*(?:(?:min|max)-)?(?:width|height|aspect-ratio|orientation)\s*[:<>=]/;

/** The conditions on a size that a file has, each as it is written, and `zoom` where it zooms. */
export function asked(path: string, text: string): readonly string[] {
  const code = text.replaceAll(COMMENT, '');
  if (path.endsWith('.ts')) return IN_CODE.test(code) ? ['matchMedia'] : [];
  const queries = [...code.matchAll(QUERY)].filter(([, kind, condition = '']) => kind === 'container' || SIZE.test(condition));
  const conditions = queries.map(([, kind, condition = '']) => `@${kind} ${condition.trim().replaceAll(/\s+/g, ' ')}`);
  return ZOOM.test(code) ? [...conditions, 'zoom'] : conditions;
}

/** Everybody outside the tabletop who asks, and a tabletop that asks too much. */
export function offences(files: ReadonlyMap<string, string>): readonly string[] {
  const found = [...files].filter(([path]) => !path.endsWith('.test.ts')).map(([path, text]) => [path, asked(path, text)] as const);
  const outside = found.filter(([path]) => !path.startsWith(HOME));
  const wrong = outside.flatMap(([path, all]) => all.map((one) => `${path} must not ask for a size: ${one}`));
  const inside = new Set(found.filter(([path]) => path.startsWith(HOME)).flatMap(([, all]) => all));
  const many = inside.size > MOST ? [`${HOME} asks for ${inside.size} sizes, more than ${MOST}`] : [];
  return [...wrong, ...many];
}

export function sources(): ReadonlyMap<string, string> {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..', 'src');
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(?:ts|svelte|css)$/.test(path));
  return new Map(paths.map((path) => [path.split(sep).join('/'), readFileSync(join(root, path), 'utf8')]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = offences(sources());
  for (const offence of found) process.stderr.write(`${offence}\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
