### MMM… Brains!, in a terminal.
### A key that ends in _you is said to the person whom the sentence is about.

title = MMM… Hirne!
aim = Sammle mit fünf Würfeln Hirne. Lass dann die anderen zahlen, und habe als Letzter noch welche.
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
result = { $name } hat als Einzige oder Einziger noch Hirne und gewinnt.
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
