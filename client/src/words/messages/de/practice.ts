import type { Translated } from '../../message';
import type { practice as source } from '../en/practice';

/** Fünf Minuten: Übung quer durch alle Spiele, und was davon auf dem Notizblock steht. */
export const practice: Translated<typeof source> = {
  'practice.who': 'Wer übt?',
  'practice.known': 'Was dir am häufigsten entgeht, in {n} kurzen Runden.',
  'practice.new': 'Du hast noch nicht gespielt: von allem etwas, in {n} kurzen Runden, leicht am Anfang.',
  'practice.start': 'Los',
  'practice.progress': '{n} von {all}. Bisher richtig: {right}',
  'practice.next': 'Als Nächstes ansehen',
  'practice.onward': 'Nächstes Mal geht es hier weiter.',
  'practice.kept': 'Es steht auf dem Notizblock, getrennt von den Spielen.',
  'practice.notKept': 'Es ließ sich nicht aufschreiben: {reason}',
  'practice.tryAgain': 'Noch einmal versuchen',
  'practice.heading': 'Geübt',
};
