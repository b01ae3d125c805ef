/** What the page says of itself, and how it can be set. */
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
    'Er sagt «besser in diesem Spiel», nie mehr. Er zeigt, wie sicher er ist, zeichnet die Linien des perfekten Gedächtnisses und des bloßen Ratens neben deine und sagt «noch zu früh», wenn es so ist. Wer wirklich zehn von hundert Antworten mehr weiß, braucht auf der schwersten Stufe etwa 85 Spiele, bis man es sieht.',
  'about.sources': 'Quellen',
  'about.privacyTitle': 'Was aufgehoben wird',
  'about.privacyDevice':
    'Einstellungen und die zuletzt benutzten Namen merkt sich dieses Gerät. Was wieder umgedreht wurde, wird kein zweites Mal geschickt, an niemanden.',
  'about.privacyFailed': 'Was dieser Server aufhebt, ließ sich nicht abrufen. Versuch es noch einmal, wenn er erreichbar ist.',
  'about.leaf': 'Ein Blatt für Eltern, zum Ausdrucken',
  'about.creditsTitle': 'Gemacht mit',
  'about.credits':
    'Regeln in eigenen Worten, Zeichnungen von uns. Schrift: Atkinson Hyperlegible vom Braille Institute und Caprasimo (beide SIL Open Font License).',

  'settings.theme': 'Licht',
  'settings.theme.auto': 'Wie das Gerät',
  'settings.theme.light': 'Tag',
  'settings.theme.dark': 'Abend',
  'settings.language': 'Sprache',
  'settings.language.auto': 'Wie der Browser',
  'settings.text': 'Schriftgröße',
  'settings.text.normal': 'Normal',
  'settings.text.large': 'Groß',
  'settings.text.huge': 'Sehr groß',
  'settings.hand': 'Knöpfe eher rechts oder links?',
  'settings.hand.right': 'Rechts',
  'settings.hand.left': 'Links',
  'settings.motion': 'Bewegung',
  'settings.motion.auto': 'Wie das Gerät',
  'settings.motion.less': 'Keine',
  'settings.pace': 'Tempo',
  'settings.pace.relaxed': 'Gemütlich',
  'settings.pace.usual': 'Normal',
  'settings.pace.quick': 'Flott',
  'settings.pace.line':
    'Wie lange Karten und Würfel zu sehen sind und wie lange Bots an Tischen nachdenken, die du leitest. Tische, die du mit «Gemütlich» eröffnest, haben keinen Countdown.',
  'settings.sound': 'Geräusche',
  'settings.sound.line': 'Holz, Papier, Filz und eine Saite.',
  'settings.volume': 'Lautstärke',
  'settings.evening': 'Der Abend',
  'settings.evening.quiet': 'Leise',
  'settings.evening.usual': 'Wie sonst',
  'settings.evening.loud': 'Laut',
  'settings.night': 'Nachts leiser',
  'settings.night.line': 'Von neun Uhr abends bis sieben Uhr morgens, außer an einem lauten Abend.',
  'settings.confirm': 'Einmal nachfragen',
  'settings.confirm.line': 'Wo der Daumen leicht ausrutscht und nichts zurückzunehmen ist.',
  'settings.remarks': 'Bemerkungen',
  'settings.remarks.line': 'Die Bots und das Maskottchen sagen ab und zu etwas.',
  'settings.keys': 'Tasten am Tisch',
  'settings.keys.line': 'A sagt es noch einmal, W wer dran ist, P die Punkte, M was man tun darf, H alles davon; Ziffern drücken, was eine Nummer hat.',
  'settings.stickers': 'Sticker',
  'settings.stickers.line': 'Gesichter, die die anderen zeigen, fliegen über den Tisch.',
  'settings.kept': 'Bleibt nur auf diesem Gerät.',
} as const;
