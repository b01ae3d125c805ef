### The Wise Whale.
### A key that ends in _you is said to the person whom the sentence is about.

title = The Wise Whale
aim = Take a good look at the sea creatures. Then they are turned down. Point at one that has the colour or the kind of the card from the deck.
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

ask-study = { $name }, take a good look and remember where they are. Press Enter when you are ready.
ask-new_card = { $name }, take a good look at the new one and remember it. Press Enter when you are ready.
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
rule-W6 = After a hit the same player goes on with the next card. After three hits it is the next player’s turn.
rule-W7 = If it does not go with the card from the deck, it leaves the game. The card from the deck takes its place, and it is the next player’s turn.
rule-W8 = If no card that lies there goes with the card from the deck, it is laid away and the next one is turned. That costs nobody anything.
rule-W9 = The new card stays face up until everybody is ready.
rule-W10 = The game ends when the deck is empty and its last card has found its place or was laid away. The cards still lying there are nobody’s.
rule-W11 = Each card taken is 1 point. Most points win.
rule-W12 = Alone, you may go on as long as you like, and a miss goes to the error pile. Your result is the cards taken minus the wrong ones.
rule-W13 = An example: the deck shows a red crab. A red turtle goes with it, and so does a blue crab. A blue turtle does not.

## On the page: on the closed box

page-lid-title = The Wise Whale
page-lid-line = Look into the sea. Who swims where?
page-lid-time = 10 minutes
page-lid-credit = After The Wise Whale by Maureen Hiron; deck, levels and the solo game are ours
page-lid-setup-where-device-line = Pass it around; everybody looks together.

## On the page: inside the box

page-table-grid = The cards, { $rows } rows of { $columns }
page-table-faceUp = Card { $number }: { $card }
page-table-faceDown = Card { $number }, row { $row }, column { $column }: face down
page-table-cardName = { $tint } { $creature }
page-table-cardWords = { $card } ({ $water })
page-table-study = Look closely: who swims where?
page-table-studyHint = Soon they all dive.
page-table-ask = { $name }, where is something { $colour }, or another { $creature }?
page-table-askOther = { $name } looks for something { $colour }, or for another { $creature }.
page-table-askAll = Where is something { $colour }, or another { $creature }?
page-table-turned = From the deck: { $card }
page-table-pointAt = { $place }. Point at it
page-table-away = Nothing here goes with it, so it was laid away:
page-table-newCard = Card { $number } now: { $card }. Remember it.
page-table-points = { $name } points at card { $number }.
page-table-points-mine = You point at card { $number }.
page-table-verdict-right = Found!
page-table-verdict-was = It was: { $card }.
page-table-takes = { $name } takes the card.
page-table-takes-mine = The card is yours.
page-table-leaves = It leaves the game.
page-table-leaves-alone = It counts as an error.
page-table-shown = This lay there before:
page-table-hits =
    { $n ->
        [one] { $n } hit of { $most } in this turn
       *[other] { $n } hits of { $most } in this turn
    }
page-table-taken =
    { $n ->
        [one] { $n } taken
       *[other] { $n } taken
    }
page-table-errors =
    { $n ->
        [one] { $n } error
       *[other] { $n } errors
    }
page-table-box =
    { $n ->
        [one] { $n } out of the game
       *[other] { $n } out of the game
    }
page-table-over = The deck is used up. The game is over.
page-table-tell-dealt = The creatures are laid out.
page-table-tell-turnedDown = All cards are turned down.
page-table-tell-turnedDownOne = The new card is turned down.
page-table-tell-turnedUp = From the deck: { $card }.
page-table-tell-laidAway = Nothing goes with the { $card }. It is laid away.
page-table-tell-taken = { $name } finds card { $number }: { $card }.
page-table-tell-taken-mine = Found! Card { $number }: { $card }.
page-table-tell-missed = { $name } points at card { $number }: { $card }. Not this time.
page-table-tell-missed-mine = Card { $number } was: { $card }. Not this time.
page-table-tell-newCard = The card from the deck takes its place.
page-table-tell-ended = The deck is used up. That is the end.
page-table-tell-ready = { $name } is ready.
page-table-score = { $taken } taken − { $errors } = { $total }
page-table-ending = What was caught swims by in a shoal.
page-table-turning-lead = { $name } took the lead with card { $turn } of { $turns } and was never caught again.
page-table-turning-start = { $name } led from the first card on.
page-table-turning-level = From card { $turn } of { $turns } on, { $name } were level, and nobody got past them.
page-table-turning-clean = Not a single mistake: { $n } finds one after the other.
page-table-why = The deck is used up.

page-table-hard-of-perfect = Of ten who remember everything and leave to chance which match they take,
page-table-hard-perfect = Remembers everything, takes any match

page-table-creature-whale = whale
page-table-creature-puffer---fish = puffer fish
page-table-creature-octopus = octopus
page-table-creature-turtle = turtle
page-table-creature-crab = crab
page-table-creature-seahorse = seahorse
page-table-colour-yellow = yellow
page-table-colour-red = red
page-table-colour-purple = purple
page-table-colour-blue = blue
page-table-colour-green = green
page-table-colour-orange = orange

## On the page: Where a colour bends by what it is said of, its forms stand side by side, and each creature says which is its own.

page-table-bend-whale = 1
page-table-bend-puffer---fish = 1
page-table-bend-octopus = 1
page-table-bend-turtle = 1
page-table-bend-crab = 1
page-table-bend-seahorse = 1
page-table-tint-yellow = yellow
page-table-tint-red = red
page-table-tint-purple = purple
page-table-tint-blue = blue
page-table-tint-green = green
page-table-tint-orange = orange
page-table-letter-yellow = Y
page-table-letter-red = R
page-table-letter-purple = P
page-table-letter-blue = B
page-table-letter-green = G
page-table-letter-orange = O
page-table-water-yellow = bubbles
page-table-water-red = zigzag
page-table-water-purple = crosses
page-table-water-blue = waves
page-table-water-green = seaweed
page-table-water-orange = scales

page-table-rule-aim = Sea creatures lie on the table. Look closely: soon they are all turned down. Then the deck shows a card, and you point at one that goes with it.
page-table-rule-card = Every card has a creature and a colour; each colour has its own letter and its own water. There are six creatures in six colours, one card of each: 36 cards.
page-table-rule-setup = Depending on the level 6, 9, 12 or 16 cards lie face up in rows. The other cards are the deck.
page-table-rule-study = You have two minutes to look, or less if all are ready. Then all cards are turned down.
page-table-rule-turn1 = The top card of the deck is turned over. Point at a card: it is turned over for all.
page-table-rule-turn2 = Same colour or same creature: a hit. The card is yours, and it is a point.
page-table-rule-turn3 = Anything else is a miss: the card leaves the game, and it is the next player’s turn.
page-table-rule-turn4 = Hit or miss, the card from the deck takes the place, face up for a moment. All look, then it is turned down.
page-table-rule-turn5 = After a hit you go on with the next card. After three hits it is the next player’s turn.
page-table-rule-turn6 = If nothing on the table goes with the card from the deck, it is laid away and the next one is turned. That costs nobody anything.
page-table-rule-end = The game is over when the last card of the deck has found its place or was laid away. The cards still on the table are nobody’s. Most cards win.
page-table-rule-solo = Alone: you go on for as long as there are cards, and a miss goes to an error pile. Your result is cards taken minus errors.
page-table-rule-ours = After The Wise Whale; deck, levels and the solo game are ours.

page-table-step-study = You are Mia. Each card has a creature and a colour. Look closely at where they are, then press “Ready”.
page-table-step-first = Now they have all dived. The deck shows a red crab. Where was something red, or another crab? Tap that card.
page-table-step-firstElse = Neither red nor a crab. At a real table your turn would be over; here you may try again.
page-table-step-newCard = Red and red: a hit, so the turtle is yours. The red crab takes its place. Remember it, then press “Ready”.
page-table-step-second = After a hit you go on. Nothing here is orange, but a crab has just come. Where?
page-table-step-secondElse = It was the card that you saw a moment ago. Here you may try again.
page-table-step-again = Two hits. Now the orange crab lies there, and the red one no longer. That is the difficulty. Press “Ready”.
page-table-step-third = A green seahorse. Nothing is green, but there was another seahorse. Where?
page-table-step-thirdElse = Not there. Here you may try again.
page-table-step-three = Three hits, and that is all for one turn: now it is Ben’s. Look at the new card, then press “Ready”.
page-table-step-ben = Ben looks for something green, or for a turtle. You know where? Keep it to yourself.
page-table-step-missed = Ben pointed at the puffer fish: a miss. It leaves the game, and the green turtle takes its place. Remember it, then press “Ready”.
page-table-step-last = Much later: this is the last card of the deck. You remember that the first card is a blue whale. Take it.
page-table-step-lastElse = The blue whale is the first card. Here you may try again.
page-table-step-over = The deck is used up, and the game is over. Each card is a point: you win with 15 to 9.

page-table-progress-kept-own = Of { $load } cards you remember about { $mean }.
page-table-progress-axis = cards remembered
page-table-progress-positions = Corner, side, inside
page-table-progress-positionsText = Right answers by where in the grid the card lay.
page-table-progress-positionsLabel = Right answers of 100, from corner to inside: { $list }.
page-table-progress-position-corner = in a corner
page-table-progress-position-side = at a side
page-table-progress-position-inside = inside
page-table-error-before = where a card that fits lay before
page-table-error-neighbour = next to a card that fits
page-table-error-elsewhere = far from every card that fits
page-table-coach-up = You remember { $kept } of 100 here. Try the next level: { $size } cards.
page-table-coach-down = You remember { $kept } of 100 here. One level down, with { $size } cards, may be more fun.
page-table-review-said = You pointed at
page-table-review-truth = This fitted
page-table-review-before = A card that fits lay there before.
page-table-review-neighbour = A card that fits lies next to it.
page-table-review-elsewhere = No card that fits lies near it.
page-table-review-asked = Something { $colour }, or this creature: { $creature }
page-table-review-place = Card { $number }: { $card }
page-table-drill-look = Look closely at all of them.
page-table-drill-newCard = Card { $number } is new.
page-table-drill-wrong = Card { $number } matches: { $card }.
