### The Wise Whale, in a terminal.
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
rule-W12 = Allein darfst du weitermachen, so lange du willst, und eine falsche Karte kommt auf den falschen Stapel. Dein Ergebnis sind die genommenen Karten weniger die falschen.
rule-W13 = Ein Beispiel: Der Stapel zeigt eine Krabbe in Rot. Eine Schildkröte in Rot passt dazu, eine Krabbe in Blau auch. Eine Schildkröte in Blau passt nicht.
