import type { Translated } from '../../../words/message';
import type { en } from './en';

const de: Translated<typeof en> = {
  title: 'Der weise Wal',
  line: 'Sieh ins Meer. Wer schwimmt wo?',
  time: '10 Minuten',
  credit: 'Nach The Wise Whale von Maureen Hiron; Karten, Stufen und das Spiel allein sind von uns',
  'setup.where.device.line': 'Es wandert reihum; alle sehen gemeinsam hin.',
};

export default de;
