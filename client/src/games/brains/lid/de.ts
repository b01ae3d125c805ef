import type { Translated } from '../../../words/message';
import type { en } from './en';

const de: Translated<typeof en> = {
  title: 'MMM… Hirne!',
  line: 'Würfel, Nerven und freundliche Zombies.',
  time: '10 Minuten',
  credit: 'Ein Spiel von Reiner Knizia',
  'given.brains': { one: '{n} Hirn zum Anfang', other: '{n} Hirne zum Anfang' },
  'setup.where.device.line': 'Es wandert reihum; alles liegt offen.',
  'bot.chick.line': 'Behält die Farbe, die am meisten zeigt, und würfelt den Rest neu.',
  'bot.squirrel.line': 'Behält auch Hirne und trifft am liebsten, wer am meisten hat.',
  'bot.tortoise.line': 'Schätzt ab, was ein Wurf noch bringt.',
  'bot.otter.line': 'Schätzt ab, was ein Wurf noch bringt, genau wie Theo.',
  'bot.crow.line': 'Schätzt alle Würfe ab und sieht, wie das Spiel steht.',
  'bot.elephant.line': 'Rechnet aus, womit sie am öftesten gewinnt.',
  'ghost.line': 'Hier gibt es nichts zu merken: Er spielt wie Theo.',
  'letter.red': 'R',
  'letter.yellow': 'Ge',
  'letter.blue': 'B',
  'letter.green': 'Gr',
  'letter.black': 'S',
};

export default de;
