### What the commands around the server say.

## gander play

play-here = Gander ist unter { $address } in diesem Browser.
play-network = Für Handys und Tablets im selben Netz: { $address }
play-no_network = Es wurde kein Netz gefunden, also kann nur dieser Computer mitspielen.
play-stop = Die Tische bleiben in { $data } – beenden mit Strg+C.

## Which port

port-busy = Port { $wanted } wird von einem anderen Programm benutzt, also ist dies Port { $port }.

## gander serve

serve-ready = Läuft unter { $address } – die Tische bleiben in { $data }
serve-study = Studie „{ $name }“: { $games } Spiele für jede teilnehmende Person.

## gander verify

verify-fair = Geprüft: alle { $chances } Mischungen und Würfe folgen aus dem Startwert, alle { $moves } Züge den Regeln.
verify-shared = Die Geräte an diesen Plätzen gaben eigenes Glück dazu, also konnte der Server nichts wählen: { $seats }.
verify-silent = Die Geräte an diesen Plätzen versprachen einen Anteil und zeigten ihn nicht rechtzeitig: { $seats }.
verify-chosen = Aber wer den Tisch eröffnet hat, hat den Startwert gewählt und konnte wissen, was kommt.
verify-worldDay = Es sind die Karten vom { $day } nach der Formel der ganzen Welt; die konnte jeder vorher ausrechnen.
verify-drawnDay = Es sind die Karten vom { $day } aus diesem Geheimnis. Vergleiche sein Siegel mit dem, das der Server am Tag davor zeigte: { $seal }.
verify-otherDay = Es sind nicht die Karten vom { $day }: Der Startwert folgt nicht aus diesem Datum und diesem Geheimnis oder der Formel.
verify-unfair = Diese Aufzeichnung ist falsch: { $fault }

## gander check

check-whole = Tische, die so sind, wie sie geschrieben wurden: { $tables }.
check-unsealed = Tische aus der Zeit vor den Prüfsummen, die sich lesen lassen: { $tables }.
check-broken = Beschädigt: Tisch { $table } wurde verändert oder lässt sich nicht lesen. Hol ihn aus einer Sicherung.

## gander tidy

tidy-tables = Verlassene Tische, die gepackt werden: { $packed } ({ $size } kB). Gelöscht werden: { $removed } Tische, { $games } Spiele. Teilnehmende an Studien, die gelöscht werden: { $participants }.
tidy-rest = Codes, die zu nichts mehr führen: { $codes }. Zu alte Verknüpfungen: { $links }. Geräte, auf denen nichts ist: { $devices }. Klassen, die vorbei sind: { $classes }.
tidy-shown = Es wurde nichts geändert. So wird es gemacht: gander tidy --yes
tidy-done = Fertig. Alles andere auf den Blöcken ist, wie es war.

## gander backup

backup-done = Kopiert: { $whole } Tische wie geschrieben, { $unsealed } ältere, { $broken } beschädigt. gander.key bitte auch.
backup-old = Kopien, die vor { $days } Tagen oder früher gemacht und jetzt gelöscht wurden: { $old }.

## gander move

move-done = Umgezogen, geprüft: { $tables } Tische, { $players } Personen, { $games } Spiele. gander.key bitte mitnehmen.

## gander export

export-done = { $games } Spiele von { $players } Personen stehen jetzt in { $file }

## gander import

import-done = Neue Spiele: { $new }. Schon bekannt: { $known }. Nicht lesbar: { $refused }.
import-link = Sie stehen auf einem eigenen Block. Wer dort den Code { $code } binnen eines Tages eingibt, sieht ihn.

## gander players

players-on_pad = { $name } · Block { $pad } · Spiele { $games }, Geister { $ghosts }, Übungen { $practised } · zuletzt { $last } · Geräte { $devices }
players-at_tables = { $name } · auf keinem Block, an { $tables } Tischen, in { $classes } Klassen · Gerät { $devices }
players-total = Einträge: { $people }.
players-class = Klasse vom { $opened } · Kinder { $pupils } · geleitet am Gerät { $device }
players-kept_class = Klasse vom { $opened }, behalten · Kinder { $pupils } · geleitet am Gerät { $device }

## gander forget

forget-shown = Es wurde nichts geändert. So wird es gemacht: dasselbe mit --yes
forget-done = Gelöscht. Alle Zeilen wurden nach „{ $name }“ durchsucht: Er steht in { $places }; so heißen noch { $others }.
forget-device = Gelöscht, mit allen, die nur darauf waren: { $names }. Alle Zeilen wurden danach durchsucht: Es steht in { $places }.

## gander unlock

unlock-done = Die Sperre von { $name } ist auf allen Geräten weg. Auf der Seite „Notizblock“ geht eine neue.
unlock-none = { $name } hat keine Sperre.

## gander study

study-new = { $file } ist geschrieben – nach dem Ändern: gander study check { $file }
study-good = „{ $name }“ kann laufen.
study-condition = Bedingung { $condition }: { $games }; { $questions } Fragen; etwa { $minutes } Minuten.
study-untranslated = kein Text in { $languages }; gezeigt wird dort der erste, in einer anderen Sprache
study-links = Diese Links gelten für den Server, dessen Tische in { $folder } liegen.
study-preview = Zum Durchgehen: { $link } – nichts wird aufbewahrt. Beenden mit Strg+C.
study-found = { $name }, Code { $code }, mit { $steps } Schritten.
study-forgotten = Gelöscht. Alle Zeilen wurden nach „{ $code }“ und dem, was dafür steht, durchsucht: gefunden in { $places }.

## gander participant

participant-released = Ausgeteilt bleiben { $deals } Spiele. Wer als Nächstes mit diesem Code kommt, spielt dort weiter.
participant-anew = Vergessene Spiele: { $deals }. Wer als Nächstes mit diesem Code kommt, fängt von vorn an.

## gander memory

memory-otter = junge Erwachsene
memory-tortoise = ältere Erwachsene
memory-model = unser Bot
memory-near = nah genug
memory-yes = ja
memory-no = nein
memory-caption = Anteile aller Antworten, aus { $trials } Durchgängen jeder Aufgabe. Nah genug heißt: höchstens eine Standardabweichung (±) zwischen Menschen entfernt oder, wo die unbekannt ist, höchstens 0,05.
memory-task-updating = Ziffern, die sich ändern (2 bis 6 Felder)
memory-task-colours = Fünf Farben auf einmal gezeigt
memory-task-in_turn = Fünf Farben nacheinander gezeigt
memory-task-in_order = Neun Ziffern der Reihe nach wiederholt
memory-task-two_words = Ein Platz von acht, zwei Wörter zur Wahl
memory-condition-load = richtig bei { $n } Feldern
memory-condition-right = richtig
memory-condition-another = eine andere gezeigte Farbe
memory-condition-never_shown = eine nicht gezeigte Farbe
memory-condition-swap = Farbe im Abstand { $n } genannt
memory-condition-right_as = richtig, wenn als Nummer { $n } gezeigt
memory-condition-whole = richtig, wenn alle ab Nummer { $n } gesagt werden
memory-condition-part = richtig, wenn drei ab Nummer { $n } gesagt werden
memory-condition-any_other = richtig neben irgendeinem anderen Wort der Liste
memory-condition-neighbour = richtig neben dem Wort vom Nachbarplatz

## gander words: what it says to translators

words-missing = { $place } fehlt.
words-unused = { $place } wird nirgends gesagt.
words-gaps = { $place } hat andere Lücken als auf Englisch: { $detail }
words-forms = { $place } fehlen Formen für Zahlen, oder es hat welche, die diese Sprache nicht kennt: { $detail }
words-page = { $place } gehört zur Seite, und die wählt nur nach der Zahl $n und nur einmal: { $detail }
words-long = { $place } ist zu lang, in Buchstaben: { $detail }
words-unreadable = { $place } lässt sich nicht lesen: { $detail }
words-found =
    { $n ->
        [one] Anzusehen ist { $n } Stelle.
       *[other] Anzusehen sind { $n } Stellen.
    }
words-whole = In „{ $code }“ fehlt nichts.
words-offered = { $code }: { $said } von { $all } Sätzen ({ $percent } %)
words-tried = { $code }: { $said } von { $all } Sätzen ({ $percent } %), noch nicht angeboten
words-written = { $file } ist geschrieben
words-refused = Nicht verstanden: { $line }
words-filled =
    { $n ->
        [one] { $n } Satz übernommen.
       *[other] { $n } Sätze übernommen.
    }
