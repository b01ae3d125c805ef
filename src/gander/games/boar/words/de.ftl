### The Brilliant Boar.
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
        [one] Fehlerstapel: { $n } Karte.
       *[other] Fehlerstapel: { $n } Karten.
    }
result = { $collected } gesammelt, { $errors } auf dem Fehlerstapel, { $left } noch auf der Hand: Falsche und die auf der Hand nehmen Punkte weg.
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
event-erred = Sie bildet kein Paar. Beide kommen auf den Fehlerstapel: { $animal } und { $top }.
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
rule-B16 = Allein: Passt deine Karte nicht zur obersten vom Stapel, kommen beide auf den Fehlerstapel. Das Spiel endet mit dem Stapel. Dein Ergebnis: die gesammelten Karten weniger die falschen weniger deine Hand.

## On the page: on the closed box

page-lid-title = Die geniale Wildsau
page-lid-line = Alle sehen deine Karten. Nur du nicht.
page-lid-time = 10 Minuten
page-lid-credit = Ein Spiel von Dirk Baumann
page-lid-variant-naming = mit Namen

## On the page: inside the box

page-table-deckLabel =
    { $n ->
        [one] Stapel: oben { $animal }, { $n } Karte
       *[other] Stapel: oben { $animal }, { $n } Karten
    }
page-table-deckTop = Stapel
page-table-tableCards = Auf dem Tisch
page-table-tableEmpty = Hier liegt noch nichts
page-table-tableCard = Auf dem Tisch: { $animal }
page-table-myHand = Deine Hand
page-table-handOf = Hand von { $name }
page-table-noCards = keine Karten
page-table-myCard = Deine Karte { $n } von { $all }
page-table-cardBack = Karte { $n }: von hinten
page-table-cardFace = Karte { $n }: { $animal }
page-table-draw = Ziehen: { $animal }
page-table-playCard = Karte { $n } ausspielen
page-table-tapToPlay = Zieh, oder tippe auf eine Karte, um sie auszuspielen.
page-table-sure-draw-boar = Die Wildsau ziehen?
page-table-sure-draw-wolf = Den Wolf ziehen?
page-table-sure-draw-fox = Den Fuchs ziehen?
page-table-sure-draw-hare = Den Hasen ziehen?
page-table-sure-draw-mouse = Die Maus ziehen?
page-table-sure-draw-badger = Den Dachs ziehen?
page-table-sure-draw-deer = Den Hirsch ziehen?
page-table-sure-draw-duck = Die Ente ziehen?
page-table-sure-draw-owl = Die Eule ziehen?
page-table-sure-drawYes = Ja, ziehen
page-table-sure-drawCosts = Jede Karte, die du am Ende auf der Hand hast, kostet einen Punkt.
page-table-mustPlay = Der Stapel ist leer: Spiel eine Karte aus.
page-table-mustDraw = Du hast keine Karten: Zieh.
page-table-turnOther = { $name } überlegt.
page-table-turnNext = Jetzt ist { $name } dran.
page-table-turnMine = Du bist dran, { $name }.
page-table-nameIt = Welches Tier ist deine Karte { $n }?
page-table-choose = Zu deiner Karte ({ $animal }) passt mehr als eine. Welche nimmst du?
page-table-chooseOther = { $name } sucht aus, welche Karte ({ $animal }) dazukommt.
page-table-takeDeck = Vom Stapel nehmen: { $animal }
page-table-takeTable = Vom Tisch nehmen: { $animal }
page-table-played = Gerade gespielt: { $animal }
page-table-take = nehmen
page-table-collected =
    { $n ->
        [one] { $n } Karte gesammelt
       *[other] { $n } Karten gesammelt
    }
page-table-plays = { $name } spielt eine Karte aus.
page-table-plays-mine = Du spielst eine Karte aus.
page-table-names = { $name } sagt: { $animal }.
page-table-names-mine = Du sagst: { $animal }.
page-table-verdict-paired = Ein Paar!
page-table-verdict-stayed = Sie bleibt auf dem Tisch.
page-table-verdict-misnamed = Der Name war falsch.
page-table-verdict-erred = Diesmal kein Paar.
page-table-errors =
    { $n ->
        [one] { $n } Fehlerkarte
       *[other] { $n } Fehlerkarten
    }
page-table-score = { $collected } gesammelt − { $left } auf der Hand = { $total }
page-table-scoreSolo = { $collected } gesammelt − { $errors } − { $left } auf der Hand = { $total }
page-table-over = Der Stapel ist leer, und fast alle Hände sind leer. Das Spiel ist aus.
page-table-overSolo = Der Stapel ist leer. Das Spiel ist aus.
page-table-tell-shuffled = Der Stapel liegt offen da.
page-table-tell-drawn = { $name } zieht eine Karte.
page-table-tell-drawn-mine = Du ziehst eine Karte.
page-table-tell-drawnSeen = { $name } zieht: { $animal }.
page-table-tell-played = { $name } spielt aus: { $animal }.
page-table-tell-played-mine = Du spielst aus: { $animal }.
page-table-tell-playedNamed = { $name } sagt { $said } und spielt aus: { $animal }.
page-table-tell-playedNamed-mine = Du sagst { $said } und spielst aus: { $animal }.
page-table-tell-paired = Ein Paar! { $name } nimmt beide und ist noch einmal dran.
page-table-tell-paired-mine = Ein Paar! Du nimmst beide und bist noch einmal dran.
page-table-tell-pairedLast = Ein Paar! { $name } nimmt beide.
page-table-tell-pairedLast-mine = Ein Paar! Du nimmst beide.
page-table-tell-stayed = Die Karte bleibt auf dem Tisch.
page-table-tell-erred = { $animal } passt nicht zu { $top }. Beide kommen zu den Fehlern.
page-table-tell-ended = Das war die letzte Karte. Das Spiel ist aus.
page-table-ending = Zu zweit laufen die Tiere über die Lichtung.
page-table-turning-hand =
    { $n ->
        [one] { $name } hatte { $collected } Karten gesammelt, aber die { $n } Karte auf der Hand kostete einen Punkt.
       *[other] { $name } hatte { $collected } Karten gesammelt, aber die { $n } Karten auf der Hand kosteten je einen Punkt.
    }
page-table-turning-run = Deine beste Serie: { $count } Paare ohne Fehler.
page-table-turning-clean = Kein einziger Fehler: { $n } Paare.
page-table-why = Der Stapel ist leer, und nur noch { $name } hat Karten. Jede kostet einen Punkt.
page-table-whyAll = Der Stapel ist leer, und niemand hat noch Karten.
page-table-whySolo = Der Stapel ist leer. Fehler und Karten auf der Hand kosten je einen Punkt.

page-table-animal-boar = Wildsau
page-table-animal-wolf = Wolf
page-table-animal-fox = Fuchs
page-table-animal-hare = Hase
page-table-animal-mouse = Maus
page-table-animal-badger = Dachs
page-table-animal-deer = Hirsch
page-table-animal-duck = Ente
page-table-animal-owl = Eule

page-table-rule-aim = Du hältst deine Karten verkehrt herum: Alle anderen sehen sie, nur du nicht. Merk dir, was du gezogen hast, und spiel es, wenn es ein Paar gibt.
page-table-rule-setup = Es gibt neun Tiere mit je sechs Karten; auf leichteren Stufen fehlen einige. Der Stapel liegt offen, alle sehen das oberste Tier. Noch hat niemand Karten.
page-table-rule-turn = Wenn du dran bist, tust du eins von beiden.
page-table-rule-draw = Ziehen: Nimm die oberste Karte, merk sie dir und steck sie ans Ende deiner Hand, mit dem Rücken zu dir. Dein Zug ist vorbei.
page-table-rule-play = Ausspielen: Nimm irgendeine Karte deiner Hand und leg sie offen hin. Vorher ansehen darfst du sie nicht, und sortieren darfst du auch nicht.
page-table-rule-match = Zeigt sie dasselbe Tier wie der Stapel oder eine Karte auf dem Tisch, nimmst du beide als Punkte und bist noch einmal dran, auch wenn es Zufall war. Passen mehrere, such dir eine aus.
page-table-rule-nomatch = Passt nichts, bleibt deine Karte für alle auf dem Tisch liegen, und dein Zug ist vorbei.
page-table-rule-empty = Ohne Karten musst du ziehen. Ist der Stapel leer, musst du ausspielen; wer keine Karten mehr hat, wartet auf das Ende.
page-table-rule-end = Das Spiel endet sofort, wenn der Stapel leer ist und nur noch eine Person Karten hat oder niemand mehr. Jede gesammelte Karte ist ein Punkt, jede Karte auf der Hand kostet einen. Die meisten Punkte gewinnen.
page-table-rule-naming = Karte ansagen: Vereinbart vor dem Spiel, dass alle das Tier nennen, bevor sie es ausspielen. Das Paar zählt nur, wenn der Name stimmt; eine falsch angesagte Karte bleibt auf dem Tisch.
page-table-rule-solo = Allein: Eine Karte, die nicht zum Stapel passt, kommt zusammen mit der obersten Stapelkarte auf einen Fehlerstapel. Dein Ergebnis sind die gesammelten Karten minus Fehler minus Karten auf der Hand.

page-table-step-draw = Du bist Mia. Der Stapel liegt offen, und alle sehen die Wildsau obenauf. Noch hast du keine Karten: Zieh sie und merk sie dir.
page-table-step-backs = Du hältst deine Karten verkehrt herum: Ben sieht deine Wildsau, du nicht. Jetzt ist er dran und muss ziehen.
page-table-step-second = Du siehst Bens Wolf, er nicht. Zieh die Ente: Eine neue Karte kommt immer ans Ende deiner Hand.
page-table-step-secondElse = Deine Karte passt noch zu nichts. Zieh die Ente.
page-table-step-match = Ben hat einen Hirsch gezogen. Jetzt liegt eine Wildsau auf dem Stapel, und du hast auch eine. Welche deiner Karten ist es? Tipp sie an und spiel sie.
page-table-step-matchElse = Deine Wildsau gäbe jetzt ein Paar. Was hast du zuerst gezogen, die Wildsau oder die Ente?
page-table-step-again = Ein Paar: zwei Punkte für dich, und du bist noch einmal dran. Deine andere Karte passt zu nichts. Spiel sie trotzdem und sieh, was geschieht.
page-table-step-againElse = In einem echten Spiel wäre das klug. Spiel hier deine Karte und sieh, was geschieht.
page-table-step-stays = Passt nicht: Die Ente bleibt auf dem Tisch, und dein Zug ist vorbei. Wer später eine Ente spielt, darf sie nehmen.
page-table-step-last = Viel später: Im Stapel ist noch eine Karte, eine Eule. Die Karte auf deiner Hand ist auch eine Eule. Spiel sie.
page-table-step-lastElse = Dann hättest du zwei Eulen auf der Hand. Spiel deine Eule: Sie passt zum Stapel.
page-table-step-over = Der Stapel ist leer und nur Ben hat noch Karten, also ist das Spiel aus. Du hast 18 Punkte. Ben hat 14, aber seine zwei Karten kosten je einen: 12.

page-table-progress-kept-own = Von { $load } Karten auf deiner Hand kennst du etwa { $mean }.
page-table-progress-axis = gekannte Karten
page-table-error-missed = gezogen, obwohl eine Handkarte passte
page-table-error-misnamed = die richtige Karte unter falschem Namen
page-table-error-none_in_hand = gespielt, obwohl keine Handkarte passte
page-table-progress-fadingText = Richtige Antworten nach den Zügen zwischen dem Ziehen der Karte und dem Augenblick, in dem sie passte.
page-table-coach-up = Du kennst hier { $kept } von 100. Versuch die nächste Stufe: { $size } Tierarten.
page-table-coach-down = Du kennst hier { $kept } von 100. Eine Stufe tiefer, mit { $size } Tierarten, macht es vielleicht mehr Spaß.
page-table-review-said = Du wähltest
page-table-review-truth = Am besten
page-table-review-later =
    { $n ->
        [one] einen Zug später
       *[other] { $count } Züge später
    }
page-table-review-card = Karte { $n }: { $animal }
page-table-review-draw = ziehen: { $animal }
page-table-review-missed = Eine Karte auf deiner Hand passte.
page-table-review-misnamed = Die richtige Karte, aber unter anderem Namen.
page-table-review-none_in_hand = Keine Karte auf deiner Hand passte, Ziehen war richtig.
page-table-drill-kind-closed_up = Wo sind deine Karten, wenn eine davon weg ist?
page-table-drill-kind-full_hand = Merk dir auch die ältesten Karten einer vollen Hand.
page-table-drill-drawn = Du ziehst: { $animal }. Das ist deine Karte { $n }.
page-table-drill-take = Nehmen
page-table-drill-leaves = Karte { $n } verlässt deine Hand. Die anderen rücken auf.
page-table-drill-which = Welche deiner Karten passt zu: { $animal }?
page-table-drill-wrong = Karte { $truth } passt.
page-table-drill-wrongMore = Karten { $truth } passen.
