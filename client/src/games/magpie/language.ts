/** The words of this game, and behind them those of the page. */
import { speaker } from '../../words/language.svelte';
import type { en as lid } from './lid/en';
import type { en } from './words/en';

export const t = speaker<typeof en & typeof lid>('magpie');
