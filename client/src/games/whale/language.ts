/** The words of this game, and behind them those of the page. */
import { speaker } from '../../words/language.svelte';
import type { WholeWords } from '../contract';
import type { words as lid } from '../../generated/games/whale/lid/en';
import type { words as en } from '../../generated/games/whale/words/en';

export const t = speaker<WholeWords<typeof en & typeof lid>>('whale');
