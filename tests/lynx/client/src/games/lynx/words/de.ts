import type { Translated } from '../../../words/message';
import type { en } from './en';

const de: Translated<typeof en> = {
  card: 'Die Karte',
  down: 'Eine Karte, verdeckt',
  look: 'Sieh genau hin!',
  lookOther: '{name} sieht sich die Karte an. Du auch.',
  seen: 'Ich habe sie gesehen',
  ask: 'Welche Karte war es?',
  askOther: '{name} sagt, welche es war.',
  said: '{n} von {all} haben es gesagt',
  over: 'Es war: {prey}.',
  why: 'Alle haben es gesagt.',
  ending: 'Die Karte wird noch einmal gezeigt.',
  'prey.frog': 'Frosch',
  'prey.hedgehog': 'Igel',
  'prey.snail': 'Schnecke',
  'tell.turnedUp': 'Die Karte liegt offen: {prey}.',
  'tell.turnedDown': 'Die Karte wird umgedreht.',
  'tell.named': '{name} sagt: {prey}.',
  'tell.named.mine': 'Du sagst: {prey}.',
  'rule.aim': 'Eine Karte wird gezeigt und umgedreht. Merke dir, welche es war.',
  'rule.turn': 'Wer anfängt, dreht sie um, sobald genug gesehen ist. Dann sagen alle der Reihe nach einmal, welche Karte es war.',
  'rule.end': 'Die Karte wird wieder aufgedeckt. Wer recht hatte, bekommt einen Punkt.',
  'step.look': 'Du bist Mia. Das ist die Karte. Sieh sie dir an und drücke dann «Ich habe sie gesehen».',
  'step.name': 'Jetzt liegt sie verdeckt. Welche war es?',
  'step.nameElse': 'Es war eine andere. Hier darfst du es noch einmal versuchen.',
  'step.other': 'Jetzt sagt Ben, welche es war.',
  'step.over': 'Die Karte wird aufgedeckt. Du hattest recht, und das ist ein Punkt.',
  'progress.axis': 'behaltene Karten',
  'drill.kind.one': 'Behalte eine Karte im Kopf.',
};

export default de;
