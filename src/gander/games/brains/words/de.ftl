### MMM… Brains!.
### A key that ends in _you is said to the person whom the sentence is about.

title = MMM… Hirne!
aim = Sammle mit fünf Würfeln Hirne. Lass dann die anderen zahlen: Wer als Letztes noch welche hat, gewinnt.
sharing = Ihr dürft alle zusammen auf den Bildschirm sehen. In diesem Spiel ist nichts geheim.
brain = Hirn
count =
    { $n ->
        [one] { $n } Hirn
       *[other] { $n } Hirne
    }
holding = { $name } ({ $colour }) { $brains }
holdings = Hirne: { $holdings }.
middle = In der Mitte: { $brains }.
dice = Wurf { $throw } von { $throws }: { $dice }.
die = Würfel { $die }: { $face }
total = { $colour } zählt { $total }:
total_times = { $colour } zählt { $sum } × { $multiplier } = { $total }:
would_take = { $name } würde { $brains } nehmen.
would_take_you = du würdest { $brains } nehmen.
would_pay = { $name } würde { $brains } zahlen.
would_pay_you = du würdest { $brains } zahlen.
result = Nur { $name } hat noch Hirne und gewinnt.
result_you = Nur du hast noch Hirne. Du gewinnst. Gut gespielt.

## Options: colours

option-colours-label = Wem gehört welche Farbe?
option-colours-line = Die Farbe jedes Platzes.
option-colours-ask = { $name }, welche Farbe nimmst du? Drücke die Eingabetaste für 1.
option-colours-help = Jeder hat eine Farbe. Später können die anderen dich damit zahlen lassen.

## Options: brains

option-brains-label = Hirne
option-brains-line = Mit wie vielen Hirnen jede Person anfängt: 0, 5, 10, 15, 20 oder 25, aus der Mitte.

## What somebody is asked

ask-first = { $name }, drücke die Eingabetaste, um alle fünf Würfel zu werfen.
ask-stop_or_throw = { $name }, tippe eine Farbe, um aufzuhören, oder die Nummern der Würfel, die du noch einmal wirfst, zum Beispiel: 2 4
ask-pass_or_throw = { $name }, fünf Hirne zählen nichts. Tippe die Nummern der Würfel, die du noch einmal wirfst, zum Beispiel: 2 4, oder tippe passe.
ask-stop = { $name }, das war der letzte Wurf. Tippe eine Farbe.
ask-pass = { $name }, fünf Hirne zählen nichts. Drücke die Eingabetaste, dann geht es weiter.
ask-possible = { $choices }, oder die Nummern der Würfel, die du noch einmal wirfst, zum Beispiel 2 4, oder behalte und die Nummern der Würfel, die liegen bleiben

## What can be typed

move-pass = passe
move-all = alle
move-keep = behalte

## What lies on the table, in the middle of a sentence

value-red = rot
value-yellow = gelb
value-blue = blau
value-green = grün
value-black = schwarz

## What happened

event-landed = { $name }, Wurf { $throw }: { $dice }.
event-landed_you = Dein Wurf { $throw }: { $dice }.
event-took = { $name } wählt { $colour } und nimmt { $brains }.
event-took_you = Du wählst { $colour } und nimmst { $brains }.
event-took_rest = { $name } wählt { $colour } für { $total } und nimmt alles, was noch da ist: { $brains }.
event-took_rest_you = Du wählst { $colour } für { $total } und nimmst alles, was noch da ist: { $brains }.
event-chose = { $name } wählt { $colour } für { $total }.
event-chose_you = Du wählst { $colour } für { $total }.
event-paid = { $name } zahlt { $brains }.
event-paid_you = Du zahlst { $brains }.
event-passed = { $name } hat fünf Hirne auf den Würfeln. Es geschieht nichts.
event-passed_you = Du hast fünf Hirne auf den Würfeln. Es geschieht nichts.
event-phase_two = Die Mitte ist leer. Von jetzt an wird gezahlt: Hirne kommen in die Mitte und bleiben dort.
event-out = { $name } hat keine Hirne mehr und ist ausgeschieden.
event-out_you = Du hast keine Hirne mehr und bist ausgeschieden. Die anderen spielen weiter.
event-ended = Das Spiel ist aus.

## The odds of the dice

odds-throws = Würfe
odds-take = Hirne im Mittel
odds-total = Summe
odds-chance = Chance
odds-at_least = so viel oder mehr
odds-lying = Es liegen { $dice }. Das zählt: { $totals }.
odds-nothing = nichts
odds-keep = behalten
odds-throw = werfen
odds-all = alle
odds-none = keinen
odds-stop = nichts: aufhören
odds-left = Würfe, die noch bleiben: { $n }

## The rules, by number

rule-M1 = Fünf Würfel zeigen die Zahlen 1 bis 5 in fünf Farben und ein Hirn.
rule-M2 = Zu dritt gibt es 100 Hirne, zu viert 125 und zu fünft 150.
rule-M3 = Jede Person hat eine Farbe.
rule-M4 = Du darfst dreimal werfen. Wähle jedes Mal frei, welche Würfel du noch einmal wirfst, auch solche, die du vorher behalten hast.
rule-M5 = Zähle die Zahlen einer Farbe zusammen. Zwei Hirne auf den Würfeln verdoppeln die Summe, drei verdreifachen, vier vervierfachen sie. Fünf Hirne zählen nichts.
rule-M6 = Erster Teil: Wähle eine Farbe und nimm so viele Hirne aus der Mitte.
rule-M7 = Ist die Mitte leer, beginnt links der zweite Teil.
rule-M8 = Zweiter Teil: Wähle eine Farbe. Wer diese Farbe hat, zahlt so viele Hirne.
rule-M9 = Hat niemand von den anderen im Spiel diese Farbe, zahlst du selbst.
rule-M10 = Wer zu wenige hat, zahlt alle. Wer keine Hirne hat, ist ausgeschieden.
rule-M11 = Wer als Letztes noch Hirne hat, gewinnt.
rule-M12 = Zum Beispiel: 5 und 3 in Grün, dazu drei Hirne auf den anderen Würfeln, zählen 8 × 3 = 24.
rule-M13 = Vor dem Spiel kann jede Person Hirne zum Anfang bekommen, 5 bis 25, damit alle etwa gleich gute Aussichten haben. Sie kommen aus der Mitte.

## On the page: on the closed box

page-lid-title = MMM… Hirne!
page-lid-line = Würfel, Nerven und freundliche Zombies.
page-lid-time = 10 Minuten
page-lid-credit = Ein Spiel von Reiner Knizia
page-lid-given-brains =
    { $n ->
        [one] { $n } Hirn zum Anfang
       *[other] { $n } Hirne zum Anfang
    }
page-lid-setup-where-device-line = Es wandert reihum; alles liegt offen.
page-lid-bot-chick-line = Behält die Farbe, die am meisten zeigt, und würfelt den Rest neu.
page-lid-bot-squirrel-line = Behält auch Hirne und trifft am liebsten, wer am meisten hat.
page-lid-bot-tortoise-line = Schätzt ab, was ein Wurf noch bringt.
page-lid-bot-otter-line = Schätzt ab, was ein Wurf noch bringt, genau wie Theo.
page-lid-bot-crow-line = Schätzt alle Würfe ab und sieht, wie das Spiel steht.
page-lid-bot-elephant-line = Rechnet aus, womit sie am öftesten gewinnt.
page-lid-ghost-line = Hier gibt es nichts zu merken: Er spielt wie Theo.
page-lid-letter-red = R
page-lid-letter-yellow = Ge
page-lid-letter-blue = B
page-lid-letter-green = Gr
page-lid-letter-black = S

## On the page: at the table

page-table-middleShort = Mitte
page-table-phase1 = Phase 1: Füll deinen Teller
page-table-phase2 = Phase 2: Die anderen zahlen
page-table-turnMine = Du bist dran, { $name }.
page-table-turnOther = { $name } würfelt.
page-table-throwAll = Würfeln
page-table-throwSome =
    { $n ->
        [one] { $n } Würfel noch einmal
       *[other] { $n } Würfel noch einmal
    }
page-table-keepHint = Tippe auf die Würfel, die du behalten willst.
page-table-allKept = Alle Würfel behalten. Wähl eine Farbe.
page-table-throwOf = Wurf { $n } von 3.
page-table-rolling = Die Würfel rollen …
page-table-dieNumber = Würfel { $die }: { $number } { $colour }
page-table-dieBrain = Würfel { $die }: Hirn ({ $colour })
page-table-faceBrain = Hirn
page-table-kept = behalten
page-table-dice = Die Würfel
page-table-chosen = gewählt
page-table-chooseColour = Wähl eine Farbe
page-table-total = { $colour }: { $sum } × { $multiplier } = { $total }
page-table-take =
    { $n ->
        [one] { $n } nehmen
       *[other] { $n } nehmen
    }
page-table-pays = { $name } zahlt { $n }
page-table-paysShort = zahlt { $n }
page-table-youPay = du zahlst { $n }
page-table-nothing = nichts
page-table-pass = Fünf Hirne. Weiter
page-table-sure-self =
    { $n ->
        [one] Selbst { $n } Hirn zahlen?
       *[other] Selbst { $n } Hirne zahlen?
    }
page-table-sure-selfYes = Ja, zahlen
page-table-tokens =
    { $n ->
        [one] { $n } Hirn
       *[other] { $n } Hirne
    }
page-table-adviser-show = Chancen zeigen
page-table-adviser-hide = Chancen verbergen
page-table-adviser-collect = Gewinnchance, und Hirne im Schnitt:
page-table-adviser-pay = Gewinnchance, und wie viel mehr andere zahlen:
page-table-adviser-keep = { $dice } behalten: { $chance } Gewinnchance, im Schnitt { $brains } Hirne
page-table-adviser-keepNone = Nichts behalten: { $chance } Gewinnchance, im Schnitt { $brains } Hirne
page-table-adviser-stop = Jetzt aufhören: { $chance } Gewinnchance, { $brains } Hirne
page-table-adviser-exact = { $percent } %
page-table-adviser-about = etwa { $chance }
page-table-adviser-aboutShort = etwa
page-table-adviser-brains = { $brains } Hirne
page-table-adviser-stopShort = Stopp: { $brains }
page-table-adviser-failed = Die Chancen lassen sich gerade nicht ausrechnen.
page-table-over = { $name } ist der letzte Zombie mit Hirnen.
page-table-tell-landed = Wurf { $n }: { $dice }.
page-table-tell-took =
    { $n ->
        [one] { $name } nimmt { $n } Hirn für { $colour }.
       *[other] { $name } nimmt { $n } Hirne für { $colour }.
    }
page-table-tell-took-mine =
    { $n ->
        [one] Du nimmst { $n } Hirn für { $colour }.
       *[other] Du nimmst { $n } Hirne für { $colour }.
    }
page-table-tell-paid-mine =
    { $n ->
        [one] Du wählst { $colour }: { $payer } zahlt { $n } Hirn.
       *[other] Du wählst { $colour }: { $payer } zahlt { $n } Hirne.
    }
page-table-tell-paid-byMe =
    { $n ->
        [one] { $name } wählt { $colour }: Du zahlst { $n } Hirn.
       *[other] { $name } wählt { $colour }: Du zahlst { $n } Hirne.
    }
page-table-tell-paidSelf-mine =
    { $n ->
        [one] Du wählst { $colour } und zahlst { $n } Hirn.
       *[other] Du wählst { $colour } und zahlst { $n } Hirne.
    }
page-table-tell-passed-mine = Du hast fünf Hirne geworfen: Nichts geschieht.
page-table-tell-out-mine = Du hast keine Hirne mehr und scheidest aus.
page-table-tell-ended-mine = Du gewinnst.
page-table-tell-paid =
    { $n ->
        [one] { $name } wählt { $colour }: { $payer } zahlt { $n } Hirn.
       *[other] { $name } wählt { $colour }: { $payer } zahlt { $n } Hirne.
    }
page-table-tell-paidSelf =
    { $n ->
        [one] { $name } wählt { $colour } und zahlt { $n } Hirn.
       *[other] { $name } wählt { $colour } und zahlt { $n } Hirne.
    }
page-table-tell-passed = Fünf Hirne für { $name }: Nichts geschieht.
page-table-tell-phaseTwo = Die Mitte ist leer. Phase 2: Ab jetzt zahlen die anderen.
page-table-tell-out = { $name } hat keine Hirne mehr und scheidet aus.
page-table-tell-ended = { $name } gewinnt.
page-table-notice-few = Nur noch { $n } Hirne in der Mitte.
page-table-notice-last = Ein letztes Hirn in der Mitte.
page-table-ending = Die Zombies heben ihre Teller, und wer übrig ist, leckt den Löffel ab.
page-table-turning-own = Zug { $turn } von { $turns } brachte die Wende: { $name } gewann vorher in etwa { $before }, danach in { $after } von 100 Fällen.
page-table-turning-gift = Zug { $turn } von { $turns } brachte die Wende: { $by } war dran, und { $name } gewann vorher in etwa { $before }, danach in { $after } von 100 Fällen.
page-table-why = Niemand sonst hat noch Hirne.

page-table-colour-yellow = Gelb
page-table-colour-red = Rot
page-table-colour-blue = Blau
page-table-colour-green = Grün
page-table-colour-black = Schwarz

## On the page: beyond the table

page-beyond-rule-aim = Erst füllen alle Zombies ihre Teller mit Hirnen, dann nehmen sie sie einander weg. Wer zuletzt noch Hirne hat, gewinnt.
page-beyond-rule-dice = Fünf Würfel zeigen 1 bis 5 in fünf Farben und ein Hirn. Jede Farbe hat auch eine Form und Buchstaben, man muss sie also nie an der Farbe allein erkennen.
page-beyond-rule-setup = Alle haben eine Farbe. Die Hirne liegen in der Mitte: 25 weiße Plättchen, die eins zählen, und rote, die fünf zählen: 15 zu dritt, 20 zu viert, 25 zu fünft. Das sind 100, 125 oder 150 Hirne.
page-beyond-rule-turn1 = Wirf alle Würfel. Bis zu zweimal darfst du beliebige Würfel noch einmal werfen, auch solche, die du vorher behalten hast.
page-beyond-rule-turn2 = Jede Farbe zählt die Summe ihrer Zahlen. Zwei Hirne verdoppeln alles, drei verdreifachen, vier vervierfachen. Fünf Hirne machen alles zu nichts.
page-beyond-rule-phase1 = Phase 1: Wähl eine Farbe und nimm so viele Hirne aus der Mitte. Liegen dort weniger, nimmst du, was noch da ist. Ist die Mitte leer, beginnt mit der nächsten Person Phase 2.
page-beyond-rule-phase2 = Phase 2: Wähl eine Farbe. Wer sie hat, zahlt so viele Hirne in die Mitte; sie kommen nie zurück. Hat sie niemand von den anderen, die noch im Spiel sind, zahlst du selbst.
page-beyond-rule-out = Wer zu wenige hat, zahlt alle. Wer keine Hirne mehr hat, scheidet aus und steht für keine Farbe mehr, auch wer schon beim Beginn von Phase 2 keine hat.
page-beyond-rule-end = Der letzte Zombie mit Hirnen gewinnt.
page-beyond-rule-example = Zwei rote Würfel mit 5 und 3 und drei Hirne: Rot zählt 8 × 3 = 24.
page-beyond-step-throw = Du bist Mia und spielst Rot. Zuerst füllen alle ihren Teller mit Hirnen aus der Mitte. Wirf die Würfel.
page-beyond-step-keep = Jede Farbe zählt zusammen: Blau hat 5 + 4 = 9. Behalt die zwei blauen Würfel und das Hirn: Tipp sie an, und wirf die anderen noch einmal.
page-beyond-step-keepElse = Versuch es so: Behalt die 5, die 4 und das Hirn und wirf die anderen zwei noch einmal.
page-beyond-step-double = Ein zweites Hirn! Zwei Hirne verdoppeln alle Farben, Blau zählt also 18. Drei würden sie verdreifachen, aber fünf machen alles zu nichts. Nimm die 18.
page-beyond-step-doubleElse = Das ginge. Aber 18 sind viel: Wähl Blau und nimm sie.
page-beyond-step-plate = Zum Nehmen war jede Farbe recht, nicht nur deine eigene. So geht es reihum, bis die Mitte leer ist. Dann wird es ernst.
page-beyond-step-phase = Viel später: Die Mitte ist leer, und Phase 2 beginnt. Von jetzt an lässt eine Farbe jemanden zahlen. Wirf die Würfel.
page-beyond-step-pay = Blau trifft Ben, Grün trifft Ida. Rot gehört dir und Schwarz niemandem: Bei diesen zahlst du selbst. Wähl, was den anderen am meisten wehtut.
page-beyond-step-payElse = Blau kostet Ben 8 und dich nichts. Wähl Blau.
page-beyond-step-paid = Ben zahlt 8 Hirne, und sie kommen nie zurück. Jetzt ist er dran, und er wählt vielleicht Rot.
page-beyond-step-out = Kurz vor dem Ende: Ida hat keine Hirne mehr und ist ausgeschieden. Bei Grün zahlst du jetzt also selbst. Ben hat noch 6. Welche Farbe wählst du?
page-beyond-step-outElse = Das würde dich Hirne kosten. Blau nimmt Ben die letzten sechs.
page-beyond-step-over = Ben ist auch ausgeschieden. Du hast als Letzte noch Hirne: Du gewinnst.
page-beyond-progress-left-own = Mit jeder Entscheidung lässt du etwa { $mean } Hirne auf dem Tisch liegen.
page-beyond-progress-left-group = Mit jeder Entscheidung lasst ihr etwa { $mean } Hirne auf dem Tisch liegen.
page-beyond-progress-axis = liegen gelassene Hirne je Entscheidung
page-beyond-progress-col-left = Im Schnitt liegen gelassen
page-beyond-progress-beyondLeft =
    { $n ->
        [one] Dein letztes Spiel unterscheidet sich von den früheren ({ $before }) um { $mean } Hirne je Entscheidung (zwischen { $low } und { $high }).
       *[other] Deine letzten { $n } Spiele unterscheiden sich von den früheren ({ $before }) um { $mean } Hirne je Entscheidung (zwischen { $low } und { $high }).
    }
page-beyond-error-poorer = eine Wahl, die weniger wert war als die beste
page-beyond-hard-guessing = Blind wählen
page-beyond-hard-of-guessing = Bei zehn, die blind wählen,
page-beyond-hard-perfect = Jeden Zug die meisten Hirne
page-beyond-hard-luckMore =
    { $n ->
        [one] { $name }: Die Würfel brachten { $n } Hirn mehr, als zu erwarten war.
       *[other] { $name }: Die Würfel brachten { $n } Hirne mehr, als zu erwarten war.
    }
page-beyond-hard-luckLess =
    { $n ->
        [one] { $name }: Die Würfel brachten { $n } Hirn weniger, als zu erwarten war.
       *[other] { $name }: Die Würfel brachten { $n } Hirne weniger, als zu erwarten war.
    }
page-beyond-progress-luck = Können und Glück getrennt
page-beyond-progress-luckText =
    { $n ->
        [one] Mit { $n } Entscheidung hast du { $left } Hirne auf dem Tisch gelassen.
       *[other] Mit { $n } Entscheidungen hast du { $left } Hirne auf dem Tisch gelassen.
    }
page-beyond-progress-luckGood = Die Würfel brachten { $luck } Hirne mehr, als sie dir schuldeten. Das war Glück.
page-beyond-progress-luckBad = Die Würfel brachten { $luck } Hirne weniger, als sie dir schuldeten. Auch das war Glück.
page-beyond-progress-luckNone = Die Würfel brachten genau, was sie dir schuldeten.
page-beyond-progress-chances = Verschenkte Gewinnchancen
page-beyond-progress-chances-exact = Zu dritt verschenken deine Entscheidungen etwa { $mean } Gewinnchance je Spiel (zwischen { $low } und { $high }; { $n } Spiele, ausgerechnet).
page-beyond-progress-chances-about = Zu viert und zu fünft verschenken deine Entscheidungen etwa { $mean } Gewinnchance je Spiel (zwischen { $low } und { $high }; { $n } Spiele, geschätzt).
page-beyond-progress-throws = Je nachdem, wie viele Würfe noch blieben
page-beyond-progress-throwsLabel = Liegen gelassene Hirne je Entscheidung: { $list }.
page-beyond-progress-throwsLeft-0 = letzter Wurf vorbei
page-beyond-progress-throwsLeft-1 = noch ein Wurf
page-beyond-progress-throwsLeft-2 = noch zwei Würfe
page-beyond-coach-left-0 = Am meisten geht bei der Wahl der Farbe verloren: jedes Mal { $left } Hirne. Da lohnt ein zweiter Blick.
page-beyond-coach-left-1 = Am meisten geht vor dem letzten Wurf verloren: jedes Mal { $left } Hirne. Da lohnt ein zweiter Blick.
page-beyond-coach-left-2 = Am meisten geht nach dem ersten Wurf verloren: jedes Mal { $left } Hirne. Da lohnt ein zweiter Blick.
page-beyond-course-title = Wer wie wahrscheinlich gewinnt
page-beyond-course-across = Züge
page-beyond-course-label =
    { $n ->
        [one] Du begannst mit { $first } Gewinnchance. Nach { $n } Zug hatte { $name } gewonnen.
       *[other] Du begannst mit { $first } Gewinnchance. Nach { $n } Zügen hatte { $name } gewonnen.
    }
page-beyond-course-exact = Alle Chancen sind ausgerechnet: Sie gelten, wenn alle so gut spielen wie möglich.
page-beyond-course-about = Zu viert und zu fünft sind die Chancen geschätzt, manchmal um ein paar Prozent daneben. Sind nur noch drei oder weniger dabei, sind sie ausgerechnet.
page-beyond-course-col-turn = Zug
page-beyond-course-col-who = Wer
page-beyond-course-sum = Wie es dazu kam
page-beyond-course-start = Am Anfang
page-beyond-course-left = Von dir verschenkt
page-beyond-course-luck = Dein Würfelglück
page-beyond-course-others = Die Züge der anderen
page-beyond-course-end = Am Ende
page-beyond-course-turning = Wo es sich für dich entschied
page-beyond-course-turn = Zug { $turn } von { $turns }, { $name }:
page-beyond-course-turnMine = Zug { $turn } von { $turns }, deiner:
page-beyond-course-rose = Deine Gewinnchance stieg von { $before } auf { $after }.
page-beyond-course-fell = Deine Gewinnchance fiel von { $before } auf { $after }.
page-beyond-course-diceGood = Die Würfel brachten dir { $share }.
page-beyond-course-diceBad = Die Würfel kosteten dich { $share }.
page-beyond-course-thenGood = Dann brachten dir die Würfel { $share }.
page-beyond-course-thenBad = Dann kosteten dich die Würfel { $share }.
page-beyond-course-dearest = Die teuersten Entscheidungen
page-beyond-course-nothingLeft = Keine hat dich viel gekostet. Gut gewählt.
page-beyond-course-when = Zug { $turn }, Wurf { $n }:
page-beyond-course-threw = { $dice } noch einmal zu werfen hat dich { $share } Gewinnchance gekostet. Besser: { $best }.
page-beyond-course-chose = { $colour } zu wählen hat dich { $share } Gewinnchance gekostet. Besser: { $best }.
page-beyond-course-passed = Mit fünf Hirnen weiterzuspielen hat dich { $share } Gewinnchance gekostet. Besser: { $best }.
page-beyond-course-best-throw = { $dice } noch einmal werfen
page-beyond-course-best-choose = { $colour } wählen
page-beyond-course-best-pass = weiterspielen
page-beyond-review-sum =
    { $n ->
        [one] In Hirnen gezählt hast du { $right } von { $n } Mal das Beste gewählt.
       *[other] In Hirnen gezählt hast du { $right } von { $n } Mal das Beste gewählt.
    }
page-beyond-review-chance = Das hat dich { $share } Gewinnchance gekostet.
page-beyond-review-chanceAbout = Das hat dich etwa { $share } Gewinnchance gekostet.
page-beyond-review-noChance = An deiner Gewinnchance hat das kaum etwas geändert.
page-beyond-review-said = Du wähltest
page-beyond-review-truth = Am besten
page-beyond-review-throw = Würfel { $dice } noch einmal werfen
page-beyond-review-take = { $colour } wählen
page-beyond-review-pass = weiter
page-beyond-review-poorer = Das ließ { $left } Hirne auf dem Tisch.
page-beyond-drill-kind-0 = Welche Farbe wählst du?
page-beyond-drill-kind-1 = Welche Würfel behältst du für den letzten Wurf?
page-beyond-drill-kind-2 = Welche Würfel behältst du nach dem ersten Wurf?
page-beyond-drill-dice = Welche Würfel behältst du?
page-beyond-drill-howDice = Tippe sie an und wirf die anderen.
page-beyond-drill-throwsLeft =
    { $n ->
        [one] noch { $n } Wurf
       *[other] noch { $n } Würfe
    }
page-beyond-drill-stop = Hier aufhören
page-beyond-drill-bestDice = Die beste Wahl, die es gibt.
page-beyond-drill-average = im Schnitt { $brains } Hirne
page-beyond-drill-worseDice = Besser diese behalten.
page-beyond-drill-worseNone = Besser alle noch einmal werfen.
page-beyond-drill-worseStop = Besser hier aufhören.
page-beyond-drill-averages = Im Schnitt { $best } Hirne, deine Wahl { $brains }
