import type { Translated } from '../../../words/message';
import type { en } from './en';

const de: Translated<typeof en> = {
  title: 'Die schlaue Gans',
  line: 'Sieh dir die Verdächtigen an. Wer trug was?',
  time: '10 Minuten',
  credit: 'Ein Spiel von Reiner Knizia',
};

export default de;
