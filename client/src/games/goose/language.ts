/** The words of this game, and behind them those of the page. */
import { speaker } from '../../words/language.svelte';
import type { WholeWords } from '../contract';
import type { words as lid } from '../../generated/games/goose/lid/en';
import type { words as en } from '../../generated/games/goose/words/en';
import type { words as beyond } from '../../generated/games/goose/words/en/beyond';

export const t = speaker<WholeWords<typeof en & typeof beyond & typeof lid>>('goose');
