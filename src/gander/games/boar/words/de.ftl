### The Brilliant Boar, in a terminal.
### A key that ends in _you is said to the person whom the sentence is about.

title = Die geniale Wildsau
aim = Sammle Paare von Tieren. Alle sehen deine Karten, nur du nicht. Merke dir also, was du nimmst.
sharing = Jeder muss allein auf den Bildschirm sehen. Ich sage euch, wann ihr ihn weitergebt.
deck =
    { $n ->
        [one] Oben auf dem Stapel: { $animal }. Das ist die letzte Karte.
       *[other] Oben auf dem Stapel: { $animal }. Der Stapel hat { $n } Karten.
    }
deck_empty = Der Stapel ist leer.
table = Offen auf dem Tisch: { $animals }.
hand_empty = { $name } hat keine Karten auf der Hand. Gesammelt: { $points }.
hand_empty_you = Du hast keine Karten auf der Hand. Gesammelt: { $points }.
hand_faces = { $name } hat, die älteste zuerst: { $animals }. Gesammelt: { $points }.
hand_faces_you = Du hattest, die älteste zuerst: { $animals }. Gesammelt: { $points }.
hand_backs =
    { $n ->
        [one] { $name } hat { $n } Karte. Gesammelt: { $points }.
       *[other] { $name } hat { $n } Karten. Gesammelt: { $points }.
    }
hand_backs_you =
    { $n ->
        [one] Du hast { $n } Karte: Nummer 1. Gesammelt: { $points }.
       *[other] Du hast { $n } Karten: Nummer 1 ist die älteste, Nummer { $n } die neueste. Gesammelt: { $points }.
    }
errors =
    { $n ->
        [one] Falscher Stapel: { $n } Karte.
       *[other] Falscher Stapel: { $n } Karten.
    }
result = { $collected } gesammelt, { $errors } auf dem falschen Stapel, { $left } noch auf der Hand: Falsche und die auf der Hand nehmen Punkte weg.
result_hands = Jede gesammelte Karte ist ein Punkt. Jede Karte auf der Hand nimmt einen Punkt weg.

## Options: how hard

option-level-size =
    { $n ->
        [one] { $n } Tierart, je 6 Karten
       *[other] { $n } Tierarten, je 6 Karten
    }

## Options: naming

option-naming-label = Karte ansagen
option-naming-line = Sag das Tier, bevor du es ausspielst. Nur dann zählt das Paar.
option-naming-ask = Wollt ihr jede Karte auch benennen, wenn ihr sie ausspielt? Das ist schwerer. Drücke die Eingabetaste für nein.
option-naming-help = Eine falsch benannte Karte bildet kein Paar, auch wenn sie passen würde.

## Options: what is left out

option-left_out-label = Tiere, die in der Schachtel bleiben
option-left_out-line = Die Tierarten, die nicht mitspielen.

## What somebody is asked

ask-turn = { $name }, tippe z, um die oberste Karte zu ziehen, oder die Nummer einer deiner Karten, um sie auszuspielen: { $cards }.
ask-draw = { $name }, du hast keine Karten auf der Hand. Merke dir die oberste Karte. Drücke dann die Eingabetaste, um sie zu ziehen.
ask-play = { $name }, der Stapel ist leer. Tippe die Nummer der Karte, die du ausspielst: { $cards }.
ask-naming = Nenne zur Nummer auch das Tier, zum Beispiel: 1 Eule. Tiere: { $animals }.
ask-take = { $name }, deine Karte ist: { $animal }. Mit welcher Karte bildest du das Paar?
ask-take_deck = s die oberste vom Stapel
ask-take_table = { $number } die an Stelle { $number } auf dem Tisch
ask-possible = ziehen, oder die Nummer einer Karte und ihr Tier, zum Beispiel 1 Eule
ask-possible_play = die Nummer einer Karte und ihr Tier, zum Beispiel 1 Eule

## What can be typed

move-draw = ziehen
move-play = spiele { $number }
move-take_deck = Stapel
move-take_table = Tisch { $number }

## What lies on the table, in the middle of a sentence

value-boar = Wildsau
value-wolf = Wolf
value-badger = Dachs
value-deer = Hirsch
value-duck = Ente
value-owl = Eule
value-mouse = Maus
value-hare = Hase
value-fox = Fuchs

## What happened

event-shuffled =
    { $n ->
        [one] Der Stapel ist gemischt: { $n } Karte.
       *[other] Der Stapel ist gemischt: { $n } Karten.
    }
event-drawn = { $name } zieht die oberste Karte.
event-drawn_you = Du ziehst die oberste Karte. Sie ist jetzt deine neueste.
event-drawn_card = { $name } zieht die oberste Karte: { $animal }.
event-drawn_card_you = Du ziehst die oberste Karte: { $animal }.
event-played = { $name } spielt Karte { $number }: { $animal }.
event-played_you = Du spielst Karte { $number }: { $animal }.
event-played_right = { $name } spielt Karte { $number } und sagt { $said }. Das stimmt: { $animal }.
event-played_right_you = Du spielst Karte { $number } und sagst { $said }. Das stimmt: { $animal }.
event-played_wrong = { $name } spielt Karte { $number } und sagt { $said }. Das stimmt nicht: { $animal }.
event-played_wrong_you = Du spielst Karte { $number } und sagst { $said }. Das stimmt nicht: { $animal }.
event-paired_deck = { $name } bildet ein Paar mit der obersten vom Stapel ({ $animal }): 2 Punkte, und noch einmal dran.
event-paired_deck_you = Du bildest ein Paar mit der obersten vom Stapel ({ $animal }): 2 Punkte, und noch einmal dran.
event-paired_table = { $name } bildet ein Paar mit der vom Tisch ({ $animal }): 2 Punkte, und noch einmal dran.
event-paired_table_you = Du bildest ein Paar mit der vom Tisch ({ $animal }): 2 Punkte, und noch einmal dran.
event-stayed = Sie bildet kein Paar. Die Karte bleibt auf dem Tisch: { $animal }.
event-erred = Sie bildet kein Paar. Beide kommen auf den falschen Stapel: { $animal } und { $top }.
event-ended = Das Spiel ist aus.

## The rules, by number

rule-B1 = Es gibt 9 Tierarten mit je 6 Karten.
rule-B2 = Die Stufe sagt, wie viele Tierarten im Stapel sind: 6, 7, 8 oder 9.
rule-B3 = Der Stapel liegt offen, alle sehen also seine oberste Karte. Am Anfang hat niemand Karten auf der Hand.
rule-B4 = Ziehen: Nimm die oberste Karte, merke sie dir und stecke sie hinter deine anderen. Von da an sehen sie alle anderen, nur du nicht. Dein Zug ist zu Ende.
rule-B5 = Ausspielen: Lege eine beliebige deiner Karten offen hin.
rule-B6 = Ohne Karten kannst du nur ziehen. Ist der Stapel leer, kannst du nur ausspielen, und wer keine Karten hat, wartet auf das Ende.
rule-B7 = Du siehst deine eigenen Karten nie an und änderst nie ihre Reihenfolge.
rule-B8 = Gleicht deine Karte der obersten vom Stapel oder einer auf dem Tisch, nimmst du beide als Punkte und bist noch einmal dran.
rule-B9 = Passen mehrere Karten, wählst du eine davon.
rule-B10 = Passt nichts, bleibt deine Karte offen auf dem Tisch, und dein Zug ist zu Ende.
rule-B11 = Wird die oberste Karte genommen, sieht man die nächste.
rule-B12 = Ist der Stapel leer, musst du ausspielen, auch wenn nichts passen kann.
rule-B13 = Das Spiel endet, wenn der Stapel leer ist und höchstens noch eine Person Karten auf der Hand hat.
rule-B14 = Deine Punkte: die gesammelten Karten weniger die Karten auf deiner Hand. Die meisten Punkte gewinnen.
rule-B15 = In diesem Spiel nennst du die Karte beim Ausspielen. Ist der Name falsch, bleibt sie auf dem Tisch, auch wenn sie passen würde.
rule-B16 = Allein: Passt deine Karte nicht zur obersten vom Stapel, kommen beide auf den falschen Stapel. Das Spiel endet mit dem Stapel. Dein Ergebnis: die gesammelten Karten weniger die falschen weniger deine Hand.
