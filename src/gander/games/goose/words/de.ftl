### The Astute Goose, in a terminal.
### A key that ends in _you is said to the person whom the sentence is about.

title = Die schlaue Gans
aim = Sieh dir die Verdächtigen gut an. Dann werden sie umgedreht, und die Würfel fragen, was du noch weißt.
sharing = Ihr dürft alle zusammen auf den Bildschirm sehen. Wenn nur einer hinsehen darf, bitte ich euch, ihn weiterzugeben.
place = Nummer { $number }: { $suspect }.
place_numbers = Nummer { $number } (Würfelzahlen { $numbers }): { $suspect }.
held = Die Karte in deiner Hand: { $suspect }. Lass sie niemanden sehen.
wrong = Schon gesagt, und falsch: { $values }.
proposal = Vorschlag: { $value }. Dafür: { $names }.
deck =
    { $n ->
        [one] Im Stapel liegt noch { $n } Karte.
       *[other] Im Stapel liegen noch { $n } Karten.
    }
deck_empty = Der Stapel ist leer.
points = Punkte: { $points }. { $deck }
right_and_wrong = Richtig: { $right }. Falsch: { $wrong }. { $deck }
gaps =
    { $n ->
        [one] An Platz { $numbers } steht niemand. Zeigen die Würfel dorthin, ist das Spiel aus.
       *[other] An den Plätzen { $numbers } steht niemand. Zeigen die Würfel dorthin, ist das Spiel aus.
    }
result = { $right } richtig, { $wrong } falsch: Jede richtige zählt einen Punkt, jede falsche nimmt einen weg.

## Options: how hard

option-level-size =
    { $n ->
        [one] { $n } Verdächtigen merken
       *[other] { $n } Verdächtige merken
    }

## What somebody is asked

ask-study = { $name }, sieh sie dir gut an und merke sie dir. Drücke die Eingabetaste, wenn du bereit bist.
ask-new_card = { $name }, sieh dir die neue Karte gut an und merke sie dir. Drücke die Eingabetaste, wenn du bereit bist.
ask-roll = { $name }, drücke die Eingabetaste, um zu würfeln.
ask-colour = { $name }, welche Farbe trägt Nummer { $suspect }?
ask-clothing = { $name }, was hat Nummer { $suspect } an?
ask-animal = { $name }, welches Tier ist Nummer { $suspect }?
ask-propose = { $question } Schlage den anderen eine Antwort vor.
ask-agree = { $question } Tippe ja, wenn du für den Vorschlag bist, oder schlage etwas anderes vor.

## What can be typed

move-accept = ja

## What can be said at any time

interruption-slip = gesehen
interruption-slip_hint = Hat jemand die Karte von { $name } gesehen? Dann tippe gesehen.

## What the dice ask for

feature-colour = Farbe
feature-clothing = Kleidung
feature-animal = Tier

## What lies on the table, in the middle of a sentence

value-yellow = gelb
value-red = rot
value-purple = lila
value-blue = blau
value-green = grün
value-bow_tie = Fliege
value-necktie = Krawatte
value-scarf = Schal
value-key_chain = Kette mit Schlüssel
value-striped_shirt = Ringelhemd
value-rat = Ratte
value-dog = Hund
value-cat = Katze
value-goose = Gans
value-parrot = Papagei

## What happened

event-dealt =
    { $n ->
        [one] { $n } Verdächtiger steht in der Reihe.
       *[other] { $n } Verdächtige stehen in der Reihe.
    }
event-got_ready = { $name } ist bereit.
event-got_ready_you = Du bist bereit.
event-turned_down = Alle Karten liegen jetzt verdeckt.
event-turned_down_one = Nummer { $number } liegt jetzt verdeckt.
event-rolled = { $name } würfelt { $number } und { $feature }. Das ist Nummer { $suspect }.
event-rolled_you = Du würfelst { $number } und { $feature }. Das ist Nummer { $suspect }.
event-answered_right = { $name } sagt: { $value }. Das stimmt.
event-answered_right_you = Du sagst: { $value }. Das stimmt.
event-answered_wrong = { $name } sagt: { $value }. Das ist es nicht.
event-answered_wrong_you = Du sagst: { $value }. Das ist es nicht.
event-looked = { $name } sieht sich die Karte allein an.
event-looked_you = Du siehst dir die Karte allein an.
event-looked_card = { $name } sieht sich die Karte allein an: { $suspect }.
event-looked_card_you = Du siehst dir die Karte allein an: { $suspect }. Behalte es für dich.
event-won = Die Karte wird gezeigt: { $suspect }. { $name } bekommt sie: 1 Punkt.
event-won_you = Die Karte wird gezeigt: { $suspect }. Du bekommst sie: 1 Punkt.
event-won_together = Die Karte wird gezeigt: { $suspect }. 1 Punkt für euch alle.
event-missed = Die Karte wird gezeigt: { $suspect }. Sie kommt zu den falschen.
event-slipped = { $name } hat die Karte sehen lassen.
event-slipped_you = Du hast die Karte sehen lassen.
event-slipped_to = { $name } bekommt sie: 1 Punkt.
event-slipped_to_you = Du bekommst sie: 1 Punkt.
event-boxed = Niemand wusste es. Nummer { $number } verlässt das Spiel ungesehen.
event-proposed = { $name } schlägt vor: { $value }.
event-proposed_you = Du schlägst vor: { $value }.
event-accepted = { $name } ist dafür.
event-accepted_you = Du bist dafür.
event-new_card = An Platz { $number } kommt ein neuer Verdächtiger.
event-ended = An Platz { $number } steht niemand mehr. Das Spiel ist aus.

## The rules, by number

rule-G1 = Es gibt 25 Verdächtige. Jeder hat eine Farbe, ein Kleidungsstück und ein Tier; je zwei davon kommen auf genau einer Karte zusammen vor.
rule-G2 = Ein Würfel zeigt eine Zahl von 1 bis 6, der andere fragt nach Farbe, Kleidung oder Tier.
rule-G3 = Alle möglichen Antworten stehen immer bei der Frage.
rule-G4 = Die Stufe sagt, wie viele Verdächtige in der Reihe stehen. Würfelzahlen nach dem letzten beginnen wieder beim ersten.
rule-G5 = Die Reihe wird offen ausgelegt. Die übrigen Karten sind der Stapel.
rule-G6 = Alle sehen sich die Verdächtigen an, bis alle bereit sind. Dann werden sie verdeckt.
rule-G7 = Wer dran ist, wirft beide Würfel: Die Zahl sagt, um wen es geht, der andere Würfel, wonach gefragt ist.
rule-G8 = Wer dran ist, sagt eine Antwort, und alle hören sie.
rule-G9 = Nach einer falschen Antwort sieht sich diese Person die Karte allein an.
rule-G10 = Richtig: Die Karte wird allen gezeigt und zählt für diese Person 1 Punkt.
rule-G11 = Falsch: Die anderen antworten der Reihe nach, je einmal. Die erste richtige Antwort bekommt die Karte.
rule-G12 = Hat niemand recht, verlässt die Karte das Spiel, und sonst sieht sie niemand.
rule-G13 = Sieht jemand die Karte, während sie gehalten wird, bekommt sie sofort, wer links daneben sitzt.
rule-G14 = Eine neue Karte vom Stapel füllt die Lücke. Alle merken sie sich, dann wird sie verdeckt, und links geht es weiter.
rule-G15 = Die neue Karte bleibt offen, bis alle bereit sind.
rule-G16 = Ist der Stapel leer, bleiben Lücken offen. Das Spiel endet, wenn die Würfel auf eine Lücke zeigen.
rule-G17 = Jede Karte ist 1 Punkt. Die meisten Punkte gewinnen.
rule-G18 = Allein kommt eine falsche Karte auf den falschen Stapel. Dein Ergebnis: die richtigen Karten weniger die falschen.
rule-G19 = Zusammen schlägt eine Person eine Antwort vor, und alle anderen sind dafür oder schlagen eine andere vor. Euer Ergebnis: die richtigen Karten weniger die falschen.
