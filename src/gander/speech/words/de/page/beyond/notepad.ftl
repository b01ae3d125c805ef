### The notepad: results, progress, what was missed, practice, and one's own data.

notepad-loading = Der Notizblock wird aufgeschlagen …
notepad-failed = Der Notizblock ließ sich nicht öffnen: { $reason }
notepad-who = Wer hier spielt
notepad-results = Ergebnisse
notepad-games =
    { $n ->
        [one] { $n } Spiel
       *[other] { $n } Spiele
    }
notepad-progress = Verlauf
notepad-progressOf = Verlauf: { $name } bei { $game }
notepad-practise = Üben
notepad-practiseOf = Üben: { $game }, { $name }
notepad-edit = { $name } ändern
notepad-filter-game = Spiel
notepad-filter-level = Stufe
notepad-filter-players = Am Tisch
notepad-filter-player = Wessen Spiele
notepad-filter-any = alle
notepad-filter-everybody = von allen
notepad-filter-count =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
notepad-noneHere = Noch keine Spiele dieser Art. Sobald jemand eines beendet hat, steht es hier.
notepad-earlier = Frühere Spiele
notepad-pad = Ergebnisse, Spiel für Spiel
notepad-when = Spiel
notepad-others = Andere
notepad-won = gewonnen
notepad-best = persönliche Bestleistung
notepad-bestSign = Ein Stern ist eine persönliche Bestleistung, ein Ring ein Sieg. Was nach einem Plus steht, gab es zum Anfang.
notepad-ahead = und { $n } zum Anfang
notepad-diary = Tagebuch
notepad-with = mit { $names }
notepad-against = gegen { $names }
notepad-placeOf = { $n }. von { $players }
notepad-missed = Was verpasst wurde
notepad-missedBy = Was { $name } verpasst hat

notepad-averages = Durchschnitt und Bestes von { $name }
notepad-averagesText = Allein, gemeinsam und gegeneinander werden nie vermischt, auch nicht Stufen oder Personenzahlen.
notepad-kind = Art des Spiels
notepad-count = Spiele
notepad-mean = Schnitt
notepad-top = Bestes
notepad-wins = Siege
notepad-reached = reines Raten { $guessing }, nichts vergessen { $perfect }
notepad-noAverages = Nach dem ersten beendeten Spiel steht hier der Durchschnitt.

notepad-player-title = { $name } ändern
notepad-player-name = Name
notepad-player-animal = Tier
notepad-player-study = Für eine Studie
notepad-player-code = Teilnahmecode
notepad-player-codeText = Steht in Dateien für die Forschung anstelle des Namens.
notepad-player-save = Sichern
notepad-player-saved = Gesichert.
notepad-player-merge = Dieselbe Person wie …
notepad-player-mergeText = Alle Spiele von { $name } zählen von da an zur anderen Person. Das lässt sich nicht wieder trennen.
notepad-player-mergeWith = Mit { $name } zusammenführen
notepad-player-remove = { $name } entfernen
notepad-player-removeSure = { $name } für immer entfernen?
notepad-player-removeText = Alle Ergebnisse und Antworten von { $name } werden gelöscht, der Name auch aus den Spielen der anderen. Niemand kann sie zurückholen.
notepad-player-removed = { $name } ist weg.
notepad-player-keep = Behalten

notepad-data = Deine Daten
notepad-dataText = Sie gehören dir. Nimm sie mit, sieh hinein oder lösche sie.
notepad-kept = Verlauf und Geister
notepad-keptLine = Rechnet aus deinen Spielen aus, wie gut du dir etwas merkst und wie du spielst. Aus löscht das alles; die Ergebnisse bleiben.
notepad-keptFor = Nur von { $name }. Aus löscht, was ausgerechnet wurde; die Ergebnisse bleiben.
notepad-keptOn = Verlauf und Geister sind eingeschaltet.
notepad-keptOff = Verlauf und Geister sind aus, und was es davon gab, ist gelöscht.
notepad-export-all = Alles mitnehmen
notepad-export-allLine = Eine Datei mit allen Spielen, zum Öffnen auf einem anderen Gerät
notepad-export-tables = Tabellen für die Auswertung
notepad-export-tablesLine = CSV: eine Zeile je Antwort und je Ergebnis, und was jede Spalte bedeutet
notepad-link = Mit einem anderen Gerät teilen
notepad-linkLine = Ein Notizblock für Handy und Tablet. Die Spiele von beiden kommen zusammen.
notepad-linkTitle = Für das andere Gerät
notepad-linkText = Scanne das mit dem anderen Gerät, oder öffne dort den Notizblock und tippe den Code ein. Er gilt zehn Minuten und nur einmal.
notepad-linkShare = Ein Notizblock von Gander zum Teilen
notepad-linkQr = QR-Code mit dem Link zu diesem Notizblock
notepad-useLink = Ich habe einen Code
notepad-useLinkLine = Vom Notizblock deines anderen Geräts.
notepad-useLinkTitle = Einen Notizblock teilen
notepad-useLinkText = Dieses Gerät hat dann denselben Notizblock wie das andere. Wer hier steht, kommt mit; gleiche Namen gelten als dieselbe Person.
notepad-useLinkCode = Code
notepad-useLinkGo = Teilen
notepad-linked = Beide Geräte haben jetzt denselben Notizblock.
notepad-devices = Geräte mit diesem Notizblock
notepad-devicesLine = Sieh nach, welche es sind, und entferne eines.
notepad-device-phone = Handy
notepad-device-tablet = Tablet
notepad-device-computer = Computer
notepad-device-unknown = Gerät
notepad-device-this = dieses Gerät
notepad-device-last = zuletzt hier am { $day }
notepad-device-never = noch nicht hier gewesen
notepad-device-takeOff = Entfernen
notepad-device-takeOffNumber = Gerät { $n } entfernen: { $device }
notepad-device-sure = Dieses Gerät entfernen?
notepad-device-sureText = Es sieht diesen Notizblock dann nicht mehr, und nichts davon bleibt dort. Alle Spiele bleiben hier. Codes zum Teilen, die noch unterwegs sind, gelten nicht mehr.
notepad-device-sureThis = Das ist das Gerät in deiner Hand. Es sieht diesen Notizblock dann nicht mehr, und nichts davon bleibt hier. Alle Spiele bleiben bei den anderen Geräten; gibt es keine, sieht sie niemand mehr.
notepad-device-keep = Behalten
notepad-device-gone = Das Gerät gehört nicht mehr zum Notizblock.
notepad-takenOff = Am { $day } wurde dieses Gerät vom geteilten Notizblock entfernt. Hier ist nichts mehr davon; die anderen Geräte haben ihn noch.
notepad-import = Eine Datei öffnen
notepad-importLine = Von einem anderen Gerät. Was schon da ist, zählt nicht doppelt.
notepad-imported =
    { $n ->
        [one] { $n } Spiel ist neu auf diesem Notizblock.
       *[other] { $n } Spiele sind neu auf diesem Notizblock.
    }
notepad-importedNone = Alle Spiele dieser Datei waren schon da.
notepad-delete = Alles löschen
notepad-deleteSure = Den ganzen Notizblock löschen?
notepad-deleteText = Alle Personen, Ergebnisse und Antworten auf diesem Notizblock werden gelöscht. Niemand kann sie zurückholen. Nimm sie vorher mit, falls du sie noch brauchst.
notepad-deleted = Der Notizblock ist leer.

progress-title = { $name }: { $game }
progress-loading = Die Spiele werden durchgesehen …
progress-switchOn = Einschalten
progress-back = Zum Notizblock
progress-basis = Welche Spiele?
progress-basis-own = Eigene Antworten
progress-basis-group = Gemeinsam gespielt
progress-nothing_yet = Noch gibt es nichts zu sagen. Nach dem ersten beendeten Spiel steht hier der erste Punkt der Kurve.
progress-kept-own = Von { $load } Karten behältst du etwa { $mean }.
progress-kept-group = Von { $load } Karten behaltet ihr zusammen etwa { $mean }.
progress-between = Recht sicher: zwischen { $low } und { $high }. Je mehr du spielst, desto genauer wird es.
progress-basedOn = { $games }, { $answers }.
progress-answers =
    { $n ->
        [one] { $n } Antwort
       *[other] { $n } Antworten
    }
progress-decisions =
    { $n ->
        [one] { $n } Entscheidung
       *[other] { $n } Entscheidungen
    }
progress-hidden =
    { $n ->
        [one] { $n } Antwort kam, nachdem die Seite nicht zu sehen war.
       *[other] { $n } Antworten kamen, nachdem die Seite nicht zu sehen war.
    }
progress-verdict-better = Du bist in diesem Spiel besser geworden, mehr als die Übung am Anfang erklärt.
progress-verdict-worse = In letzter Zeit waren deine Ergebnisse in diesem Spiel niedriger als vorher. Das kommt vor und kann vergehen. Du kannst eine Weile leichter spielen oder fünf Minuten lang üben, was dir am häufigsten entgeht.
progress-verdict-no_change = Du spielst dieses Spiel etwa so gut wie vorher.
progress-verdict-too_early =
    { $n ->
        [one] Ob du besser wirst, lässt sich noch nicht sagen. Etwa { $more } weiteres Spiel würde es zeigen.
       *[other] Ob du besser wirst, lässt sich noch nicht sagen. Etwa { $more } weitere Spiele würden es zeigen.
    }
progress-tooFew = Ob du besser wirst, lässt sich noch nicht sagen. Noch ein paar Spiele, und es gibt etwas zu vergleichen.
progress-practice_is_practice = Übung in einem Spiel ist Übung in diesem Spiel. Über anderes sagt sie nichts.
progress-whySo = Woher das kommt
progress-curve = Spiel um Spiel
progress-curveText = Jeder Punkt fasst einige Spiele zusammen. Das Band zeigt, wo der wahre Wert liegt, in 95 von 100 Fällen. Höher ist besser.
progress-curveLabel = Von { $first } in den ersten Spielen auf { $last } in den letzten. Nichts zu vergessen wäre { $perfect }, reines Raten { $guessing }.
progress-curveLabelLeft = Von { $first } in den ersten Spielen auf { $last } in den letzten. Das beste Spiel ließe { $perfect } liegen, reines Raten { $guessing }.
progress-axis-games = gespielte Spiele
progress-perfect = nichts vergessen
progress-perfectLeft = bestes Spiel
progress-guessing = reines Raten
progress-asTable = Als Tabelle
progress-col-games = Spiele
progress-col-until = Bis
progress-col-figure = Schätzung
progress-col-between = Zwischen
progress-col-right = Richtig
progress-col-best = Beste Wahl
progress-col-answers = Antworten
progress-col-decisions = Entscheidungen
progress-col-count = Wie oft
progress-col-chance = Durch Zufall
progress-range = { $low } bis { $high }
progress-percent = { $n } %
progress-rightRaw = Einfach gezählt: { $right } von 100 Antworten richtig, leichte wie schwere.
progress-bestRaw = Einfach gezählt: { $right } von 100 Entscheidungen so gut wie möglich.

progress-change = Übung und Veränderung
progress-practice = Wer ein Spiel spielt, gewöhnt sich daran. Das allein hat dir seit dem ersten Spiel etwa { $mean } richtige Antworten von 100 mehr gebracht (zwischen { $low } und { $high }).
progress-practiceNone = Wer ein Spiel spielt, gewöhnt sich daran. Bisher ist das an deinen Antworten nicht zu sehen (zwischen { $low } und { $high } von 100).
progress-beyond =
    { $n ->
        [one] Dein letztes Spiel neben den früheren ({ $before }): zwischen { $low } und { $high } richtige Antworten von 100.
       *[other] Deine letzten { $n } Spiele neben den früheren ({ $before }): zwischen { $low } und { $high } richtige Antworten von 100.
    }
progress-lately-more = Zuletzt wusstest du { $n } von 100 Antworten mehr als davor.
progress-lately-less = Zuletzt wusstest du { $n } von 100 Antworten weniger als davor.
progress-lately-level = Zuletzt wusstest du so viele Antworten wie davor.
progress-mayBeChance = Das kann noch Zufall sein.
progress-exactly = Genauer

progress-errors = Was du verwechselst
progress-errorsText = Der Strich zeigt, wie oft es vorkäme, wenn jede falsche Antwort blind geraten wäre. Ein Balken weit über dem Strich ist eine Gewohnheit.
progress-errorsLabel = Am häufigsten: { $kind }, { $n } Mal.
error-before = die Karte, die vorher dort lag
error-neighbour = die Karte daneben
error-elsewhere = eine Karte weiter weg
error-earlier = eine Karte, die schon weg war
error-never = etwas, das nie zu sehen war
progress-fading = Wie es verblasst
progress-fadingText = Richtige Antworten danach, was zwischen dem Sehen der Karte und der Frage geschah: Fragen und neue Karten.
progress-fadingLabel = Von { $first } von 100 richtig sofort auf { $last } von 100 nach der längsten Zeit.
progress-events =
    { $n ->
        [one] nach einer weiteren Karte
       *[other] nach { $n } weiteren Karten
    }
progress-eventsRange = nach { $low } bis { $high } weiteren Karten
progress-eventsMore = nach { $low } weiteren Karten oder noch mehr
progress-atOnce = sofort
progress-positions = Erste, mittlere, letzte
progress-positionsText = Richtige Antworten nach dem Platz in der Reihe.
progress-positionsLabel = Richtige Antworten von 100, von vorn nach hinten: { $list }.
progress-position-first = ganz vorn
progress-position-middle = in der Mitte
progress-position-last = ganz hinten
progress-position-only = die einzige
progress-whisker = Die dünne Linie sagt, wie sicher der Wert ist.
progress-next = Und jetzt?
progress-play = { $game } spielen
progress-drill = Üben
progress-print = Drucken

coach-early = Spiel erst einmal auf dieser Stufe weiter. Nach { $enough } Spielen lässt sich mehr sagen.
coach-top = Du behältst { $kept } von 100 auf der höchsten Stufe. Schwerer wird es hier nicht.
coach-stay = Diese Stufe passt: { $kept } von 100, weder zu leicht noch zu schwer.
coach-hard = Bisher behältst du { $kept } von 100. Das ist schwer, und Übung hilft: Bleib eine Weile auf dieser Stufe.

playback-label = Wie es war, vom letzten Anblick bis zur Frage
playback-seen = Zuletzt zu sehen, { $ago } davor.
playback-seconds =
    { $n ->
        [one] eine Sekunde
       *[other] { $n } Sekunden
    }
playback-minutes =
    { $n ->
        [one] eine Minute
       *[other] { $n } Minuten
    }
playback-asked = Dann kam die Frage:
playback-try = Jetzt versuchen
playback-right = Richtig. { $truth }.
playback-wrong = Das war es nicht. Versuch es noch einmal.
playback-close = Zurück zum Ablauf
loveliest-title = Die schönsten Irrtümer
loveliest-said = Gewählt: { $said }. Richtig: { $truth }.
review-all =
    { $n ->
        [one] Zeigen
       *[other] Alle { $n } zeigen
    }
review-title = Was verpasst wurde
review-loading = Einen Moment, die Karten kommen zurück …
review-sum =
    { $n ->
        [one] Richtig: { $right } von { $n } Antwort.
       *[other] Richtig: { $right } von { $n } Antworten.
    }
review-nothing = Dir ist nichts entgangen. Gut aufgepasst.
review-none = In diesem Spiel gab es keine Frage, die zählt.
review-turn = Entscheidung { $number }
review-said = Du sagtest
review-truth = Es war
review-seen = Du hattest sie { $shown } gesehen; gefragt wurde { $later }.
review-seenOnly = Gefragt wurde { $later }.
review-shown =
    { $n ->
        [one] eine Sekunde lang
       *[other] { $n } Sekunden lang
    }
review-atOnce = gleich danach
review-later =
    { $n ->
        [one] eine Karte später
       *[other] { $count } Karten später
    }
review-numbers = null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf
review-before = Das war die Karte, die vorher dort lag.
review-neighbour = Das ist die Karte daneben.
review-elsewhere = Das liegt weiter weg in der Reihe.
review-earlier = Das war einmal da und schon wieder weg.
review-never = Das lag nie auf dem Tisch.

drill-title = Übung
drill-habit =
    { $n ->
        [one] In deinen Spielen kam „{ $error }“ { $n } Mal vor; blindes Raten brächte etwa { $chance }.
       *[other] In deinen Spielen kam „{ $error }“ { $n } Mal vor; blindes Raten brächte etwa { $chance }.
    }
drill-loading = Die Karten werden ausgelegt …
drill-note = Das ist Übung: Sie steht auf keinem Notizblock.
drill-step = { $n } von { $all }
drill-kind-before = Verwechsle die neue Karte nicht mit der, die vorher da lag.
drill-kind-neighbour = Verwechsle keine Karten, die nebeneinanderliegen.
drill-kind-long_ago = Merk dir eine Karte lange, während andere kommen.
drill-seen = Bereit
drill-right = Richtig.
drill-next = Weiter
drill-done = { $right } von { $all }
drill-doneText = Noch einmal, oder zurück an den Tisch?
drill-again = Noch einmal

lock-put = { $name } sperren
lock-other = Andere Bilder für die Sperre
lock-takeOff = Sperre wegnehmen
lock-isOff = { $name } ist nicht mehr gesperrt.
lock-putTitle = { $name } sperren
lock-putText = Wähl vier Tiere in einer Reihenfolge, die du dir merkst. Danach kann auf keinem Gerät jemand etwas von { $name } auf dem Notizblock lesen oder ändern, ohne dieselben vier zu wählen.
lock-putMore = Unter dem Namen spielen können weiterhin alle. Wenn du die Tiere vergisst, können die Leute, die diesen Server betreiben, die Sperre wegnehmen.
lock-again = Noch einmal dieselben vier in derselben Reihenfolge.
lock-different = Das waren andere Tiere. Bitte fang noch einmal an.
lock-done = { $name } ist gesperrt.
lock-openTitle = { $name } öffnen
lock-openText = Wähl deine vier Tiere der Reihe nach. Dann ist { $name } auf diesem Gerät eine Viertelstunde lang offen, oder bis jemand auf „Schließen“ tippt.
lock-chosen = { $n } von 4 gewählt
lock-anew = Neu anfangen
lock-next = Weiter
lock-locked = gesperrt
lock-open = Öffnen
lock-openOf = { $name } öffnen
lock-openUntil = hier offen bis { $time }
lock-opened = { $name } ist auf diesem Gerät offen bis { $time }.
lock-close = Schließen
lock-closeOf = { $name } schließen
lock-closed = { $name } ist wieder gesperrt.
lock-seconds =
    { $n ->
        [one] Zu oft falsch. In einer Sekunde geht es weiter.
       *[other] Zu oft falsch. In { $n } Sekunden geht es weiter.
    }
lock-minutes =
    { $n ->
        [one] Zu oft falsch. In einer Minute geht es weiter.
       *[other] Zu oft falsch. In { $n } Minuten geht es weiter.
    }
lock-leftOut = Wer gesperrt ist, fehlt in den Dateien unten, solange die Sperre auf diesem Gerät zu ist.
