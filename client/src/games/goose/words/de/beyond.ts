import type { Translated } from '../../../../words/message';
import type { beyond } from '../en/beyond';

const de: Translated<typeof beyond> = {
  'rule.aim':
    'Etwas wurde gestohlen, und vor dir steht eine Reihe Verdächtiger. Sieh genau hin: Gleich drehen sie sich alle um, und die Würfel fragen, wer was trug.',
  'rule.card':
    'Alle Verdächtigen haben drei Merkmale: die Farbe des Mantels (jede Farbe hat ihr eigenes Muster), ein Kleidungsstück und ein Tier. Es gibt 25, und keine zwei sind gleich.',
  'rule.setup':
    'Je nach Schwierigkeit stehen drei bis sechs Verdächtige offen da. Die Zahlen 1 bis 6 werden von links darübergelegt; bei weniger als sechs fängt die Zählung vorn wieder an, sodass jemand zwei Zahlen haben kann.',
  'rule.study': 'Ihr habt zwei Minuten zum Hinsehen, oder weniger, wenn alle bereit sind. Dann wird die ganze Reihe umgedreht.',
  'rule.turn1': 'Wirf beide Würfel. Der eine nennt die verdächtige Person, der andere, wonach gefragt wird: Farbe, Kleidung oder Tier.',
  'rule.turn2': 'Sag deine Antwort laut; alle fünf möglichen Antworten sind immer zu sehen. Dann siehst nur du die Karte an.',
  'rule.turn3': 'Richtig: Zeig die Karte allen und behalte sie. Sie ist ein Punkt.',
  'rule.turn4':
    'Falsch: Die anderen dürfen es versuchen, links von dir beginnend, je eine Antwort. Wer zuerst richtig liegt, bekommt die Karte. Liegt niemand richtig, verlässt sie das Spiel ungesehen.',
  'rule.turn5': 'Erhascht jemand einen Blick auf die Karte, während du sie hältst, bekommt sie sofort, wer links von dir sitzt.',
  'rule.turn6': 'Eine neue Karte füllt die Lücke, für einen Moment offen. Alle sehen hin, dann wird sie umgedreht, und die nächste Person würfelt.',
  'rule.end': 'Ist der Stapel aufgebraucht, bleiben Lücken offen. Sobald die Würfel auf eine Lücke zeigen, ist das Spiel aus. Die meisten Karten gewinnen.',
  'rule.solo': 'Allein: Eine falsche Antwort legt die Karte auf einen Fehlerstapel. Dein Ergebnis sind die richtigen Karten minus die Fehler.',
  'rule.together':
    'Zusammen: Einigt euch nach jedem Wurf auf eine Antwort. Jemand schlägt vor, alle anderen stimmen zu oder schlagen etwas anderes vor. Gezählt wird wie allein.',
  'step.study': 'Du bist Mia. Alle Verdächtigen haben eine Farbe, etwas zum Anziehen und ein Tier. Sieh genau hin und drück dann auf «Bereit».',
  'step.roll': 'Jetzt haben sie dir den Rücken zugedreht, und du musst dich erinnern. Würfle: Die Würfel sagen, nach wem du gefragt wirst.',
  'step.answer':
    'Der eine Würfel sagt, wer, der andere, was. Es sind nur drei Karten, darum hat jede zwei Zahlen: 5 ist die zweite Karte. Welche Farbe war es?',
  'step.answerElse': 'Es war eine andere Farbe. An einem echten Tisch dürfte jetzt die nächste Person; hier darfst du es noch einmal versuchen.',
  'step.newCard': 'Richtig, die Karte gehört dir: ein Punkt. Jemand Neues füllt die Lücke. Sieh genau hin und drück dann auf «Bereit».',
  'step.other': 'Ben ist dran: Er würfelt 3 und das Tier. Weißt du es? Behalt es für dich.',
  'step.chance': 'Ben hat «Hund» gesagt, und das war falsch. Nun sieht er allein die Karte an, und du darfst antworten: Welches Tier war es?',
  'step.chanceElse': 'Es war ein anderes Tier. Hier darfst du es noch einmal versuchen.',
  'step.won': 'Gewusst, also bekommst du die Karte. Weiß es niemand, kommt die Karte ungesehen weg. Wieder jemand Neues: hinsehen, dann «Bereit».',
  'step.gap': 'Viel später: Der Stapel ist aufgebraucht, darum bleibt eine Lücke offen. Würfle.',
  'step.over': 'Die Würfel zeigen auf die Lücke, und das Spiel ist aus. Jede Karte ist ein Punkt: Du gewinnst mit 12 zu 9.',
  'progress.kept.own': 'Von {load} Verdächtigen behältst du etwa {mean}.',
  'progress.kept.group': 'Von {load} Verdächtigen behaltet ihr zusammen etwa {mean}.',
  'progress.axis': 'behaltene Verdächtige',
  'error.called': 'etwas, das eben schon falsch war',
  'coach.up': 'Du behältst hier {kept} von 100. Versuch die nächste Stufe: {size} Verdächtige.',
  'coach.down': 'Du behältst hier {kept} von 100. Eine Stufe tiefer, mit {size} Verdächtigen, macht es vielleicht mehr Spaß.',
  'review.asked.colour': 'Farbe von Nummer {number}',
  'review.asked.clothing': 'Kleidung von Nummer {number}',
  'review.asked.animal': 'Tier bei Nummer {number}',
  'review.called': 'Das war eben erst gesagt worden und falsch.',
  'drill.look': 'Sieh dir alle genau an.',
  'drill.newCard': 'Nummer {number} ist neu.',
};

export default de;
