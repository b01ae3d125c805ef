### The Magpie, in a terminal.
### A key that ends in _you is said to the person whom the sentence is about.

title = The Thieving Magpie
aim = Cards lie face down in pairs. Turn two. If they are alike, they are yours.
sharing = Everybody may look at the screen together, all the time.
place = { $number }: { $card }
place_down = [{ $number }]
place_empty = ·
turns =
    { $n ->
        [one] { $n } turn so far.
       *[other] { $n } turns so far.
    }
patience =
    { $n ->
        [one] The magpie watches { $n } more wrong turn.
       *[other] The magpie watches { $n } more wrong turns.
    }
pairs = Pairs: { $pairs }.
result_turns =
    { $n ->
        [one] All pairs in { $n } turn.
       *[other] All pairs in { $n } turns.
    }
needs = For { $cards } cards, a perfect memory with ordinary luck needs about { $perfect } turns, and luck alone { $luck }.
result_saved = Pairs saved from the magpie: { $pairs }.

## Options: how hard

option-level-size =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## What somebody is asked

ask-first = { $name }, which card do you turn? Type its number.
ask-second = { $name }, and which second card?
ask-study = { $name }, look at both. Press Enter when you are ready.

## What lies on the table, in the middle of a sentence

value-ring = ring
value-key = key
value-spoon = spoon
value-button = button
value-coin = coin
value-bell = bell
value-thimble = thimble
value-watch = watch
value-crown = crown
value-marble = marble
value-necklace = necklace
value-medal = medal
value-mirror = mirror
value-whistle = whistle
value-scissors = scissors
value-lock = lock
value-star = star
value-cup = cup
value-spectacles = spectacles
value-buckle = buckle
value-lantern = lantern

## What happened

event-laid =
    { $n ->
        [one] { $n } card lies face down.
       *[other] { $n } cards lie face down.
    }
event-turned_over = { $name } turns { $number }: { $card }.
event-turned_over_you = You turn { $number }: { $card }.
event-pair_taken = A pair! { $name } takes it: { $card }.
event-pair_taken_you = A pair! It is yours: { $card }.
event-no_pair = No pair. Look well.
event-got_ready = { $name } is ready.
event-got_ready_you = You are ready.
event-turned_down = Cards { $first } and { $second } are face down again.
event-flown_off =
    { $n ->
        [one] The magpie flies off with { $n } pair.
       *[other] The magpie flies off with { $n } pairs.
    }
event-ended = All pairs are taken. The game is over.

## The rules, by number

rule-P1 = Each thing is there twice: cards in pairs, 21 kinds at most.
rule-P2 = The level says how many cards lie face down in rows: 12, 20, 30 or 42. Nobody has seen any of them.
rule-P3 = On your turn you turn one card face up for all to see, then a second one.
rule-P4 = Two alike: you take both and go on. Two different: all look at them, then they are turned down, and the next player has the turn.
rule-P5 = Where a pair was taken the place stays empty. Nothing moves.
rule-P6 = The game ends when all pairs are taken. Each pair is 1 point, and most points win.
rule-P7 = Alone you need as few turns as you can.
rule-P8 = Together you play against the magpie: after some wrong turns she flies off with what is left.
rule-P9 = With a glance you look at one card before you turn the first one.
rule-P10 = You may turn the two cards of a pair in any order. The second card is another one than the first.
rule-P11 = An example: you turn a ring, then a key: no pair. The next player turns the other key, then yours: a pair.
