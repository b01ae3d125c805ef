/** Parts of the page that are loaded when they are first needed, with their words. Once loaded they are shown at once. */
import { untrack, type Component } from 'svelte';
import type { Part } from '../../words/catalogues';
import { language } from '../../words/language.svelte';

export type Load<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;
/** How far the words of a part reach; null if the first page says all of them. */
export type Says = Part | null;

const atHand = new WeakMap<WeakKey, unknown>();

export async function fetchPart<Props extends Record<string, unknown>>(load: Load<Props>, says: Says = 'beyond'): Promise<Component<Props>> {
  const [{ default: part }] = await Promise.all([load(), says === null ? null : language.goOn(says)]);
  atHand.set(load, part);
  return part;
}

/**
 * For an await block, which shows what is no promise in the same moment, so that nothing flashes. Another language is no
 * reason to make the part anew.
 */
export function partFrom<Props extends Record<string, unknown>>(load: Load<Props>, says?: Says): Component<Props> | Promise<Component<Props>> {
  return (atHand.get(load) as Component<Props> | undefined) ?? untrack(() => fetchPart(load, says));
}
