/**
 * Finds what lies in the folders beside it when it is asked for, together with the words of its game. `contract.ts` says
 * what lies where, and `lids.ts` has the small pictures.
 */
import type { Component } from 'svelte';
import type { Tune } from '../voice/instruments';
import { language } from '../words/language.svelte';
import type { GameName } from '../wire/protocol';
import type { ChoiceProps, DrillProps, EndingProps, Lesson, Live, LookingBack, LuckProps, WonProps, Redraw } from './contract';

/** A game whose name is not known at this place: what one part of it hands out, another part of it takes. */
export type AnyLive = Live<GameName>;

const LATER = {
  'live.ts': import.meta.glob<AnyLive>('./*/live.ts', { import: 'live' }),
  'chance.ts': import.meta.glob<Redraw<GameName>>('./*/chance.ts', { import: 'redraw' }),
  'lesson.ts': import.meta.glob<Lesson<GameName>>('./*/lesson.ts', { import: 'lesson' }),
  'review.ts': import.meta.glob<LookingBack<GameName>>('./*/review.ts', { import: 'review' }),
  'Ending.svelte': import.meta.glob<Component<EndingProps<GameName>>>('./*/Ending.svelte', { import: 'default' }),
  'tune.ts': import.meta.glob<Tune>('./*/tune.ts', { import: 'tune' }),
  'Rules.svelte': import.meta.glob<Component>('./*/Rules.svelte', { import: 'default' }),
  'Drill.svelte': import.meta.glob<Component<DrillProps<GameName>>>('./*/Drill.svelte', { import: 'default' }),
  'Won.svelte': import.meta.glob<Component<WonProps<GameName>>>('./*/Won.svelte', { import: 'default' }),
  'Choice.svelte': import.meta.glob<Component<ChoiceProps>>('./*/Choice.svelte', { import: 'default' }),
  'Luck.svelte': import.meta.glob<Component<LuckProps>>('./*/Luck.svelte', { import: 'default' }),
} as const;

type File = keyof typeof LATER;
type Part<F extends File> = Awaited<ReturnType<(typeof LATER)[F][string]>>;

const atHand = new Map<string, unknown>();

/** A part of a game, once it and the words of the game are there. */
export async function partOf<F extends File>(game: GameName, file: F): Promise<Part<F>> {
  const load = (LATER[file] as Readonly<Record<string, () => Promise<Part<F>>>>)[`./${game}/${file}`];
  if (load === undefined) throw new Error(`games/${game} has no ${file}`);
  const [part] = await Promise.all([load(), language.learn(game)]);
  atHand.set(`${game}/${file}`, part);
  return part;
}

/** The same if it was loaded before: it is shown in the same moment, and nothing flashes. */
export function partAtHand<F extends File>(game: GameName, file: F): Part<F> | null {
  return (atHand.get(`${game}/${file}`) as Part<F> | undefined) ?? null;
}

/** A part that adorns the table: without it the game goes on all the same. */
export async function adornmentOf<F extends File>(game: GameName, file: F): Promise<Part<F> | null> {
  return partOf(game, file).catch(() => null);
}

/** Whether a game has a part that not every game has. */
export function has(game: GameName, file: 'Choice.svelte' | 'Luck.svelte' | 'Won.svelte'): boolean {
  return `./${game}/${file}` in LATER[file];
}
