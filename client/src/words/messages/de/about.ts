/** What the page says about itself. */
export const about = {
  'about.title': 'Über Gander',
  'about.what':
    'Gander ist ein Ort für Merk- und Würfelspiele: allein, gegen Bots, die vergessen wie Menschen, an einem Gerät, das herumgeht, oder mit Handys um einen großen Bildschirm. Kein Konto, keine Werbung, keine E-Mail.',
  'about.scienceTitle': 'Trainiert das das Gehirn?',
  'about.science1':
    'Du wirst in diesen Spielen besser. Das macht die Übung, und der Notizblock zeigt es: am meisten in den ersten Wochen, danach immer langsamer.',
  'about.science2':
    'Ob das bei irgendetwas anderem hilft, ist eine andere Frage, und die ehrliche Antwort ist bisher: Niemand hat es gezeigt. In einer Studie mit 11.430 Menschen wurde in sechs Wochen jede geübte Aufgabe besser, aber nicht einmal nah verwandte Aufgaben. Spätere Übersichten fanden dasselbe.',
  'about.science3':
    'In einer Umfrage unter 60.222 Menschen schnitten die, die oft Brett- und Kartenspiele spielen, in Tests besser ab. Das kann an den Spielen liegen oder an den Menschen, die gern spielen; eine Umfrage kann das nicht sagen.',
  'about.science4':
    'Eine Firma zahlte zwei Millionen Dollar, weil sie mehr als das versprochen hatte. Wir versprechen also nichts als eine gute Viertelstunde.',
  'about.noteTitle': 'Was der Notizblock sagt',
  'about.note':
    'Er sagt «besser in diesem Spiel», nie mehr. Er zeigt, wie sicher er ist, zeichnet die Linien des perfekten Gedächtnisses und des bloßen Ratens neben deine und sagt «noch zu früh», wenn es so ist. Wer wirklich zehn von hundert Antworten mehr weiß, braucht etwa 28 Spiele, bis man es sieht.',
  'about.sources': 'Quellen',
  'about.privacyTitle': 'Was aufgehoben wird',
  'about.privacy':
    'Namen, Tiere und Einstellungen bleiben auf diesem Gerät. Ein Tisch wird auf dem Server aufgehoben, auf dem er eröffnet wurde, damit du an deinen Platz zurückkannst. Was du gesehen hast und was wieder umgedreht wurde, wird kein zweites Mal geschickt, an niemanden.',
  'about.creditsTitle': 'Gemacht mit',
  'about.credits':
    'Regeln in eigenen Worten, Zeichnungen von uns. Schrift: Atkinson Hyperlegible vom Braille Institute und Caprasimo (beide SIL Open Font License).',
} as const;
