### The Lynx.
### A key that ends in _you is said to the person whom the sentence is about.

title = Der aufmerksame Luchs
aim = Sieh dir eine Karte an und sag später, welche es war.
sharing = Ihr dürft alle auf den Bildschirm schauen.
up = Die Karte liegt offen: { $prey }.
down = Die Karte liegt verdeckt.

## What lies on the table, in the middle of a sentence

value-frog = Frosch
value-hedgehog = Igel
value-snail = Schnecke

## What somebody is asked

ask-look = { $name }, drück Enter, wenn du genug gesehen hast.
ask-name = { $name }, welche Karte war es?

## What happened

event-shown = Eine Karte wird aufgedeckt: { $prey }.
event-it_was = Es war: { $prey }.
event-turned_down = Die Karte wird verdeckt.
event-named = { $name } sagt { $prey }.
event-named_you = Du sagst { $prey }.

## The rules, by number

rule-L1 = Es gibt zwölf Karten, von jeder Sorte vier. Die oberste wird aufgedeckt.
rule-L2 = Wenn du genug gesehen hast, wird sie verdeckt.
rule-L3 = Alle sagen einmal, welche Karte es war.
rule-L4 = Dann sehen alle, welche es war. Wer recht hatte, bekommt einen Punkt. Nach der letzten Karte gewinnen die meisten Punkte.

## On the page: on the closed box

page-lid-title = Der aufmerksame Luchs
page-lid-line = Sieh dir eine Karte an. Welche war es?
page-lid-time = 5 Minuten
page-lid-credit = Von uns
page-lid-setup-where-device-line = Es wandert reihum; alle sehen gemeinsam hin.

## On the page: inside the box

page-table-card = Die Karte
page-table-down = Eine Karte, verdeckt
page-table-look = Sieh genau hin!
page-table-lookOther = { $name } sieht sich die Karte an. Du auch.
page-table-seen = Ich habe sie gesehen
page-table-ask = Welche Karte war es?
page-table-askOther = { $name } sagt, welche es war.
page-table-was = Es war: { $prey }.
page-table-over = Das war die letzte Karte.
page-table-why = Der Stapel ist aufgebraucht.
page-table-ending = Die letzte Karte wird noch einmal gezeigt.
page-table-prey-frog = Frosch
page-table-prey-hedgehog = Igel
page-table-prey-snail = Schnecke
page-table-tell-turnedUp = Die Karte liegt offen: { $prey }.
page-table-tell-turnedDown = Die Karte wird umgedreht.
page-table-tell-named = { $name } sagt: { $prey }.
page-table-tell-named-mine = Du sagst: { $prey }.
page-table-rule-aim = Eine Karte wird gezeigt und umgedreht. Merke dir, welche es war. Es gibt zwölf Karten, von jeder Sorte vier.
page-table-rule-turn = Wer dran ist, dreht sie um, sobald genug gesehen ist. Dann sagen alle der Reihe nach einmal, welche Karte es war.
page-table-rule-end = Dann sehen alle, welche es war. Wer recht hatte, bekommt einen Punkt. Die nächste Person macht mit der nächsten Karte weiter, und nach der letzten gewinnen die meisten Punkte.
page-table-step-look = Du bist Mia. Das ist die Karte. Sieh sie dir an und drücke dann „Ich habe sie gesehen“.
page-table-step-name = Jetzt liegt sie verdeckt. Welche war es?
page-table-step-nameElse = Es war eine andere. Hier darfst du es noch einmal versuchen.
page-table-step-other = Jetzt sagt Ben, welche es war.
page-table-step-next = Es war der Frosch: ein Punkt für dich. Jetzt dreht Ben die nächste Karte um.
page-table-step-last = Viel später: Die letzte Karte war eine Schnecke. Sag es.
page-table-step-lastElse = Es war die Schnecke. Hier darfst du es noch einmal versuchen.
page-table-step-over = Das war die letzte Karte. Du gewinnst mit 5 zu 4.
page-table-progress-axis = behaltene Karten
page-table-drill-kind-one = Behalte eine Karte im Kopf.
