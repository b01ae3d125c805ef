### The Lynx, in a terminal.
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
