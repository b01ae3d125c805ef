### The Lynx, in a terminal.
### A key that ends in _you is said to the person whom the sentence is about.

title = The Attentive Lynx
aim = Look at a card, and say later which it was.
sharing = You can all look at the screen.
up = The card is up: { $prey }.
down = The card is down.

## What lies on the table, in the middle of a sentence

value-frog = frog
value-hedgehog = hedgehog
value-snail = snail

## What somebody is asked

ask-look = { $name }, press Enter when you have seen enough.
ask-name = { $name }, which card was it?

## What happened

event-shown = A card is turned up: { $prey }.
event-it_was = It was: { $prey }.
event-turned_down = The card is turned down.
event-named = { $name } says { $prey }.
event-named_you = You say { $prey }.

## The rules, by number

rule-L1 = There are twelve cards, four of each kind. The top one is turned up.
rule-L2 = When you have seen enough it is turned down.
rule-L3 = Everybody says once which card it was.
rule-L4 = Then all see which it was. If you were right, you have a point. After the last card the most points win.
