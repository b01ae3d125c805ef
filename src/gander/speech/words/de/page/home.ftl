### Said on the first page, and on every other: keep it small.

app-name = Gander
app-motto = Genau hinsehen. Dann erinnern.
app-skip = Zum Inhalt springen
app-loading = Der Tisch wird gedeckt …
app-failed = Diese Seite konnte nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.
app-again = Noch einmal versuchen

nav-home = Startseite
nav-settings = Einstellungen
nav-about = Über Gander
nav-teach = Für eine Klasse
nav-notepad = Notizblock
nav-rules = Regeln
nav-soundOn = Der Ton ist an. Ausschalten
nav-soundOff = Der Ton ist aus. Einschalten
dialog-close = Schließen

home-title = Was spielen wir?
home-continue = Weiterspielen
home-continueText = Euer Tisch ist noch gedeckt.
home-with = Mit { $names }.
home-between = Der Abend mit { $names } geht weiter.
home-goOn = Zurück in die Runde
home-firstTime = Neu hier? Mach die ersten Züge mit mir.
home-firstStep = Zwei Minuten: Zeig es mir
home-leads = { $name } führt { $won } : { $lost }.
home-level = Es steht { $n } : { $n } zwischen { $name } und { $other }.
home-revenge = Revanche?
home-today = Das Beste von heute
home-notepadText = Jedes beendete Spiel wird hier notiert.
home-tv = Am Fernseher spielen
home-join = Einen Code bekommen?
home-joinText = Scanne den QR-Code auf dem großen Bildschirm oder tippe den Code hier ein.
home-joinLabel = Code des Tisches
home-joinButton = Mitspielen
day-title = Die Karten des Tages
practice-five = Fünf Minuten
practice-title = Üben

box-players = { $fewest }–{ $most } Personen

setup-who = Willkommen! Wer spielt mit?
setup-playerName = Person { $n }
setup-addPerson = Noch jemand
setup-addBot = Ein Bot
setup-remove = { $name } entfernen
setup-name = Name von Person { $n }
name-longest = Ein Name hat Platz für { $n } Buchstaben.
setup-animal = Tier von { $name }
setup-chooseAnimal = Welches Tier bist du?
setup-youngest = Wer ist am jüngsten? Diese Person beginnt.
setup-starts = { $name } beginnt
setup-startsShort = beginnt
setup-open = Kommt mit dem Handy dazu
setup-bot = Bot
setup-level = Wie schwer?
setup-mode = Gegeneinander oder zusammen?
setup-mode-solo = Allein
setup-mode-versus = Jeder für sich
setup-mode-versus-line = Wer sich am meisten merkt, gewinnt.
setup-mode-cooperative = Alle zusammen
setup-mode-cooperative-line = Ihr einigt euch auf jede Antwort und teilt das Ergebnis.
setup-where = Mit wem?
setup-where-alone = Allein
setup-where-alone-line = Nur du, oder mit Bots.
setup-where-device = An diesem Gerät
setup-where-device-line = Es wandert reihum; dazwischen kommt ein Sichtschutz.
setup-where-stage = TV und Handys
setup-where-stage-line = Dieser Bildschirm ist der Tisch; alle spielen mit dem Handy.
setup-where-link = Weit weg per Link
setup-where-link-line = Du bekommst einen Link zum Verschicken; alle spielen am eigenen Gerät.
setup-amountFor = { $what } für { $name }
setup-amountIs = { $name }: { $what }
setup-more = Mehr Möglichkeiten
setup-chooseBot = Wer soll mitspielen?
setup-changeBot = { $name } tauschen
setup-choiceOf = { $name }: { $choice }
setup-startSolo = Allein spielen
setup-invite = Tisch eröffnen und einladen
setup-startMany =
    { $n ->
        [one] Mit { $n } Person starten
       *[other] Zu { $count } starten
    }
setup-counts = null eins zweit dritt viert fünft sechst
setup-failed = Der Tisch konnte nicht eröffnet werden: { $reason }
setup-notConnected = Gerade gibt es keine Verbindung zum Tisch. Prüfe das Netz und versuch es noch einmal.

level-rookie = Leicht
level-experienced = Mittel
level-advanced = Schwer
level-expert = Meisterhaft

bot-chick = Piep das Küken
bot-squirrel = Hasel das Eichhörnchen
bot-tortoise = Theo die Schildkröte
bot-otter = Otto der Otter
bot-crow = Kora die Krähe
bot-elephant = Ella die Elefantin
bot-chick-line = Vergisst fast so schnell, wie es hinsieht.
bot-squirrel-line = Weiß, wo die letzte Nuss liegt, und rät bei den anderen.
bot-tortoise-line = Behält etwa so viel wie die meisten Menschen mit siebzig.
bot-otter-line = Behält etwa so viel wie die meisten jungen Erwachsenen.
bot-crow-line = Übersieht wenig, behält es lange und zählt eins und eins zusammen.
bot-elephant-line = Vergisst nie auch nur das Geringste.

cover-title = Weitergeben an { $name }
cover-text = Jetzt sieht sonst niemand hin. Deine Karten kommen erst, wenn du tippst.
cover-ready = Ich bin { $name }

badge-me = (du)
badge-away = nicht da
badge-out = raus
badge-turn = ist dran
badge-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

settings-title = Einstellungen

missing-title = Niemand da
missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde der Link abgeschnitten.
missing-home = Zu den Spielen
offline-title = Keine Verbindung
offline-text = Gerade lässt sich kein Tisch decken. Regeln und Lektionen gibt es trotzdem.

notepad-title = Notizblock
notepad-empty = Hier steht noch nichts. Nach dem ersten beendeten Spiel steht das Ergebnis auf dieser Seite, und später auch, ob du darin besser wirst.
notepad-first = Ein Spiel spielen
