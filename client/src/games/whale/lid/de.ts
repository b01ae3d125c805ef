import type { Translated } from '../../../message';
import type { en } from './en';

const de: Translated<typeof en> = {
  title: 'Der weise Wal',
  line: 'Sieh ins Meer. Wer schwimmt wo?',
  time: '15 Minuten',
  credit: 'Nach The Wise Whale von Maureen Hiron; Karten, Stufen und das Spiel allein sind von uns',
};

export default de;
