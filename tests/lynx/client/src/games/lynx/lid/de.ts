import type { Translated } from '../../../words/message';
import type { en } from './en';

const de: Translated<typeof en> = {
  title: 'Der aufmerksame Luchs',
  line: 'Sieh dir eine Karte an. Welche war es?',
  time: '5 Minuten',
  credit: 'Von uns',
  'setup.where.device.line': 'Es wandert reihum; alle sehen gemeinsam hin.',
};

export default de;
