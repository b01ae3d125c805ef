### The Brilliant Boar, in a terminal.
### A key that ends in _you is said to the person whom the sentence is about.

title = The Brilliant Boar
aim = Collect pairs of animals. Everybody sees your cards except you, so remember what you take.
sharing = Each of you must look at the screen alone. I will tell you when to hand it over.
deck =
    { $n ->
        [one] Top of the deck: { $animal }. It is the last card.
       *[other] Top of the deck: { $animal }. The deck has { $n } cards.
    }
deck_empty = The deck is empty.
table = Face up on the table: { $animals }.
hand_empty = { $name } has no cards in hand. Collected: { $points }.
hand_empty_you = You have no cards in hand. Collected: { $points }.
hand_faces = { $name } holds, oldest first: { $animals }. Collected: { $points }.
hand_faces_you = You held, oldest first: { $animals }. Collected: { $points }.
hand_backs =
    { $n ->
        [one] { $name } holds { $n } card. Collected: { $points }.
       *[other] { $name } holds { $n } cards. Collected: { $points }.
    }
hand_backs_you =
    { $n ->
        [one] You hold { $n } card: number 1. Collected: { $points }.
       *[other] You hold { $n } cards: number 1 is the oldest, number { $n } the newest. Collected: { $points }.
    }
errors =
    { $n ->
        [one] Wrong pile: { $n } card.
       *[other] Wrong pile: { $n } cards.
    }
result = { $collected } collected, { $errors } on the wrong pile, { $left } left in hand: wrong ones and those in hand take points away.
result_hands = Each collected card is a point. Each card left in hand takes a point away.

## Options: how hard

option-level-size =
    { $n ->
        [one] { $n } kind of animal, 6 cards of each
       *[other] { $n } kinds of animals, 6 cards of each
    }

## Options: naming

option-naming-label = Name the card
option-naming-line = Say the animal before you play it. Only then does the pair count.
option-naming-ask = Do you also want to name each card when you play it? That is harder. Press Enter for no.
option-naming-help = If you name a card wrongly, it makes no pair, even if it would fit.

## Options: what is left out

option-left_out-label = Animals that stay in the box
option-left_out-line = The kinds of animals that are left out.

## What somebody is asked

ask-turn = { $name }, type d to draw the top card, or the number of one of your cards to play it: { $cards }.
ask-draw = { $name }, you have no cards in hand. Look at the top card and remember it. Then press Enter to draw it.
ask-play = { $name }, the deck is empty. Type the number of the card you play: { $cards }.
ask-naming = With the number, name the animal, for example: 1 owl. Animals: { $animals }.
ask-take = { $name }, your card is: { $animal }. Which card do you pair it with?
ask-take_deck = d the top of the deck
ask-take_table = { $number } the one that lies at place { $number } on the table
ask-possible = draw, or the number of a card and its animal, for example 1 owl
ask-possible_play = the number of a card and its animal, for example 1 owl

## What can be typed

move-draw = draw
move-play = play { $number }
move-take_deck = deck
move-take_table = table { $number }

## What lies on the table, in the middle of a sentence

value-boar = boar
value-wolf = wolf
value-badger = badger
value-deer = deer
value-duck = duck
value-owl = owl
value-mouse = mouse
value-hare = hare
value-fox = fox

## What happened

event-shuffled =
    { $n ->
        [one] The deck is shuffled: { $n } card.
       *[other] The deck is shuffled: { $n } cards.
    }
event-drawn = { $name } draws the top card.
event-drawn_you = You draw the top card. It is your newest card now.
event-drawn_card = { $name } draws the top card: { $animal }.
event-drawn_card_you = You draw the top card: { $animal }.
event-played = { $name } plays card { $number }: { $animal }.
event-played_you = You play card { $number }: { $animal }.
event-played_right = { $name } plays card { $number } and says { $said }. It is right: { $animal }.
event-played_right_you = You play card { $number } and say { $said }. It is right: { $animal }.
event-played_wrong = { $name } plays card { $number } and says { $said }. It is not: { $animal }.
event-played_wrong_you = You play card { $number } and say { $said }. It is not: { $animal }.
event-paired_deck = { $name } pairs it with the top of the deck ({ $animal }): 2 points, and another turn.
event-paired_deck_you = You pair it with the top of the deck ({ $animal }): 2 points, and another turn.
event-paired_table = { $name } pairs it with the one on the table ({ $animal }): 2 points, and another turn.
event-paired_table_you = You pair it with the one on the table ({ $animal }): 2 points, and another turn.
event-stayed = It makes no pair. The card stays on the table: { $animal }.
event-erred = It makes no pair. Both go to the wrong pile: { $animal } and { $top }.
event-ended = The game is over.

## The rules, by number

rule-B1 = There are 9 kinds of animals, 6 cards of each.
rule-B2 = The level says how many kinds are in the deck: 6, 7, 8 or 9.
rule-B3 = The deck lies face up, so all see its top card. Nobody starts with cards in hand.
rule-B4 = Draw: take the top card, remember it, and put it behind your other cards. From then on all others see it, and you do not. Your turn ends.
rule-B5 = Play: lay any one of your cards face up.
rule-B6 = Without cards you can only draw. With an empty deck you can only play, and whoever has no cards waits for the end.
rule-B7 = You never look at your own cards, and you never change their order.
rule-B8 = If the card you play is the same as the deck's top or as a card on the table, you take both as points and have another turn.
rule-B9 = If several cards fit, you choose which one to take.
rule-B10 = If nothing fits, your card stays face up on the table and your turn ends.
rule-B11 = When the top card is taken, the next one is seen.
rule-B12 = With an empty deck you must play, even if nothing can fit.
rule-B13 = The game ends when the deck is empty and only one player, or nobody, has cards in hand.
rule-B14 = Your points are the cards you collected minus the cards left in your hand. Most points win.
rule-B15 = In this game you name the card as you play it. With a wrong name it stays on the table, even if it would fit.
rule-B16 = Alone: if your card does not fit the deck's top, both go to the wrong pile. The game ends with the deck. Your result is the collected cards minus the wrong pile minus your hand.
