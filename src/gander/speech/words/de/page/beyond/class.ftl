### A class: the teacher’s page, the pupils’ page, and the sheet at the end.

class-openLink = Für eine Schulklasse
class-teach = Eine Klasse
class-intro = Ein Code für die Stunde: Alle kommen mit Vornamen oder einer gedruckten Nummer herein. Du bestimmst, was gespielt wird, siehst, wer nicht weiterkommt, kannst alle anhalten und die Stunde beenden.
class-keptShort = In der Nacht danach wird alles gelöscht, außer du möchtest es behalten.
class-leaf = Ein Blatt für Eltern: was aufgehoben wird
class-open = Klasse öffnen
class-wayIn = Hier geht es herein
class-shareText = Komm in die Klasse:
class-qr = QR-Code mit dem Link zu dieser Klasse
class-cards = Nummern zum Drucken
class-cardsText = Eine Seite mit dreißig Nummern zum Ausschneiden. Wer eine scannt, ist diese Nummer und braucht keinen Namen. Sie führt auch auf einem anderen Gerät zurück.
class-card = QR-Code für Nummer { $n }
class-print = Drucken
class-back = Zurück zur Klasse
class-who = Wer da ist
class-in =
    { $n ->
        [one] { $n } ist da.
       *[other] { $n } sind da.
    }
class-sendOut = Entfernen
class-sendOutFor = { $name } entfernen
class-sendOutText = Der Name verschwindet sofort aus der Klasse. Mit dem Code kann man wieder hereinkommen.
class-group-comes = Gleich geht es los.
class-group-plays = Das Spiel läuft.
class-group-turn = Dran: { $names }.
class-group-quiet =
    { $n ->
        [one] Seit { $n } Minute ist nichts passiert.
       *[other] Seit { $n } Minuten ist nichts passiert.
    }
class-group-paused = Angehalten.
class-group-finished = Fertig.
class-group-ended = Ohne Ergebnis beendet.
class-group-bot = ein Bot spielt
class-what = Was wird gespielt?
class-now = Jetzt: { $game }
class-else = Etwas anderes spielen
class-game = Spiel
class-level = Wie schwer?
class-with = Mit wem?
class-with-alone = Allein
class-with-alone-line = Alle an ihrem eigenen Tisch.
class-with-pairs = Zu zweit
class-with-pairs-line = Ausgelost. Bleibt jemand übrig, spielt ein Bot mit.
class-with-bots = Gegen einen Bot
class-with-bots-line = Alle gegen einen eigenen.
class-sameDeal = Alle mit denselben Karten
class-sameDeal-line = Alle haben dieselben Karten und Würfel, so lassen sich Ergebnisse vergleichen.
class-play = Alle spielen das
class-playInstead = Dieses Spiel beenden und jenes spielen
class-pause = Alle anhalten
class-goOn = Weiter
class-stop = Dieses Spiel beenden
class-end = Stunde beenden
class-endText = Alle Spiele enden, und alle lesen etwas Gutes über das, was sie geschafft haben. Du bekommst das Blatt für die ganze Klasse.
class-over = Die Stunde ist vorbei
class-sheet = Was alle geschafft haben
class-rank = Punkte nebeneinander zeigen
class-rank-line = Nur hier, für dich. Die Klasse sieht es nicht.
class-nothingRanked = Nichts wurde von zweien oder mehr zu Ende gespielt, also gibt es nichts zu vergleichen.
class-table = Tabelle für Statistik (CSV)
class-keep = Diese Klasse behalten
class-keep-line = Namen, Nummern und Ergebnisse bleiben über heute hinaus, und die gedruckten Nummern gelten weiter.
class-again = Noch eine Stunde
class-forget = Alles sofort löschen
class-forgetText = Namen, Spiele und Ergebnisse dieser Klasse verschwinden sofort und endgültig.
class-title = Komm in die Klasse
class-nameText = Dein Vorname genügt. Die anderen in der Klasse und deine Lehrkraft sehen ihn.
class-name = Vorname
class-comeIn = Hereinkommen
class-hello = Hallo, { $name }
class-waits = Du bist da. Sobald deine Lehrkraft anfängt, kommt dein Spiel von selbst.
class-done = Du bist fertig. Was als Nächstes kommt, kommt von selbst.
class-toWait = Fertig
class-praise-rose =
    { $n ->
        [one] Ist bei { $game } besser geworden: erst { $before }, dann { $n } Punkt.
       *[other] Ist bei { $game } besser geworden: erst { $before }, dann { $n } Punkte.
    }
class-praise-roseTurns =
    { $n ->
        [one] Ist bei { $game } schneller geworden: erst { $before } Züge, dann { $n }.
       *[other] Ist bei { $game } schneller geworden: erst { $before } Züge, dann { $n }.
    }
class-praise-together =
    { $n ->
        [one] Hat mit { $n } anderen Person gespielt.
       *[other] Hat mit { $n } verschiedenen Leuten gespielt.
    }
class-praise-finished =
    { $n ->
        [one] Hat { $n } Spiel zu Ende gespielt.
       *[other] Hat { $n } Spiele zu Ende gespielt.
    }
class-praise-began = Hat sich an ein Spiel gewagt.
class-praise-came = War dabei.
