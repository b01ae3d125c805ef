/** Reads colours out of a style sheet, so that tests can look at them. */
export interface Token {
  readonly name: string;
  /** By day and in the evening; the same twice where it does not change. */
  readonly values: readonly [day: string, evening: string];
}

/** The custom properties in one block of a style sheet. */
export function tokensIn(css: string, block: string): readonly Token[] {
  const start = css.indexOf(`${block} {`);
  const body = start < 0 ? '' : (css.slice(start).split('}')[0] ?? '');
  return [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => {
    const pair = /light-dark\((#\w+), (#\w+)\)/.exec(value);
    return { name, values: pair ? [pair[1] ?? '', pair[2] ?? ''] : [value, value] };
  });
}

export function valuesOf(tokens: readonly Token[], name: string): readonly [day: string, evening: string] {
  const found = tokens.find((token) => token.name === name);
  if (found === undefined) throw new Error(`no ${name} in this block`);
  return found.values;
}
