### The Wise Whale, in a terminal.
### A key that ends in _you is said to the person whom the sentence is about.

title = The Wise Whale
aim = Look well at the sea creatures. Then they are turned down. Point at one that has the colour or the kind of the card from the deck.
sharing = Everybody may look at the screen together, all the time.
card = { $tint } { $creature }
place = { $number }: { $card }.
place_down = [{ $number }]
turned = From the deck: { $card }.
hits =
    { $n ->
        [one] { $n } hit in this turn.
       *[other] { $n } hits in this turn.
    }
deck =
    { $n ->
        [one] { $n } card is left in the deck.
       *[other] { $n } cards are left in the deck.
    }
deck_empty = The deck is empty: this is the last card.
points = Points: { $points }. { $deck }
taken_and_missed = Taken: { $taken }. Missed: { $missed }. { $deck }
result = { $taken } taken, { $missed } missed: each card taken is a point, each one missed takes a point away.

## Options: how hard

option-level-size =
    { $n ->
        [one] { $n } card to remember
       *[other] { $n } cards to remember
    }

## What somebody is asked

ask-study = { $name }, look well and remember where they are. Press Enter when you are ready.
ask-new_card = { $name }, look well and remember the new one. Press Enter when you are ready.
ask-point = { $name }, where is something { $colour }, or another { $creature }? Type a number from 1 to { $cards }.

## What lies on the table, in the middle of a sentence

value-yellow = yellow
value-red = red
value-purple = purple
value-blue = blue
value-green = green
value-orange = orange
value-whale = whale
value-puffer_fish = puffer fish
value-octopus = octopus
value-turtle = turtle
value-crab = crab
value-seahorse = seahorse

## Colours that bend: where a colour bends by what it is said of, its forms stand side by side, and [bend] says which is whose

tint-yellow = yellow
tint-red = red
tint-purple = purple
tint-blue = blue
tint-green = green
tint-orange = orange

## Which form of a colour goes with what

bend-whale = 1
bend-puffer_fish = 1
bend-octopus = 1
bend-turtle = 1
bend-crab = 1
bend-seahorse = 1

## What happened

event-dealt =
    { $n ->
        [one] { $n } card lies face up.
       *[other] { $n } cards lie face up.
    }
event-got_ready = { $name } is ready.
event-got_ready_you = You are ready.
event-turned_down = All cards are face down now.
event-turned_down_one = Card { $number } is face down now.
event-turned_up = From the deck comes: { $card }.
event-laid_away = From the deck comes: { $card }. Nothing here goes with it, so it is laid away.
event-taken = { $name } points at { $number }: { $card }. That goes with it: 1 point.
event-taken_you = You point at { $number }: { $card }. That goes with it: 1 point.
event-missed = { $name } points at { $number }: { $card }. That is not it.
event-missed_you = You point at { $number }: { $card }. That is not it.
event-new_card = The card from the deck comes to place { $number }.
event-ended = The deck is empty. The game is over.

## The rules, by number

rule-W1 = There are 36 cards: six sea creatures, each once in six colours.
rule-W2 = The level says how many cards are laid out face up, in rows: 6, 9, 12 or 16. The other cards are the deck.
rule-W3 = All look at the cards until everybody is ready. Then they are turned face down.
rule-W4 = The top card of the deck is turned over. The player whose turn it is points at one card, and it is turned over for all.
rule-W5 = Same colour or same creature: that player gets the card, 1 point. The card from the deck takes its place; all remember it, then it is turned face down.
rule-W6 = After a hit the same player goes on with the next card. After three hits the next player has the turn.
rule-W7 = If it does not go with the card from the deck, it leaves the game. The card from the deck takes its place, and the next player has the turn.
rule-W8 = If no card that lies there goes with the card from the deck, it is laid away and the next one is turned. That costs nobody anything.
rule-W9 = The new card stays face up until everybody is ready.
rule-W10 = The game ends when the deck is empty and its last card has found its place or was laid away. The cards still lying there are nobody's.
rule-W11 = Each card taken is 1 point. Most points win.
rule-W12 = Alone, you may go on as long as you like, and a miss goes to the wrong pile. Your result is the cards taken minus the wrong ones.
rule-W13 = An example: the deck shows a red crab. A red turtle goes with it, and so does a blue crab. A blue turtle does not.
