### Around a table: coming in, waiting, the menu, the result.

join-title = Du kommst an den Tisch
join-name = Wie heißt du?
join-nameFirst = Schreib zuerst deinen Namen, damit die anderen dich kennen.
join-seat = Wo sitzt du?
join-seatNumber = Platz { $n }
join-sit = Platz nehmen
join-watch = Nur zuschauen
join-stage = Als großer Bildschirm dienen
join-stageText = Dieses Gerät zeigt allen den Tisch: groß, und nur, was alle sehen dürfen.

tv-text = Wählt ein Spiel. Dann scannen alle mit dem Handy einen Code.
tv-another = Ein anderes Spiel

lobby-come = Schick allen den Link.
lobby-allHere = Alle sind da.
lobby-wayIn = So kommt ihr dazu
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-code = oder Code eintippen
lobby-share = Link verschicken
lobby-shareText = Komm und spiel mit:
lobby-copied = Der Link ist kopiert.
lobby-free = frei
lobby-shares = zusammen mit { $names }
lobby-bot = ein Bot
lobby-botAt = An Platz { $n } spielt ein Bot
lobby-here = hier
lobby-hereAt = Auf Platz { $n } sitzt jemand hier an diesem Gerät
lobby-waiting =
    { $n ->
        [one] Ein Platz ist noch frei.
       *[other] { $n } Plätze sind noch frei.
    }
lobby-hostStarts = Jemand am Tisch startet das Spiel.
lobby-lookingOn = Du schaust zu.
lobby-youAreIn = Du bist dabei. Die anderen kommen noch.
lobby-scan = Den Code mit dem Handy scannen oder dort eintippen.
lobby-ready = bereit
lobby-start = Starten
lobby-iAmReady = Ich bin bereit
lobby-startsIn =
    { $n ->
        [one] Alle sind bereit. In { $n } Sekunde geht es los.
       *[other] Alle sind bereit. In { $n } Sekunden geht es los.
    }
lobby-notYet = Moment noch
lobby-hello = Hallo, { $name }!
lobby-noBot = entfernen
lobby-anyPhone = Alle können starten, an jedem Handy.
lobby-areReady = Bereit: { $names }.
lobby-missing =
    { $n ->
        [one] Eine Person fehlt noch. Wartet, oder nehmt einen Bot dazu.
       *[other] { $n } fehlen noch. Wartet, oder nehmt Bots dazu.
    }
lobby-youAreInNow = Du bist dabei!
lobby-youngest = Wer am jüngsten ist, nimmt den Platz, der beginnt.
lobby-inviteMore = Jemanden einladen

menu-pause = Pause
menu-stage = Großen Bildschirm dazunehmen
menu-bot = Bot spielt
menu-back = wieder selbst
menu-backFor = { $name } spielt wieder selbst
menu-newDevice = neues Gerät
menu-newDeviceFor = Neues Gerät für { $name }
menu-leave = gehen
menu-leaveFor = { $name } geht
menu-leaveText = { $name } verlässt den Tisch. Ein Bot spielt weiter, bis jemand den Platz nimmt.
menu-leaveLobbyText = { $name } verlässt den Tisch. Der Platz ist wieder frei.
menu-leaveYes = Ja, gehen
menu-kick = entfernen
menu-kickFor = { $name } entfernen
menu-kickText = { $name } verliert den Platz. Jemand anders kann ihn nehmen.
menu-kickPlayingText = { $name } verliert den Platz. Bis zum Ende des Spiels spielt dort ein Bot.
menu-kickYes = Ja, entfernen
menu-end = Spiel beenden
menu-endText = Das Spiel endet jetzt, ohne Ergebnis.
menu-endYes = Ja, beenden
menu-wayInText = Öffne den Link auf dem anderen Gerät. Er gilt nur einmal.
menu-kept = Du kannst diese Seite jederzeit schließen und an deinen Platz zurückkommen.
menu-keptWatching = Du hast hier keinen Platz. Solange einer frei ist, kannst du dich wieder setzen.

paused-title = Pause
paused-host = Alle Uhren stehen still.
paused-empty = Niemand sitzt am Tisch. Das Spiel wartet, bis jemand wiederkommt oder die Bots weiterspielen lässt.
host-away = Die Spielleitung ist gerade nicht da.
host-takeOver = Spielleitung übernehmen
host-taken = Du leitest jetzt das Spiel.
host-runs = { $name } leitet jetzt das Spiel.
host-another = Ein anderes Gerät leitet jetzt das Spiel.
host-takeBack = Wieder selbst leiten
host-left = Du bist von deinem Platz aufgestanden.
host-takeSeat = Zurück an Platz { $n }
paused-class = Deine Lehrkraft hat alle angehalten. Es geht von selbst weiter.
paused-guest = Alle Uhren stehen still. Wer am Tisch sitzt, kann weitermachen.
paused-resume = Weiter

result-wins = { $name } gewinnt
result-youWin = Du gewinnst!
result-youShareWin = Du gewinnst, zusammen mit { $names }!
result-found =
    { $n ->
        [one] Du hast { $n } Karte gefunden
       *[other] Du hast { $n } Karten gefunden
    }
result-foundTogether =
    { $n ->
        [one] Ihr habt zusammen { $n } Karte gefunden
       *[other] Ihr habt zusammen { $n } Karten gefunden
    }
result-foundNone = Diesmal nichts gefunden
result-shareWin = { $names } gewinnen gemeinsam
result-solo =
    { $n ->
        [one] Dein Ergebnis: { $n } Punkt
       *[other] Dein Ergebnis: { $n } Punkte
    }
result-turns =
    { $n ->
        [one] Dein Ergebnis: { $n } Zug
       *[other] Dein Ergebnis: { $n } Züge
    }
result-together =
    { $n ->
        [one] Gemeinsam: { $n } Punkt
       *[other] Gemeinsam: { $n } Punkte
    }
result-tricky = Das war knifflig.
result-nothing = Diesmal war nichts für dich dabei, das passiert den Besten. Beim nächsten Mal ist alles wieder offen.
result-rout = { $name } war heute kaum zu stoppen. Beim nächsten Mal ist alles wieder offen.
result-ended = Das Spiel wurde beendet
result-endedText = Es hat kein Ergebnis und kommt nicht auf den Notizblock.
result-pad = Das Ergebnis
result-place = { $n }.
result-again = Noch einmal
result-againWinner = Noch einmal: { $name } beginnt
result-bestOfThree = Auf zwei Siege
result-next = Das nächste der drei Spiele
result-ahead = { $won } + { $n } zum Anfang
result-won =
    { $n ->
        [one] { $name }: { $n } Karte gewonnen
       *[other] { $name }: { $n } Karten gewonnen
    }
series-won = { $name } gewinnt die Partie: { $score }

## How it went, in the last scene. Names: who won, and who deserves the cheers.

ending-each-narrow = { $name } gewinnt um Haaresbreite
ending-each-clear = { $name } gewinnt
ending-each-rout = { $name } gewinnt haushoch
ending-each-tie = { $name } teilen sich den Sieg
ending-each-perfect = { $name } räumt alles ab
ending-each-heroic = { $name } gewinnt, und ein Hoch auf { $last }
ending-alone-perfect = { $name }, das war perfekt
ending-alone-won = Gut gemacht, { $name }
ending-alone-heroic = Tapfer versucht, { $name }
ending-together-perfect = Alle zusammen: perfekt
ending-together-won = Gemeinsam geschafft
ending-together-lost = Diesmal nicht, aber gemeinsam
ending-together-heroic = So knapp, ihr alle
ending-skip = Weiter zum Ergebnis
turning-lead = { $name } ging in Zug { $turn } von { $turns } in Führung und wurde nicht mehr eingeholt.
turning-start = { $name } führte von den ersten Punkten an.
turning-ahead = { $name } lag von Anfang bis Ende vorn.
turning-level = Ab Zug { $turn } von { $turns } lagen { $name } gleichauf, und niemand kam vorbei.
turning-run = Deine beste Serie: { $count } hintereinander.
turning-runTogether = Eure beste Serie: { $count } hintereinander.
turning-clean = Kein einziger Fehler: { $n } Mal richtig hintereinander.
best-ever = { $name }, dein bestes Ergebnis bisher in { $n } solchen Spielen.
best-month = { $name }, dein bestes Ergebnis in diesem Monat.
result-other = Ein anderes Spiel
result-othersAgain = Jemand am Tisch kann noch ein Spiel starten.

voice-silence = Noch ist nichts geschehen.
voice-key = Taste
voice-keys = Diese Tasten gelten am Tisch; eine Ziffer wählt die Antwort, die Karte oder den Würfel mit dieser Nummer. Abschalten kannst du sie in den Einstellungen.
voice-keysOff = Die Tasten dafür sind in den Einstellungen abgeschaltet.
wish-again = Noch einmal sagen
wish-turn = Wer ist dran?
wish-scores = Der Punktestand
wish-moves = Was darf ich tun?

notice-few = Nur noch { $n } Karten.
notice-last = Die letzte Karte.
notice-level = Gleichstand: { $names }.
notice-lead = { $names } geht in Führung.
notice-third = Drei in Folge für { $names }.
notice-third-all = Drei in Folge.
notice-slip = Der erste Ausrutscher von { $names }.
notice-slip-all = Der erste Ausrutscher.
notice-lastChance = Noch ein Fehlgriff, und es ist vorbei.
notice-matchPoint = Matchball für { $names }.
notice-decider = { $names }: Dieses Spiel entscheidet.
