import type { Translated } from '../../../words/message';
import type { en } from './en';

const de: Translated<typeof en> = {
  title: 'Die diebische Elster',
  line: 'Dreh zwei Karten um. Sind sie gleich?',
  time: '5 Minuten',
  credit: 'Das alte Spiel mit den Paaren, das niemandem gehört; die Elster ist von uns',
  'setup.where.device.line': 'Es wandert reihum; alle sehen gemeinsam hin.',
};

export default de;
