### The Wise Whale.
### A key that ends in _you is said to the person whom the sentence is about.

title = Der weise Wal
aim = Sieh dir die Meerestiere gut an. Dann werden sie umgedreht. Zeige auf eines, das die Farbe oder die Art der Karte vom Stapel hat.
sharing = Ihr dürft die ganze Zeit alle zusammen auf den Bildschirm sehen.
card = { $tint } { $creature }
place = { $number }: { $card }.
place_down = [{ $number }]
turned = Vom Stapel: { $card }.
hits =
    { $n ->
        [one] { $n } Treffer in diesem Zug.
       *[other] { $n } Treffer in diesem Zug.
    }
deck =
    { $n ->
        [one] Im Stapel liegt noch { $n } Karte.
       *[other] Im Stapel liegen noch { $n } Karten.
    }
deck_empty = Der Stapel ist leer: Das ist die letzte Karte.
points = Punkte: { $points }. { $deck }
taken_and_missed = Genommen: { $taken }. Daneben: { $missed }. { $deck }
result = { $taken } genommen, { $missed } daneben: Jede genommene Karte zählt einen Punkt, jede falsche nimmt einen weg.

## Options: how hard

option-level-size =
    { $n ->
        [one] { $n } Karte merken
       *[other] { $n } Karten merken
    }

## What somebody is asked

ask-study = { $name }, sieh sie dir gut an und merke dir, wo sie liegen. Drücke die Eingabetaste, wenn du bereit bist.
ask-new_card = { $name }, sieh dir die neue Karte gut an und merke sie dir. Drücke die Eingabetaste, wenn du bereit bist.
ask-point = { $name }, wo liegt etwas, das passt: { $colour } oder { $creature }? Tippe eine Zahl von 1 bis { $cards }.

## What lies on the table, in the middle of a sentence

value-yellow = Gelb
value-red = Rot
value-purple = Lila
value-blue = Blau
value-green = Grün
value-orange = Orange
value-whale = Wal
value-puffer_fish = Kugelfisch
value-octopus = Krake
value-turtle = Schildkröte
value-crab = Krabbe
value-seahorse = Seepferdchen

## Colours that bend

tint-yellow = gelber gelbe gelbes
tint-red = roter rote rotes
tint-purple = lila
tint-blue = blauer blaue blaues
tint-green = grüner grüne grünes
tint-orange = orange

## Which form of a colour goes with what

bend-whale = 1
bend-puffer_fish = 1
bend-octopus = 1
bend-turtle = 2
bend-crab = 2
bend-seahorse = 3

## What happened

event-dealt =
    { $n ->
        [one] { $n } Karte liegt offen da.
       *[other] { $n } Karten liegen offen da.
    }
event-got_ready = { $name } ist bereit.
event-got_ready_you = Du bist bereit.
event-turned_down = Jetzt liegen alle Karten verdeckt.
event-turned_down_one = Karte { $number } liegt jetzt verdeckt.
event-turned_up = Vom Stapel kommt: { $card }.
event-laid_away = Vom Stapel kommt: { $card }. Hier passt nichts dazu, also kommt die Karte weg.
event-taken = { $name } zeigt auf { $number }: { $card }. Das passt: 1 Punkt.
event-taken_you = Du zeigst auf { $number }: { $card }. Das passt: 1 Punkt.
event-missed = { $name } zeigt auf { $number }: { $card }. Das passt nicht.
event-missed_you = Du zeigst auf { $number }: { $card }. Das passt nicht.
event-new_card = Die Karte vom Stapel kommt auf Platz { $number }.
event-ended = Der Stapel ist leer. Das Spiel ist aus.

## The rules, by number

rule-W1 = Es gibt 36 Karten: sechs Meerestiere, jedes einmal in sechs Farben.
rule-W2 = Die Stufe sagt, wie viele Karten offen in Reihen ausliegen: 6, 9, 12 oder 16. Die übrigen Karten sind der Stapel.
rule-W3 = Alle sehen sich die Karten an, bis jeder bereit ist. Dann werden sie umgedreht.
rule-W4 = Die oberste Karte des Stapels wird aufgedeckt. Wer am Zug ist, zeigt auf eine Karte, und sie wird für alle aufgedeckt.
rule-W5 = Gleiche Farbe oder gleiches Tier: Wer darauf gezeigt hat, bekommt die Karte, 1 Punkt. Die Karte vom Stapel kommt an ihren Platz; alle merken sie sich, dann wird sie umgedreht.
rule-W6 = Nach einem Treffer geht es für dieselbe Person mit der nächsten Karte weiter. Nach drei Treffern ist die nächste Person dran.
rule-W7 = Passt die Karte nicht, kommt sie aus dem Spiel. Die Karte vom Stapel kommt an ihren Platz, und die nächste Person ist dran.
rule-W8 = Passt keine der ausliegenden Karten zur Karte vom Stapel, kommt diese weg, und die nächste wird aufgedeckt. Das kostet niemanden etwas.
rule-W9 = Die neue Karte bleibt offen, bis alle bereit sind.
rule-W10 = Das Spiel endet, wenn der Stapel leer ist und seine letzte Karte ihren Platz hat oder weggelegt ist. Was noch ausliegt, gehört niemandem.
rule-W11 = Jede genommene Karte ist 1 Punkt. Die meisten Punkte gewinnen.
rule-W12 = Allein darfst du weitermachen, so lange du willst, und eine falsche Karte kommt auf den Fehlerstapel. Dein Ergebnis sind die genommenen Karten weniger die falschen.
rule-W13 = Ein Beispiel: Der Stapel zeigt eine Krabbe in Rot. Eine Schildkröte in Rot passt dazu, eine Krabbe in Blau auch. Eine Schildkröte in Blau passt nicht.

## On the page: on the closed box

page-lid-title = Der weise Wal
page-lid-line = Sieh ins Meer. Wer schwimmt wo?
page-lid-time = 10 Minuten
page-lid-credit = Nach The Wise Whale von Maureen Hiron; Karten, Stufen und das Spiel allein sind von uns
page-lid-setup-where-device-line = Es wandert reihum; alle sehen gemeinsam hin.

## On the page: inside the box

page-table-grid = Die Karten, { $rows } Reihen zu { $columns }
page-table-faceUp = Karte { $number }: { $card }
page-table-faceDown = Karte { $number }, Reihe { $row }, Spalte { $column }: verdeckt
page-table-cardName = { $tint } { $creature }
page-table-cardWords = { $card } ({ $water })
page-table-study = Genau hinsehen: Wer schwimmt wo?
page-table-studyHint = Gleich tauchen sie alle ab.
page-table-ask = { $name }, was passt: { $colour } oder { $creature }?
page-table-askOther = { $name } sucht, was passt: { $colour } oder { $creature }.
page-table-askAll = Was passt: { $colour } oder { $creature }?
page-table-turned = Vom Stapel: { $card }
page-table-pointAt = { $place }. Darauf zeigen
page-table-away = Hier passt nichts dazu, also kam diese Karte weg:
page-table-newCard = Karte { $number } ist jetzt: { $card }. Gut merken.
page-table-points = { $name } zeigt auf Karte { $number }.
page-table-points-mine = Du zeigst auf Karte { $number }.
page-table-verdict-right = Gefunden!
page-table-verdict-was = Es war: { $card }.
page-table-takes = { $name } nimmt die Karte.
page-table-takes-mine = Die Karte gehört dir.
page-table-leaves = Sie verlässt das Spiel.
page-table-leaves-alone = Sie zählt als Fehler.
page-table-shown = Das lag vorher da:
page-table-hits =
    { $n ->
        [one] { $n } Treffer von { $most } in diesem Zug
       *[other] { $n } Treffer von { $most } in diesem Zug
    }
page-table-taken =
    { $n ->
        [one] { $n } genommen
       *[other] { $n } genommen
    }
page-table-errors =
    { $n ->
        [one] { $n } Fehler
       *[other] { $n } Fehler
    }
page-table-box =
    { $n ->
        [one] { $n } aus dem Spiel
       *[other] { $n } aus dem Spiel
    }
page-table-over = Der Stapel ist aufgebraucht. Das Spiel ist aus.
page-table-tell-dealt = Die Meerestiere sind ausgelegt.
page-table-tell-turnedDown = Alle Karten sind umgedreht.
page-table-tell-turnedDownOne = Die neue Karte ist umgedreht.
page-table-tell-turnedUp = Vom Stapel: { $card }.
page-table-tell-laidAway = Vom Stapel: { $card }. Dazu passt nichts, die Karte kommt weg.
page-table-tell-taken = { $name } findet Karte { $number }: { $card }.
page-table-tell-taken-mine = Gefunden! Karte { $number }: { $card }.
page-table-tell-missed = { $name } zeigt auf Karte { $number }: { $card }. Diesmal nicht.
page-table-tell-missed-mine = Karte { $number } war: { $card }. Diesmal nicht.
page-table-tell-newCard = Die Karte vom Stapel kommt an ihren Platz.
page-table-tell-ended = Der Stapel ist aufgebraucht. Das war’s.
page-table-tell-ready = { $name } ist bereit.
page-table-score = { $taken } genommen − { $errors } = { $total }
page-table-ending = Der Fang schwimmt im Schwarm vorbei.
page-table-turning-lead = { $name } ging mit Karte { $turn } von { $turns } in Führung und wurde nicht mehr eingeholt.
page-table-turning-start = { $name } führte von der ersten Karte an.
page-table-turning-level = Ab Karte { $turn } von { $turns } lagen { $name } gleichauf, und niemand kam vorbei.
page-table-turning-clean = Kein einziger Fehler: { $n } Funde hintereinander.
page-table-why = Der Stapel ist aufgebraucht.

page-table-hard-of-perfect = Bei zehn, die sich alles merken und irgendeine passende Karte nehmen,
page-table-hard-perfect = Merkt sich alles, nimmt irgendeine passende Karte

page-table-creature-whale = Wal
page-table-creature-puffer---fish = Kugelfisch
page-table-creature-octopus = Krake
page-table-creature-turtle = Schildkröte
page-table-creature-crab = Krabbe
page-table-creature-seahorse = Seepferdchen
page-table-colour-yellow = Gelb
page-table-colour-red = Rot
page-table-colour-purple = Lila
page-table-colour-blue = Blau
page-table-colour-green = Grün
page-table-colour-orange = Orange

## On the page: Where a colour bends by what it is said of, its forms stand side by side, and each creature says which is its own.

page-table-bend-whale = 1
page-table-bend-puffer---fish = 1
page-table-bend-octopus = 1
page-table-bend-turtle = 2
page-table-bend-crab = 2
page-table-bend-seahorse = 3
page-table-tint-yellow = gelber gelbe gelbes
page-table-tint-red = roter rote rotes
page-table-tint-purple = lila
page-table-tint-blue = blauer blaue blaues
page-table-tint-green = grüner grüne grünes
page-table-tint-orange = orange
page-table-letter-yellow = Ge
page-table-letter-red = R
page-table-letter-purple = L
page-table-letter-blue = B
page-table-letter-green = Gr
page-table-letter-orange = O
page-table-water-yellow = Blasen
page-table-water-red = Zickzack
page-table-water-purple = Kreuze
page-table-water-blue = Wellen
page-table-water-green = Tang
page-table-water-orange = Schuppen

page-table-rule-aim = Meerestiere liegen auf dem Tisch. Sieh genau hin: Gleich werden sie alle umgedreht. Dann zeigt der Stapel eine Karte, und du zeigst auf eine, die dazu passt.
page-table-rule-card = Jede Karte hat ein Tier und eine Farbe; jede Farbe hat ihren eigenen Buchstaben und ihr eigenes Wasser. Es gibt sechs Tiere in sechs Farben, jedes einmal: 36 Karten.
page-table-rule-setup = Je nach Stufe liegen 6, 9, 12 oder 16 Karten offen in Reihen. Die übrigen Karten sind der Stapel.
page-table-rule-study = Ihr habt zwei Minuten Zeit zum Ansehen, oder weniger, wenn alle bereit sind. Dann werden alle Karten umgedreht.
page-table-rule-turn1 = Die oberste Karte des Stapels wird aufgedeckt. Zeig auf eine Karte: Sie wird für alle aufgedeckt.
page-table-rule-turn2 = Gleiche Farbe oder gleiches Tier: ein Treffer. Die Karte gehört dir und ist ein Punkt.
page-table-rule-turn3 = Alles andere geht daneben: Die Karte kommt aus dem Spiel, und die nächste Person ist dran.
page-table-rule-turn4 = Ob Treffer oder nicht, die Karte vom Stapel kommt an den Platz, einen Moment offen. Alle sehen hin, dann wird sie umgedreht.
page-table-rule-turn5 = Nach einem Treffer machst du mit der nächsten Karte weiter. Nach drei Treffern ist die nächste Person dran.
page-table-rule-turn6 = Passt nichts auf dem Tisch zur Karte vom Stapel, kommt sie weg, und die nächste wird aufgedeckt. Das kostet niemanden etwas.
page-table-rule-end = Das Spiel ist aus, wenn die letzte Karte des Stapels ihren Platz hat oder weggelegt ist. Was noch auf dem Tisch liegt, gehört niemandem. Die meisten Karten gewinnen.
page-table-rule-solo = Allein: Du machst weiter, solange es Karten gibt, und eine falsche Karte kommt auf den Fehlerstapel. Dein Ergebnis sind die genommenen Karten weniger die Fehler.
page-table-rule-ours = Nach The Wise Whale; Karten, Stufen und das Spiel allein sind von uns.

page-table-step-study = Du bist Mia. Jede Karte hat ein Tier und eine Farbe. Sieh genau hin, wo sie liegen, und drück dann auf „Bereit“.
page-table-step-first = Jetzt sind alle abgetaucht. Der Stapel zeigt eine rote Krabbe. Wo lag etwas in Rot oder noch eine Krabbe? Tippe auf diese Karte.
page-table-step-firstElse = Weder Rot noch eine Krabbe. An einem echten Tisch wäre dein Zug vorbei; hier darfst du es noch einmal versuchen.
page-table-step-newCard = Rot und Rot: ein Treffer, die Schildkröte gehört dir. Die rote Krabbe kommt an ihren Platz. Merk sie dir und drück dann auf „Bereit“.
page-table-step-second = Nach einem Treffer geht es weiter. Orange gibt es hier nicht, aber eben kam eine Krabbe. Wohin?
page-table-step-secondElse = Es war die Karte, die du gerade gesehen hast. Hier darfst du es noch einmal versuchen.
page-table-step-again = Zwei Treffer. Jetzt liegt dort die orange Krabbe, und die rote ist weg. Das ist das Schwierige. Drück auf „Bereit“.
page-table-step-third = Ein grünes Seepferdchen. Grün gibt es hier nicht, aber ein Seepferdchen war da. Wo?
page-table-step-thirdElse = Dort nicht. Hier darfst du es noch einmal versuchen.
page-table-step-three = Drei Treffer, mehr gibt es nicht in einem Zug: Jetzt ist Ben dran. Sieh dir die neue Karte an und drück dann auf „Bereit“.
page-table-step-ben = Ben sucht etwas in Grün oder eine Schildkröte. Du weißt, wo? Verrate nichts.
page-table-step-missed = Ben hat auf den Kugelfisch gezeigt: daneben. Der ist aus dem Spiel, und dort liegt jetzt die grüne Schildkröte. Merk sie dir, dann „Bereit“.
page-table-step-last = Viel später: Das ist die letzte Karte des Stapels. Du erinnerst dich, dass die erste Karte ein blauer Wal ist. Nimm sie.
page-table-step-lastElse = Der blaue Wal ist die erste Karte. Hier darfst du es noch einmal versuchen.
page-table-step-over = Der Stapel ist aufgebraucht, und das Spiel ist aus. Jede Karte ist ein Punkt: Du gewinnst mit 15 zu 9.

page-table-progress-kept-own = Von { $load } Karten behältst du etwa { $mean }.
page-table-progress-axis = behaltene Karten
page-table-progress-positions = Ecke, Rand, innen
page-table-progress-positionsText = Richtige Antworten danach, wo die Karte lag.
page-table-progress-positionsLabel = Richtige Antworten von 100, von der Ecke nach innen: { $list }.
page-table-progress-position-corner = in einer Ecke
page-table-progress-position-side = am Rand
page-table-progress-position-inside = innen
page-table-error-before = wo vorher eine passende Karte lag
page-table-error-neighbour = neben einer passenden Karte
page-table-error-elsewhere = weit weg von jeder passenden Karte
page-table-coach-up = Du behältst hier { $kept } von 100. Versuch die nächste Stufe: { $size } Karten.
page-table-coach-down = Du behältst hier { $kept } von 100. Eine Stufe tiefer, mit { $size } Karten, macht vielleicht mehr Spaß.
page-table-review-said = Du hast gezeigt auf
page-table-review-truth = Gepasst hätte
page-table-review-before = Dort lag vorher eine passende Karte.
page-table-review-neighbour = Eine passende Karte liegt daneben.
page-table-review-elsewhere = In der Nähe liegt keine passende Karte.
page-table-review-asked = { $colour } oder { $creature }
page-table-review-place = Karte { $number }: { $card }
page-table-drill-look = Alle genau ansehen.
page-table-drill-newCard = Karte { $number } ist neu.
page-table-drill-wrong = Karte { $number } passt: { $card }.
