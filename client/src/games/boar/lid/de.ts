import type { Translated } from '../../../words/message';
import type { en } from './en';

const de: Translated<typeof en> = {
  title: 'Die geniale Wildsau',
  line: 'Alle sehen deine Karten. Nur du nicht.',
  time: '10 Minuten',
  credit: 'Ein Spiel von Dirk Baumann',
  'variant.naming': 'mit Namen',
};

export default de;
