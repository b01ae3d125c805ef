### The Magpie.
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
value-coin = coins
value-bell = bell
value-thimble = thimble
value-watch = watch
value-crown = crown
value-marble = marbles
value-necklace = necklace
value-medal = medal
value-mirror = mirror
value-whistle = whistle
value-scissors = scissors
value-lock = lock
value-star = star
value-cup = cup
value-spectacles = glasses
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
event-no_pair = No pair. Take a good look.
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
rule-P4 = Two alike: you take both and go on. Two different: all look at them, then they are turned down, and it is the next player’s turn.
rule-P5 = Where a pair was taken the place stays empty. Nothing moves.
rule-P6 = The game ends when all pairs are taken. Each pair is 1 point, and most points win.
rule-P7 = Alone you try to find all pairs in as few turns as you can.
rule-P8 = Together you play against the magpie: after too many wrong turns she flies off with what is left.
rule-P9 = With a glance you look at one card before you turn the first one.
rule-P10 = You may turn the two cards of a pair in any order. The second card is another one than the first.
rule-P11 = An example: you turn a ring, then a key: no pair. The next player turns the other key, then yours: a pair.

## On the page: on the closed box

page-lid-title = The Thieving Magpie
page-lid-line = Turn two cards. Are they alike?
page-lid-time = 5 minutes
page-lid-credit = The old game of pairs, which belongs to nobody; the magpie is our own
page-lid-setup-where-device-line = Pass it around; everybody looks together.

## On the page: inside the box

page-table-grid = The cards, { $rows } rows of { $columns }
page-table-faceUp = Card { $number }: { $card }
page-table-faceDown = Card { $number }, row { $row }, column { $column }: face down
page-table-empty = Place { $number }: empty
page-table-turnAt = { $place }. Turn it over
page-table-first = { $name }, turn a card.
page-table-firstOther = { $name } turns a card.
page-table-where = Where is the other one?
page-table-whereOther = { $name } looks for the other one.
page-table-second = { $card }! Where is the other one?
page-table-secondOther = { $name } looks for the other one: { $card }.
page-table-study = No pair. Take a good look at both.
page-table-turns-other = { $name } turns card { $number }.
page-table-turns-mine = You turn card { $number }.
page-table-pair = A pair!
page-table-noPair = No pair.
page-table-takes = { $name } takes both and goes on.
page-table-takes-mine = Both are yours. Go on!
page-table-saved = The magpie will not get these.
page-table-found =
    { $n ->
        [one] { $n } pair
       *[other] { $n } pairs
    }
page-table-left =
    { $n ->
        [one] { $n } pair is left
       *[other] { $n } pairs are left
    }
page-table-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
page-table-patience =
    { $n ->
        [one] { $n } more miss
       *[other] { $n } more misses
    }
page-table-over = All pairs are found.
page-table-flown = The magpie has flown off with the rest.
page-table-needs = For { $cards } cards, a perfect memory with ordinary luck needs about { $perfect } turns, and luck alone { $chance }.
page-table-notice-few = Only { $n } pairs to go.
page-table-notice-last = The last pair.
page-table-ending = The magpie flies by and drops what was found.

page-table-tell-laid =
    { $n ->
        [one] { $n } card lies face down.
       *[other] { $n } cards lie face down.
    }
page-table-tell-turned = { $name } turns card { $number }: { $card }.
page-table-tell-turned-mine = Card { $number }: { $card }.
page-table-tell-pair = A pair! { $name } takes it: { $card }.
page-table-tell-pair-mine = A pair! It is yours: { $card }.
page-table-tell-ready = { $name } is ready.
page-table-tell-turnedDown = Both cards are turned down.
page-table-tell-flown =
    { $n ->
        [one] The magpie flies off with { $n } pair.
       *[other] The magpie flies off with { $n } pairs.
    }

page-table-thing-ring = Ring
page-table-thing-key = Key
page-table-thing-spoon = Spoon
page-table-thing-button = Button
page-table-thing-coin = Coins
page-table-thing-bell = Bell
page-table-thing-thimble = Thimble
page-table-thing-watch = Watch
page-table-thing-crown = Crown
page-table-thing-marble = Marbles
page-table-thing-necklace = Necklace
page-table-thing-medal = Medal
page-table-thing-mirror = Mirror
page-table-thing-whistle = Whistle
page-table-thing-scissors = Scissors
page-table-thing-lock = Lock
page-table-thing-star = Star
page-table-thing-cup = Cup
page-table-thing-spectacles = Glasses
page-table-thing-buckle = Buckle
page-table-thing-lantern = Lantern

page-table-rule-aim = Everything that shines is there twice. The cards lie face down, and nobody has seen any of them. Find the pairs before the others do.
page-table-rule-setup = Depending on the level 12, 20, 30 or 42 cards lie in rows.
page-table-rule-turn1 = Turn a card over for all to see, then a second one.
page-table-rule-turn2 = Two alike: both are yours, and you go on.
page-table-rule-turn3 = Two different: all look at them for a moment. Then they are turned down, and it is the next player’s turn.
page-table-rule-turn4 = Where a pair was taken the place stays empty. Nothing moves.
page-table-rule-end = The game is over when all pairs are found. Each pair is a point, and most points win.
page-table-rule-solo = Alone: find all pairs in as few turns as you can.
page-table-rule-together = Together: the magpie looks on. After too many wrong turns she flies off with all that is left.
page-table-rule-glance = With a glance you look at one card before you turn the first one.

page-table-step-first = You are Mia. Everything here is there twice. Tap the first card.
page-table-step-firstElse = That would be fine, too. Here we begin with the first card.
page-table-step-second = A ring. Now a second card: tap the one beside it.
page-table-step-secondElse = At a real table you could. Here, please tap the second card.
page-table-step-miss = A key. That is no pair, so both are turned down. Remember where they are, then press “Ready”.
page-table-step-ben = Now it is Ben’s turn. He turns a key. Do you know where the other one is? Keep it to yourself.
page-table-step-benMiss = Ben did not know. Look where his key is, then press “Ready”.
page-table-step-know = Now you have seen both keys. One is the second card. Turn it.
page-table-step-knowElse = There is no key there. Here you may try again: it was the second card.
page-table-step-pair = And where is the other key?
page-table-step-pairElse = Ben turned it over. It was the third card.
page-table-step-yours = A pair! Both keys are yours, and you go on. Turn the first card again.
page-table-step-yoursElse = You could. Here, please turn the first card.
page-table-step-last = Much later: only two cards are left. Turn one of them: the fifth.
page-table-step-lastElse = Please turn the other one first.
page-table-step-lastPair = And the last card of all.
page-table-step-over = All pairs are found, and the game is over. You win with 4 to 2.

page-table-progress-axis = cards remembered
page-table-error-neighbour = the card next to it
page-table-error-elsewhere = a card further away
page-table-coach-up = You remember { $kept } of 100 here. Try the next level: { $size } cards.
page-table-coach-down = You remember { $kept } of 100 here. One level down, with { $size } cards, may be more fun.
page-table-review-said = You turned
page-table-review-truth = It was here
page-table-review-asked = The other one: { $card }
page-table-review-place = Card { $number }: { $card }
page-table-review-elsewhere = That is further away.
page-table-drill-look = Card { $number }: { $card }. Remember it.
page-table-drill-wrong = It was card { $number }.
