import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const shapes = readFileSync(new URL('shapes.css', import.meta.url), 'utf8');
const files = import.meta.glob<string>('../**/*.svelte', { eager: true, query: '?raw', import: 'default' });

test('no component styles what lies outside of it', () => {
  const loose = Object.entries(files).filter(([, text]) => /^\s*:global\([^)]*\)\s*(?:,|\{\s*[\w-]+:\s)/m.test(text));
  expect(loose.map(([file]) => file)).toEqual([]);
});

test('a shape is there for at least two components', () => {
  const named = [...shapes.matchAll(/:where\(([^)]*)\)/g)].flatMap(([, list = '']) => [...list.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
  const worn = Object.values(files).map((text) => new Set([...text.matchAll(/class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' '))));
  const lonely = [...new Set(named)].filter((name) => worn.filter((classes) => classes.has(name)).length < 2);
  expect(named).toContain('leaf');
  expect(lonely).toEqual([]);
});
