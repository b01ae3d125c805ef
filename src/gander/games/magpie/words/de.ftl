### The Magpie, in a terminal.
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
value-coin = Münze
value-bell = Glocke
value-thimble = Fingerhut
value-watch = Uhr
value-crown = Krone
value-marble = Murmel
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
rule-P7 = Allein brauchst du so wenige Züge, wie du kannst.
rule-P8 = Zusammen spielt ihr gegen die Elster: Nach einigen falschen Zügen fliegt sie mit dem Rest davon.
rule-P9 = Mit einem Blick siehst du dir eine Karte an, bevor du die erste umdrehst.
rule-P10 = Die beiden Karten eines Paars darfst du in jeder Reihenfolge umdrehen. Die zweite ist eine andere als die erste.
rule-P11 = Ein Beispiel: Du drehst einen Ring um, dann einen Schlüssel: kein Paar. Die nächste Person dreht den anderen Schlüssel um, dann deinen: ein Paar.
