import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../**/*.svelte', { eager: true, query: '?raw', import: 'default' });

test('no component styles what lies outside of it', () => {
  const loose = Object.entries(files).filter(([, text]) => /^\s*:global\([^)]*\)\s*(?:,|\{\s*[\w-]+:\s)/m.test(text));
  expect(loose.map(([file]) => file)).toEqual([]);
});
