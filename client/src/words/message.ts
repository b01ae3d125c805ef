/**
 * How a message becomes a sentence. English gives the keys of the catalogues and their types.
 *
 * A message is a string with `{places}`, or one string per form, chosen by the number in `{n}`: how many, or with a `type` which in a row.
 */
export type PluralForms = { readonly other: string; readonly type?: 'ordinal' } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
export type Message = string | PluralForms;
export type Value = string | number;

/** The names between braces: 'Hand over to {name}' has 'name'. */
export type Places<Text> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : Text extends PluralForms
    ? Places<Text[keyof Text]>
    : never;

/** The same messages in another language: the same keys, each with words of its own. */
export type Translated<Source> = { readonly [Key in keyof Source]: Message };

/** The values that a message needs besides its key: none, or one for each of its places. */
export type ValuesOf<Text> = [Places<Text>] extends [never] ? [] : [values: Readonly<Record<Places<Text>, Value>>];

const PLACE = /\{(\w+)\}/g;

/** The places of a message, for the test that all languages have the same. */
export function placesOf(message: Message): string[] {
  const texts = typeof message === 'string' ? [message] : Object.values(message);
  const names = texts.flatMap((text) => [...text.matchAll(PLACE)].map((match) => match[1] ?? ''));
  return [...new Set(names)].toSorted();
}

/** The sentence in this language with its places filled in. */
export function sentence(message: Message, language: string, values: Readonly<Record<string, Value>> = {}): string {
  const text = typeof message === 'string' ? message : pluralForm(message, language, values['n']);
  return text.replaceAll(PLACE, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? figure(value, language) : value;
  });
}

/** A number as it is written; minus points with a minus, which a hyphen is not. */
export function figure(value: number, language: string): string {
  return numbers(language).format(value).replace('-', '−');
}

function pluralForm(forms: PluralForms, language: string, n: Value | undefined): string {
  const rules = forms.type === undefined ? counts : ranks;
  return forms[rules(language).select(Number(n ?? 0))] ?? forms.other;
}

const numbers = made((language) => new Intl.NumberFormat(language));
const counts = made((language) => new Intl.PluralRules(language));
const ranks = made((language) => new Intl.PluralRules(language, { type: 'ordinal' }));

/** One for each language: to make one takes longer than all else that a sentence needs, and a table says hundreds in a game. */
function made<One>(make: (language: string) => One): (language: string) => One {
  const all = new Map<string, One>();
  return (language) => {
    const one = all.get(language) ?? make(language);
    all.set(language, one);
    return one;
  };
}

/** The first of the wished languages that has a catalogue: 'pt-BR' is served by 'pt'. */
export function bestLanguage(wished: readonly string[], known: readonly string[], otherwise: string): string {
  for (const wish of wished) {
    const lower = wish.toLowerCase();
    const exact = known.find((language) => language.toLowerCase() === lower);
    const base = known.find((language) => language.toLowerCase() === lower.split('-')[0]);
    if (exact ?? base) return exact ?? base ?? otherwise;
  }
  return otherwise;
}
