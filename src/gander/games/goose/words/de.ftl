### The Astute Goose.
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
ask-animal = { $name }, welches Tier ist bei Nummer { $suspect }?
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
event-missed = Die Karte wird gezeigt: { $suspect }. Sie kommt auf den Fehlerstapel.
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
rule-G18 = Allein kommt eine falsche Karte auf den Fehlerstapel. Dein Ergebnis: die richtigen Karten weniger die falschen.
rule-G19 = Zusammen schlägt eine Person eine Antwort vor, und alle anderen sind dafür oder schlagen eine andere vor. Euer Ergebnis: die richtigen Karten weniger die falschen.

## On the page: on the closed box

page-lid-title = Die schlaue Gans
page-lid-line = Sieh dir die Verdächtigen an. Wer trug was?
page-lid-time = 10 Minuten
page-lid-credit = Ein Spiel von Reiner Knizia

## On the page: at the table

page-table-lineup = Die Reihe
page-table-faceUp = Nummer { $number }: Mantel { $colour } ({ $weave }), { $clothing }, { $animal }
page-table-faceDown = Nummer { $number }: verdeckt
page-table-gap = Platz { $number }: leer
page-table-cardWords = Mantel { $colour } ({ $weave }), { $clothing }, { $animal }
page-table-overview = Alles, was es gibt
page-table-feature-colour = Farbe
page-table-feature-clothing = Kleidung
page-table-feature-animal = Tier
page-table-dieNumber = Zahlenwürfel: { $n }
page-table-dieFeature = Merkmalswürfel: { $feature }
page-table-study = Alle genau anschauen.
page-table-studyHint = Gleich drehen sie sich um.
page-table-roll = Würfeln
page-table-rollMine = Du bist dran, { $name }. Nach wem wird gefragt?
page-table-rollOther = { $name } würfelt.
page-table-rolling = Die Würfel rollen …
page-table-ask-colour = { $name }, welche Farbe trägt Nummer { $number }?
page-table-ask-clothing = { $name }, was hat Nummer { $number } an?
page-table-ask-animal = { $name }, welches Tier ist bei Nummer { $number }?
page-table-askAll-colour = Welche Farbe trägt Nummer { $number }?
page-table-askAll-clothing = Was hat Nummer { $number } an?
page-table-askAll-animal = Welches Tier ist bei Nummer { $number }?
page-table-heldMine = Nur du siehst diese Karte.
page-table-heldPassed = Nur du darfst sie ansehen.
page-table-heldDown = Deine Karte, verdeckt
page-table-heldFirst = { $name }, du darfst dir die Karte ansehen.
page-table-heldOther = { $name } sieht sich die Karte an.
page-table-slip = Jemand hat sie gesehen
page-table-alreadyWrong = war eben schon falsch
page-table-sure-slip = Hat jemand deine Karte gesehen?
page-table-sure-slipGives = Dann bekommt { $name } sie.
page-table-sure-slipYes = Ja, hergeben
page-table-proposeFirst = Wer schlägt eine Antwort vor?
page-table-proposed = { $name } meint: { $value }
page-table-accept = Ich bin dafür
page-table-orOther = Oder etwas anderes vorschlagen:
page-table-says = { $name } sagt: { $value }.
page-table-says-mine = Du sagst: { $value }.
page-table-says-together = Ihr sagt: { $value }.
page-table-verdict-right = Richtig!
page-table-verdict-wrong = Diesmal nicht.
page-table-verdict-nobody = Niemand wusste es.
page-table-was-yellow = Es war Gelb.
page-table-was-red = Es war Rot.
page-table-was-purple = Es war Lila.
page-table-was-blue = Es war Blau.
page-table-was-green = Es war Grün.
page-table-was-bow---tie = Es war eine Fliege.
page-table-was-necktie = Es war eine Krawatte.
page-table-was-scarf = Es war ein Schal.
page-table-was-key---chain = Es war eine Kette mit Schlüssel.
page-table-was-striped---shirt = Es war ein Ringelhemd.
page-table-was-rat = Es war eine Ratte.
page-table-was-dog = Es war ein Hund.
page-table-was-cat = Es war eine Katze.
page-table-was-goose = Es war eine Gans.
page-table-was-parrot = Es war ein Papagei.
page-table-newCard = Jemand Neues bei { $number }. Gut merken.
page-table-aloud = Zu sehen: { $card }.
page-table-shown = Das war die Karte:
page-table-errors =
    { $n ->
        [one] { $n } Fehler
       *[other] { $n } Fehler
    }
page-table-points =
    { $n ->
        [one] { $n } richtig
       *[other] { $n } richtig
    }
page-table-box =
    { $n ->
        [one] { $n } aus dem Spiel
       *[other] { $n } aus dem Spiel
    }
page-table-over = Die Würfel zeigen auf eine Lücke. Das Spiel ist aus.
page-table-tell-dealt = Die Verdächtigen stehen da.
page-table-tell-turnedDown = Alle Karten sind umgedreht.
page-table-tell-turnedDownOne = Die neue Karte ist umgedreht.
page-table-tell-rolled = { $name } würfelt { $number } und { $feature }.
page-table-tell-rolled-mine = Du würfelst { $number } und { $feature }.
page-table-tell-right = { $name } sagt { $value }. Richtig!
page-table-tell-right-mine = Du sagst { $value }. Richtig!
page-table-tell-right-together = Ihr sagt { $value }. Richtig!
page-table-tell-wrong-mine = Du sagst { $value }. Diesmal nicht.
page-table-tell-wrong-together = Ihr sagt { $value }. Diesmal nicht.
page-table-tell-wrong = { $name } sagt { $value }. Diesmal nicht.
page-table-tell-won = { $name } nimmt die Karte.
page-table-tell-won-mine = Die Karte gehört dir.
page-table-tell-wonTogether = Ihr nehmt die Karte zusammen.
page-table-tell-missed = Die Karte kommt zu den Fehlern.
page-table-tell-slipped = Jemand hat die Karte von { $name } gesehen. { $winner } nimmt sie.
page-table-tell-boxed = Niemand wusste es. Die Karte verlässt das Spiel ungesehen.
page-table-tell-proposed = { $name } schlägt { $value } vor.
page-table-tell-accepted = { $name } ist dafür.
page-table-tell-newCard = Jemand Neues steht da.
page-table-tell-ended = Die Würfel zeigen auf eine Lücke. Das ist das Ende.
page-table-tell-ready = { $name } ist bereit.
page-table-acceptAll = Wir sind uns einig
page-table-score = { $right } richtig − { $errors } = { $total }
page-table-notice-few = Nur noch { $n } Verdächtige.
page-table-notice-last = Der letzte Verdächtige.
page-table-ending = Die Verdächtigen drehen sich um und verbeugen sich.
page-table-turning-lead = { $name } ging mit Frage { $turn } von { $turns } in Führung und wurde nicht mehr eingeholt.
page-table-turning-start = { $name } führte von der ersten Karte an.
page-table-turning-level = Ab Frage { $turn } von { $turns } lagen { $name } gleichauf, und niemand kam vorbei.
page-table-turning-clean = Kein einziger Fehler: { $n } Verdächtige hintereinander.
page-table-why = Die Würfel zeigten auf einen leeren Platz: Damit ist das Spiel aus.

page-table-animal-rat = Ratte
page-table-animal-dog = Hund
page-table-animal-cat = Katze
page-table-animal-goose = Gans
page-table-animal-parrot = Papagei
page-table-colour-yellow = Gelb
page-table-colour-red = Rot
page-table-colour-purple = Lila
page-table-colour-blue = Blau
page-table-colour-green = Grün
page-table-weave-yellow = Punkte
page-table-weave-red = Karos
page-table-weave-purple = glatt
page-table-weave-blue = Wellen
page-table-weave-green = Zickzack
page-table-clothing-bow---tie = Fliege
page-table-clothing-necktie = Krawatte
page-table-clothing-scarf = Schal
page-table-clothing-key---chain = Kette mit Schlüssel
page-table-clothing-striped---shirt = Ringel­hemd

## On the page: beyond the table

page-beyond-rule-aim = Etwas wurde gestohlen, und vor dir steht eine Reihe Verdächtiger. Sieh genau hin: Gleich drehen sie sich alle um, und die Würfel fragen, wer was trug.
page-beyond-rule-card = Alle Verdächtigen haben drei Merkmale: die Farbe des Mantels (jede Farbe hat ihr eigenes Muster), ein Kleidungsstück und ein Tier. Es gibt 25, und keine zwei sind gleich.
page-beyond-rule-setup = Je nach Stufe stehen drei bis sechs Verdächtige offen da. Die Zahlen 1 bis 6 liegen von links an darüber; bei weniger als sechs geht es vorn wieder los, und jemand hat zwei Zahlen.
page-beyond-rule-study = Ihr habt zwei Minuten zum Hinsehen, oder weniger, wenn alle bereit sind. Dann wird die ganze Reihe umgedreht.
page-beyond-rule-turn1 = Wirf beide Würfel. Der eine nennt die verdächtige Person, der andere, wonach gefragt wird: Farbe, Kleidung oder Tier.
page-beyond-rule-turn2 = Sag deine Antwort laut; alle fünf möglichen Antworten sind immer zu sehen. Dann siehst nur du die Karte an.
page-beyond-rule-turn3 = Richtig: Zeig die Karte allen und behalte sie. Sie ist ein Punkt.
page-beyond-rule-turn4 = Falsch: Die anderen dürfen es versuchen, links von dir beginnend, je eine Antwort. Wer zuerst richtig liegt, bekommt die Karte. Liegt niemand richtig, verlässt sie das Spiel ungesehen.
page-beyond-rule-turn5 = Erhascht jemand einen Blick auf die Karte, während du sie hältst, bekommt sie sofort, wer links von dir sitzt.
page-beyond-rule-turn6 = Eine neue Karte füllt die Lücke, für einen Moment offen. Alle sehen hin, dann wird sie umgedreht, und die nächste Person würfelt.
page-beyond-rule-end = Ist der Stapel aufgebraucht, bleiben Lücken offen. Sobald die Würfel auf eine Lücke zeigen, ist das Spiel aus. Die meisten Karten gewinnen.
page-beyond-rule-solo = Allein: Eine falsche Antwort legt die Karte auf einen Fehlerstapel. Dein Ergebnis sind die richtigen Karten minus die Fehler.
page-beyond-rule-together = Zusammen: Einigt euch nach jedem Wurf auf eine Antwort. Jemand schlägt vor, alle anderen stimmen zu oder schlagen etwas anderes vor. Gezählt wird wie allein.
page-beyond-step-study = Du bist Mia. Alle Verdächtigen haben eine Farbe, etwas zum Anziehen und ein Tier. Sieh genau hin und drück dann auf „Bereit“.
page-beyond-step-roll = Jetzt haben sie dir den Rücken zugedreht, und du musst dich erinnern. Würfle: Die Würfel sagen, nach wem du gefragt wirst.
page-beyond-step-answer = Der eine Würfel sagt, wer, der andere, was. Es sind nur drei Karten, darum hat jede zwei Zahlen: 5 ist die zweite Karte. Welche Farbe war es?
page-beyond-step-answerElse = Es war eine andere Farbe. An einem echten Tisch dürfte jetzt die nächste Person; hier darfst du es noch einmal versuchen.
page-beyond-step-newCard = Richtig, die Karte gehört dir: ein Punkt. Jemand Neues füllt die Lücke. Sieh genau hin und drück dann auf „Bereit“.
page-beyond-step-other = Ben ist dran: Er würfelt 3 und das Tier. Weißt du es? Behalt es für dich.
page-beyond-step-chance = Ben hat „Hund“ gesagt, und das war falsch. Nun sieht er allein die Karte an, und du darfst antworten: Welches Tier war es?
page-beyond-step-chanceElse = Es war ein anderes Tier. Hier darfst du es noch einmal versuchen.
page-beyond-step-won = Gewusst, also bekommst du die Karte. Weiß es niemand, kommt die Karte ungesehen weg. Wieder jemand Neues: hinsehen, dann „Bereit“.
page-beyond-step-gap = Viel später: Der Stapel ist aufgebraucht, darum bleibt eine Lücke offen. Würfle.
page-beyond-step-over = Die Würfel zeigen auf die Lücke, und das Spiel ist aus. Jede Karte ist ein Punkt: Du gewinnst mit 12 zu 9.
page-beyond-progress-kept-own = Von { $load } Verdächtigen behältst du etwa { $mean }.
page-beyond-progress-kept-group = Von { $load } Verdächtigen behaltet ihr zusammen etwa { $mean }.
page-beyond-progress-axis = behaltene Verdächtige
page-beyond-error-called = etwas, das eben schon falsch war
page-beyond-coach-up = Du behältst hier { $kept } von 100. Versuch die nächste Stufe: { $size } Verdächtige.
page-beyond-coach-down = Du behältst hier { $kept } von 100. Eine Stufe tiefer, mit { $size } Verdächtigen, macht es vielleicht mehr Spaß.
page-beyond-review-asked-colour = Farbe von Nummer { $number }
page-beyond-review-asked-clothing = Kleidung von Nummer { $number }
page-beyond-review-asked-animal = Tier bei Nummer { $number }
page-beyond-review-called = Das war eben erst gesagt worden und falsch.
page-beyond-drill-look = Sieh dir alle genau an.
page-beyond-drill-newCard = Nummer { $number } ist neu.
