import type { Translated } from '../../../message';
import type { en } from './en';

const de: Translated<typeof en> = {
  title: 'MMM… Hirne!',
  line: 'Würfel, Nerven und freundliche Zombies.',
  time: '20 Minuten',
  credit: 'Ein Spiel von Reiner Knizia',
  'given.brains': { one: '{n} Hirn zum Anfang', other: '{n} Hirne zum Anfang' },
  'setup.where.device.line': 'Es wandert reihum; alles liegt offen.',
  'letter.red': 'R',
  'letter.yellow': 'Ge',
  'letter.blue': 'B',
  'letter.green': 'Gr',
  'letter.black': 'S',
};

export default de;
