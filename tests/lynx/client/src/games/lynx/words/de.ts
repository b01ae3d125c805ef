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
  was: 'Es war: {prey}.',
  over: 'Das war die letzte Karte.',
  why: 'Der Stapel ist aufgebraucht.',
  ending: 'Die letzte Karte wird noch einmal gezeigt.',
  'prey.frog': 'Frosch',
  'prey.hedgehog': 'Igel',
  'prey.snail': 'Schnecke',
  'tell.turnedUp': 'Die Karte liegt offen: {prey}.',
  'tell.turnedDown': 'Die Karte wird umgedreht.',
  'tell.named': '{name} sagt: {prey}.',
  'tell.named.mine': 'Du sagst: {prey}.',
  'rule.aim': 'Eine Karte wird gezeigt und umgedreht. Merke dir, welche es war. Es gibt zwölf Karten, von jeder Sorte vier.',
  'rule.turn': 'Wer dran ist, dreht sie um, sobald genug gesehen ist. Dann sagen alle der Reihe nach einmal, welche Karte es war.',
  'rule.end': 'Dann sehen alle, welche es war. Wer recht hatte, bekommt einen Punkt. Die nächste Person macht mit der nächsten Karte weiter, und nach der letzten gewinnen die meisten Punkte.',
  'step.look': 'Du bist Mia. Das ist die Karte. Sieh sie dir an und drücke dann «Ich habe sie gesehen».',
  'step.name': 'Jetzt liegt sie verdeckt. Welche war es?',
  'step.nameElse': 'Es war eine andere. Hier darfst du es noch einmal versuchen.',
  'step.other': 'Jetzt sagt Ben, welche es war.',
  'step.next': 'Es war der Frosch: ein Punkt für dich. Jetzt dreht Ben die nächste Karte um.',
  'step.last': 'Viel später: Die letzte Karte war eine Schnecke. Sag es.',
  'step.lastElse': 'Es war die Schnecke. Hier darfst du es noch einmal versuchen.',
  'step.over': 'Das war die letzte Karte. Du gewinnst mit 5 zu 4.',
  'progress.axis': 'behaltene Karten',
  'drill.kind.one': 'Behalte eine Karte im Kopf.',
};

export default de;
