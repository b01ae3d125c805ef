### The Lynx.
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

## On the page: on the closed box

page-lid-title = The Attentive Lynx
page-lid-line = Look at a card. Which was it?
page-lid-time = 5 minutes
page-lid-credit = Our own
page-lid-setup-where-device-line = Pass it around; everybody looks together.

## On the page: inside the box

page-table-card = The card
page-table-down = A card, face down
page-table-look = Look closely!
page-table-lookOther = { $name } looks at the card. So do you.
page-table-seen = I have seen it
page-table-ask = Which card was it?
page-table-askOther = { $name } says which it was.
page-table-was = It was: { $prey }.
page-table-over = That was the last card.
page-table-why = The deck is used up.
page-table-ending = The last card is shown once more.
page-table-prey-frog = Frog
page-table-prey-hedgehog = Hedgehog
page-table-prey-snail = Snail
page-table-tell-turnedUp = The card is up: { $prey }.
page-table-tell-turnedDown = The card is turned down.
page-table-tell-named = { $name } says: { $prey }.
page-table-tell-named-mine = You say: { $prey }.
page-table-rule-aim = A card is shown and turned down. Remember which it was. There are twelve cards, four of each kind.
page-table-rule-turn = Whose turn it is turns it down when they have seen enough. Then everybody says once which card it was, one after the other.
page-table-rule-end = Then all see which it was. If you were right, you have a point. The next player goes on with the next card, and after the last one the most points win.
page-table-step-look = You are Mia. This is the card. Look at it, then press “I have seen it”.
page-table-step-name = Now it lies face down. Which was it?
page-table-step-nameElse = It was another one. Here you may try again.
page-table-step-other = Now Ben says which it was.
page-table-step-next = It was the frog: a point for you. Now Ben turns the next card down.
page-table-step-last = Much later: the last card was a snail. Say so.
page-table-step-lastElse = It was the snail. Here you may try again.
page-table-step-over = That was the last card. You win with 5 to 4.
page-table-progress-axis = cards kept
page-table-drill-kind-one = Keep one card in mind.
