### The Magpie.
### A key that ends in _you is said to the person whom the sentence is about.

title = Die diebische Elster
aim = Karten liegen verdeckt, immer zwei sind gleich. Drehe zwei um. Sind sie gleich, gehören sie dir.
sharing = Ihr dürft die ganze Zeit alle zusammen auf den Bildschirm sehen.
place = { $number }: { $card }
place_down = [{ $number }]
place_empty = ·
turns =
    { $n ->
        [one] Bisher { $n } Zug.
       *[other] Bisher { $n } Züge.
    }
patience =
    { $n ->
        [one] Die Elster sieht noch { $n } falschem Zug zu.
       *[other] Die Elster sieht noch { $n } falschen Zügen zu.
    }
pairs = Paare: { $pairs }.
result_turns =
    { $n ->
        [one] Alle Paare in { $n } Zug.
       *[other] Alle Paare in { $n } Zügen.
    }
needs = Für { $cards } Karten braucht ein perfektes Gedächtnis mit gewöhnlichem Glück etwa { $perfect } Züge, Glück allein { $luck }.
result_saved = Vor der Elster gerettete Paare: { $pairs }.

## Options: how hard

option-level-size =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

## What somebody is asked

ask-first = { $name }, welche Karte drehst du um? Tippe ihre Zahl.
ask-second = { $name }, und welche zweite?
ask-study = { $name }, sieh dir beide an. Drücke die Eingabetaste, wenn du bereit bist.

## What lies on the table, in the middle of a sentence

value-ring = Ring
value-key = Schlüssel
value-spoon = Löffel
value-button = Knopf
value-coin = Münzen
value-bell = Glocke
value-thimble = Fingerhut
value-watch = Uhr
value-crown = Krone
value-marble = Murmeln
value-necklace = Kette
value-medal = Medaille
value-mirror = Spiegel
value-whistle = Pfeife
value-scissors = Schere
value-lock = Schloss
value-star = Stern
value-cup = Pokal
value-spectacles = Brille
value-buckle = Schnalle
value-lantern = Laterne

## What happened

event-laid =
    { $n ->
        [one] { $n } Karte liegt verdeckt.
       *[other] { $n } Karten liegen verdeckt.
    }
event-turned_over = { $name } dreht { $number } um: { $card }.
event-turned_over_you = Du drehst { $number } um: { $card }.
event-pair_taken = Ein Paar! { $name } bekommt es: { $card }.
event-pair_taken_you = Ein Paar! Es gehört dir: { $card }.
event-no_pair = Kein Paar. Sieh gut hin.
event-got_ready = { $name } ist bereit.
event-got_ready_you = Du bist bereit.
event-turned_down = Die Karten { $first } und { $second } liegen wieder verdeckt.
event-flown_off =
    { $n ->
        [one] Die Elster fliegt mit { $n } Paar davon.
       *[other] Die Elster fliegt mit { $n } Paaren davon.
    }
event-ended = Alle Paare sind gefunden. Das Spiel ist aus.

## The rules, by number

rule-P1 = Jedes Ding gibt es zweimal: Karten in Paaren, höchstens 21 Sorten.
rule-P2 = Die Stufe sagt, wie viele Karten verdeckt in Reihen liegen: 12, 20, 30 oder 42. Niemand hat eine davon gesehen.
rule-P3 = Wer dran ist, dreht eine Karte für alle sichtbar um, dann eine zweite.
rule-P4 = Zwei gleiche: Du nimmst beide und machst weiter. Zwei verschiedene: Alle sehen sie sich an, dann werden sie umgedreht, und die nächste Person ist dran.
rule-P5 = Wo ein Paar lag, bleibt der Platz leer. Nichts rückt nach.
rule-P6 = Das Spiel ist aus, wenn alle Paare gefunden sind. Jedes Paar zählt 1 Punkt, und die meisten Punkte gewinnen.
rule-P7 = Allein versuchst du, alle Paare in so wenigen Zügen wie möglich zu finden.
rule-P8 = Zusammen spielt ihr gegen die Elster: Nach zu vielen falschen Zügen fliegt sie mit dem Rest davon.
rule-P9 = Mit einem Blick siehst du dir eine Karte an, bevor du die erste umdrehst.
rule-P10 = Die beiden Karten eines Paars darfst du in jeder Reihenfolge umdrehen. Die zweite ist eine andere als die erste.
rule-P11 = Ein Beispiel: Du drehst einen Ring um, dann einen Schlüssel: kein Paar. Die nächste Person dreht den anderen Schlüssel um, dann deinen: ein Paar.

## On the page: on the closed box

page-lid-title = Die diebische Elster
page-lid-line = Dreh zwei Karten um. Sind sie gleich?
page-lid-time = 5 Minuten
page-lid-credit = Das alte Spiel mit den Paaren, das niemandem gehört; die Elster ist von uns
page-lid-setup-where-device-line = Es wandert reihum; alle sehen gemeinsam hin.

## On the page: inside the box

page-table-grid = Die Karten, { $rows } Reihen zu { $columns }
page-table-faceUp = Karte { $number }: { $card }
page-table-faceDown = Karte { $number }, Reihe { $row }, Spalte { $column }: verdeckt
page-table-empty = Platz { $number }: leer
page-table-turnAt = { $place }. Umdrehen
page-table-first = { $name }, dreh eine Karte um.
page-table-firstOther = { $name } dreht eine Karte um.
page-table-where = Wo ist das gleiche Bild?
page-table-whereOther = { $name } sucht das gleiche Bild.
page-table-second = { $card }! Wo ist das gleiche Bild?
page-table-secondOther = { $name } sucht das gleiche Bild: { $card }.
page-table-study = Kein Paar. Sieh dir beide gut an.
page-table-turns-other = { $name } dreht Karte { $number } um.
page-table-turns-mine = Du drehst Karte { $number } um.
page-table-pair = Ein Paar!
page-table-noPair = Kein Paar.
page-table-takes = { $name } nimmt beide und macht weiter.
page-table-takes-mine = Beide gehören dir. Weiter!
page-table-saved = Die bekommt die Elster nicht.
page-table-found =
    { $n ->
        [one] { $n } Paar
       *[other] { $n } Paare
    }
page-table-left =
    { $n ->
        [one] noch { $n } Paar
       *[other] noch { $n } Paare
    }
page-table-turns =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
page-table-patience =
    { $n ->
        [one] noch { $n } Fehler
       *[other] noch { $n } Fehler
    }
page-table-over = Alle Paare sind gefunden.
page-table-flown = Die Elster ist mit dem Rest davongeflogen.
page-table-needs = Für { $cards } Karten braucht ein perfektes Gedächtnis mit gewöhnlichem Glück etwa { $perfect } Züge, Glück allein { $chance }.
page-table-notice-few = Nur noch { $n } Paare.
page-table-notice-last = Das letzte Paar.
page-table-ending = Die Elster fliegt vorbei und lässt fallen, was gefunden wurde.

page-table-tell-laid =
    { $n ->
        [one] { $n } Karte liegt verdeckt.
       *[other] { $n } Karten liegen verdeckt.
    }
page-table-tell-turned = { $name } dreht Karte { $number } um: { $card }.
page-table-tell-turned-mine = Karte { $number }: { $card }.
page-table-tell-pair = Ein Paar! { $name } nimmt es: { $card }.
page-table-tell-pair-mine = Ein Paar! Es gehört dir: { $card }.
page-table-tell-ready = { $name } ist bereit.
page-table-tell-turnedDown = Beide Karten werden wieder umgedreht.
page-table-tell-flown =
    { $n ->
        [one] Die Elster fliegt mit { $n } Paar davon.
       *[other] Die Elster fliegt mit { $n } Paaren davon.
    }

page-table-thing-ring = Ring
page-table-thing-key = Schlüssel
page-table-thing-spoon = Löffel
page-table-thing-button = Knopf
page-table-thing-coin = Münzen
page-table-thing-bell = Glocke
page-table-thing-thimble = Fingerhut
page-table-thing-watch = Uhr
page-table-thing-crown = Krone
page-table-thing-marble = Murmeln
page-table-thing-necklace = Kette
page-table-thing-medal = Medaille
page-table-thing-mirror = Spiegel
page-table-thing-whistle = Pfeife
page-table-thing-scissors = Schere
page-table-thing-lock = Schloss
page-table-thing-star = Stern
page-table-thing-cup = Pokal
page-table-thing-spectacles = Brille
page-table-thing-buckle = Schnalle
page-table-thing-lantern = Laterne

page-table-rule-aim = Alles, was glänzt, gibt es zweimal. Die Karten liegen verdeckt, und niemand hat eine davon gesehen. Finde die Paare vor den anderen.
page-table-rule-setup = Je nach Stufe liegen 12, 20, 30 oder 42 Karten in Reihen.
page-table-rule-turn1 = Dreh eine Karte für alle sichtbar um, dann eine zweite.
page-table-rule-turn2 = Zwei gleiche: Beide gehören dir, und du machst weiter.
page-table-rule-turn3 = Zwei verschiedene: Alle sehen sie sich kurz an. Dann werden sie wieder umgedreht, und die nächste Person ist dran.
page-table-rule-turn4 = Wo ein Paar lag, bleibt der Platz leer. Nichts rückt nach.
page-table-rule-end = Das Spiel ist aus, wenn alle Paare gefunden sind. Jedes Paar ist ein Punkt, und die meisten Punkte gewinnen.
page-table-rule-solo = Allein: Finde alle Paare in so wenigen Zügen wie möglich.
page-table-rule-together = Zusammen: Die Elster sieht zu. Nach zu vielen falschen Zügen fliegt sie mit allem davon, was noch liegt.
page-table-rule-glance = Mit einem Blick siehst du dir eine Karte an, bevor du die erste umdrehst.

page-table-step-first = Du bist Mia. Alles hier gibt es zweimal. Tippe auf die erste Karte.
page-table-step-firstElse = Das ginge auch. Hier fangen wir mit der ersten Karte an.
page-table-step-second = Ein Ring. Jetzt eine zweite Karte: Tippe auf die daneben.
page-table-step-secondElse = An einem richtigen Tisch ginge das. Tippe hier bitte auf die zweite Karte.
page-table-step-miss = Ein Schlüssel. Das ist kein Paar, also werden beide wieder umgedreht. Merk dir, wo sie liegen, und drück dann auf „Bereit“.
page-table-step-ben = Jetzt ist Ben dran. Er dreht einen Schlüssel um. Weißt du, wo der andere liegt? Verrate es nicht.
page-table-step-benMiss = Ben wusste es nicht. Sieh nach, wo sein Schlüssel liegt, und drück dann auf „Bereit“.
page-table-step-know = Jetzt hast du beide Schlüssel gesehen. Einer ist die zweite Karte. Dreh sie um.
page-table-step-knowElse = Dort liegt kein Schlüssel. Hier darfst du es noch einmal versuchen: Es war die zweite Karte.
page-table-step-pair = Und wo liegt der andere Schlüssel?
page-table-step-pairElse = Ben hat ihn umgedreht. Es war die dritte Karte.
page-table-step-yours = Ein Paar! Beide Schlüssel gehören dir, und du machst weiter. Dreh noch einmal die erste Karte um.
page-table-step-yoursElse = Das ginge. Dreh hier bitte die erste Karte um.
page-table-step-last = Viel später: Nur zwei Karten sind übrig. Dreh eine davon um: die fünfte.
page-table-step-lastElse = Dreh bitte erst die andere um.
page-table-step-lastPair = Und die allerletzte Karte.
page-table-step-over = Alle Paare sind gefunden, und das Spiel ist aus. Du gewinnst mit 4 zu 2.

page-table-progress-axis = behaltene Karten
page-table-error-neighbour = die Karte daneben
page-table-error-elsewhere = eine Karte weiter weg
page-table-coach-up = Du behältst hier { $kept } von 100. Versuch die nächste Stufe: { $size } Karten.
page-table-coach-down = Du behältst hier { $kept } von 100. Eine Stufe tiefer, mit { $size } Karten, macht vielleicht mehr Spaß.
page-table-review-said = Du hast umgedreht
page-table-review-truth = Es war hier
page-table-review-asked = Das gleiche Bild: { $card }
page-table-review-place = Karte { $number }: { $card }
page-table-review-elsewhere = Das ist weiter weg.
page-table-drill-look = Karte { $number }: { $card }. Merk sie dir.
page-table-drill-wrong = Es war Karte { $number }.
