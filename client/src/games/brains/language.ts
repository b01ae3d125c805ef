/** The words of this game, and behind them those of the page. */
import { speaker } from '../../words/language.svelte';
import type { WholeWords } from '../contract';
import type { words as lid } from '../../generated/games/brains/lid/en';
import type { words as en } from '../../generated/games/brains/words/en';
import type { words as beyond } from '../../generated/games/brains/words/en/beyond';

export const t = speaker<WholeWords<typeof en & typeof beyond & typeof lid>>('brains');
